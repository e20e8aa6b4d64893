import type { ConsoleProtocol } from '../protocol.js';
import { words } from './words.js';

export const negotiation: ConsoleProtocol = {
  name: 'negotiation',
  words,
  terminal: './parley negotiate -f examples/negotiation/meetup.yaml',
  screens: async () => (await import('./screens.js')).screens,
  opening: async () => (await import('./opening.js')).opening,
};
