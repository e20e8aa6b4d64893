import type { ConsoleProtocol } from '../protocol.js';
import { words } from './words.js';

export const interview: ConsoleProtocol = {
  name: 'interview',
  words,
  terminal: './parley interview -f examples/interview/club-calendar.yaml',
  commands: ['/deliver'],
  screens: async () => (await import('./screens.js')).screens,
  opening: async () => (await import('./opening.js')).opening,
};
