import { firstEventBreach, type ExportFault, type RecordedEvent } from '@parley/contracts';
import { plainLine } from '@parley/untrusted';
import { CliError, EXIT } from './exit-codes.js';
import { chosenLanguage } from './language.js';
import { spokenWords } from './words.js';

/** Where a record does not hold together, for programs. */
export interface Broken {
  kind: ExportFault['kind'] | 'not_by_contract' | 'unknown_protocol';
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

/** Fields that are named of an event that breaks the contract. */
const MOST_FIELDS = 3;

/** @throws BrokenRecord where an event is none by the contract, whose chain may well hold */
export function keepTheContract(events: readonly RecordedEvent[], what: string): void {
  const breach = firstEventBreach(events, chosenLanguage());
  if (!breach) return;
  const { version, fields } = breach;
  const words = spokenWords();
  const why = fields.slice(0, MOST_FIELDS).map(({ pointer, reason }) => plainLine(`${pointer} ${reason}`));
  const text = words.audit.notByContract(plainLine(what), version, why.join('; '));
  throw new BrokenRecord(text, { kind: 'not_by_contract', version });
}
