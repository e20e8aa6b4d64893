import type { CliProtocol } from '../protocol.js';
import { deliberate, read } from './usage.js';

/** Interviews at the command line. */
export const interview: CliProtocol = {
  name: 'interview',
  usage: { deliberate, read },
  terminal: async () => (await import('./terminal.js')).terminal,
};
