import type { ConsoleProtocol } from '../protocol.js';

export const team: ConsoleProtocol = {
  name: 'team',
  terminal: './parley team -f examples/team/club-payments.yaml',
  commands: ['/debate'],
  screens: async () => (await import('./screens.js')).screens,
  opening: async () => (await import('./opening.js')).opening,
};
