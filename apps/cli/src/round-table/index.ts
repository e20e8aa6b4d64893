import type { CliProtocol } from '../protocol.js';
import { deliberate, takePart } from './usage.js';

/** Round tables at the command line. */
export const roundTable: CliProtocol = {
  name: 'round-table',
  usage: { deliberate, takePart },
  terminal: async () => (await import('./terminal.js')).terminal,
};
