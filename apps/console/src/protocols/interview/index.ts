import type { ConsoleProtocol } from '../protocol.js';

export const interview: ConsoleProtocol = {
  name: 'interview',
  terminal: './parley interview -f examples/interview/club-calendar.yaml',
  commands: ['/deliver'],
  screens: async () => (await import('./screens.js')).screens,
  opening: async () => (await import('./opening.js')).opening,
};
