import type { ConsoleProtocol } from '../protocol.js';

export const negotiation: ConsoleProtocol = {
  name: 'negotiation',
  terminal: './parley negotiate -f examples/negotiation/meetup.yaml',
  screens: async () => (await import('./screens.js')).screens,
  opening: async () => (await import('./opening.js')).opening,
};
