import { checkedRecord, type AuditedRecord, type Checked, type RecordFault } from '@parley/audit';
import type { RecordedEvent } from '@parley/contracts';
import { plainLine } from '@parley/untrusted';
import { brokenBy, BrokenRecord } from './broken-record.js';
import { ofFile } from './exported.js';
import { chosenLanguage } from './language.js';
import { faultText } from './render/fault-text.js';
import { spokenWords } from './words.js';

/** The record of an exported file, read from it whenever it is looked at. @throws BrokenRecord where it does not hold together */
export function recordOfFile(file: string): AuditedRecord & { opening: RecordedEvent } {
  const { record, opening } = held(checkedRecord(ofFile(file).lines, chosenLanguage()), file);
  return { ...record, opening };
}

/** What holds together. @throws BrokenRecord where it does not */
export function held<Whole>(checked: Checked<Whole>, what: string): Whole {
  if (checked.ok) return checked;
  throw brokenRecord(checked.fault, what);
}

/** Fields that are named of an event that breaks the contract. */
const MOST_FIELDS = 3;

function brokenRecord(fault: RecordFault, what: string): BrokenRecord {
  const { audit: words } = spokenWords();
  const name = plainLine(what);
  const { kind } = fault;
  if (kind === 'unknown_protocol') {
    const text = words.unknownProtocol(name, plainLine(String(fault.protocol)));
    return new BrokenRecord(text, { kind, version: 1 });
  }
  if (kind !== 'not_by_contract') return new BrokenRecord(faultText(name, fault), brokenBy(fault));
  const { version, fields } = fault;
  const why = fields.slice(0, MOST_FIELDS).map(({ pointer, reason }) => plainLine(`${pointer} ${reason}`));
  return new BrokenRecord(words.notByContract(name, version, why.join('; ')), { kind, version });
}
