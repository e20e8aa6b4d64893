import type { CliProtocol } from '../protocol.js';
import { deliberate, takePart } from './usage.js';

/** Teams with debates at the command line. */
export const team: CliProtocol = {
  name: 'team',
  usage: { deliberate, takePart },
  terminal: async () => (await import('./terminal.js')).terminal,
};
