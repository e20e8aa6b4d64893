import {
  ExportCheck,
  firstEventBreach,
  sha256,
  type EventBreach,
  type ExportFault,
  type Found,
  type RecordedEvent,
} from '@parley/contracts';
import { REGISTRY } from '@parley/protocols';
import { auditRecord } from './audit-channel.js';
import type { AuditedRecord } from './audited-record.js';
import { exportedRecord } from './exported-record.js';
import type { AuditReport } from './report.js';

/** Why nothing can be decided again: it does not hold together, or is of what this release does not know. */
export type RecordFault =
  | ExportFault
  | ({ kind: 'not_by_contract' } & EventBreach)
  | { kind: 'unknown_protocol'; protocol: string };

export type Checked<Whole> = ({ ok: true } & Whole) | { ok: false; fault: RecordFault };

interface Options {
  /** The language of what is said of fields. */
  language: 'en' | 'zh';
  /** The name of the rules that decide now. */
  rules?: string;
}

/**
 * Audits an export: its chain first, then whether its events are any that Parley could have recorded, then whether they follow.
 * @param lines from its first on, as often as they are asked for: it is read four times, and never held
 */
export function auditExport(
  lines: () => Iterable<string>,
  { language, rules }: Options,
): Checked<{ report: AuditReport; found: Found }> {
  const checked = checkedRecord(lines, language);
  if (!checked.ok) return checked;
  const { record, found } = checked;
  return {
    ok: true,
    report: auditRecord(record, { registry: REGISTRY, ...(rules !== undefined && { rules }) }),
    found,
  };
}

/** The record of an export, once its chain and the contract hold. */
export function checkedRecord(
  lines: () => Iterable<string>,
  language: Options['language'],
): Checked<{ record: AuditedRecord; opening: RecordedEvent; found: Found }> {
  const check = new ExportCheck({ sha256 });
  for (const line of lines()) if (!check.take(line)) break;
  const verdict = check.end();
  if (!verdict.ok) return verdict;
  const record = exportedRecord(lines, check.keys);
  const [opening] = record.events as Iterable<RecordedEvent> as [RecordedEvent];
  const { protocol } = opening;
  if (!REGISTRY.deliberation.openingOf(protocol)) return { ok: false, fault: { kind: 'unknown_protocol', protocol } };
  const breach = firstEventBreach(record.events, language);
  if (breach) return { ok: false, fault: { kind: 'not_by_contract', ...breach } };
  return { ok: true, record, opening, found: verdict.export };
}
