import type { CliProtocol } from '../protocol.js';
import { deliberate, takePart } from './usage.js';

/** Planning workshops at the command line. */
export const workshop: CliProtocol = {
  name: 'workshop',
  usage: { deliberate, takePart },
  terminal: async () => (await import('./terminal.js')).terminal,
};
