import type { ConsoleProtocol } from '../protocol.js';

export const roundTable: ConsoleProtocol = {
  name: 'round-table',
  terminal: './parley board -f examples/round-table/four-days.yaml',
  screens: async () => (await import('./screens.js')).screens,
  opening: async () => (await import('./opening.js')).opening,
};
