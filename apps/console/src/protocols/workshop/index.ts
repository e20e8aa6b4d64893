import type { ConsoleProtocol } from '../protocol.js';

export const workshop: ConsoleProtocol = {
  name: 'workshop',
  terminal: './parley plan -f examples/workshop/offline-reading.yaml',
  screens: async () => (await import('./screens.js')).screens,
  opening: async () => (await import('./opening.js')).opening,
};
