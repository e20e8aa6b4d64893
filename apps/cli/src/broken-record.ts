import type { RecordFault } from '@parley/audit';
import type { ExportFault } from '@parley/contracts';
import { CliError, EXIT } from './exit-codes.js';

/** Where a record does not hold together, for programs. */
export interface Broken {
  kind: RecordFault['kind'];
  /** The version of the first event that is not as it has to be, where it is one. */
  version?: number;
  /** The line of the file, from 1. */
  line?: number;
}

/** A record that does not hold together: exit code 6. */
export class BrokenRecord extends CliError {
  constructor(
    message: string,
    readonly broken: Broken,
  ) {
    super(message, EXIT.verificationFailed);
  }
}

export function brokenBy(fault: ExportFault): Broken {
  const { kind } = fault;
  const line = 'line' in fault ? { line: fault.line } : {};
  if (kind === 'missing') return { kind, version: fault.from, ...line };
  return { kind, ...('version' in fault && { version: fault.version }), ...line };
}
