import type { CliProtocol } from '../protocol.js';
import { deliberate, read, takePart } from './usage.js';

/** Negotiations at the command line. */
export const negotiation: CliProtocol = {
  name: 'negotiation',
  usage: { deliberate, takePart, read },
  terminal: async () => (await import('./terminal.js')).terminal,
};
