import { ExportCheck, type CheckOptions } from './export-check.js';
import { isEvent, isKeys, isProof, lineOf } from './export-lines.js';
import type { ExportVerdict } from './export-verdict.js';
import type { RecordedEvent } from './recorded-event.js';

export { ExportCheck, type CheckOptions } from './export-check.js';
export type { ExportFault, ExportVerdict, Found, InputLine, Manifest, SealedInputLine } from './export-verdict.js';

/** Checks an export that is there whole. Needs no server and no database: the text holds all that the chain covers (P5). */
export function verifyExport(text: string, options: CheckOptions): ExportVerdict {
  const check = new ExportCheck(options);
  for (const line of linesIn(text)) if (!check.take(line)) break;
  return check.end();
}

/** The lines of a text one after the other, without a second copy of all of them. */
export function* linesIn(text: string): Generator<string> {
  for (let from = 0; from <= text.length;) {
    const end = text.indexOf('\n', from);
    yield text.slice(from, end < 0 ? text.length : end);
    if (end < 0) return;
    from = end + 1;
  }
}

/** The line behind the last, where there is one: how all of it is in what was signed of the log. Nothing of it is checked here. */
export function proofLineOf(text: string): string | undefined {
  const trimmed = text.trimEnd();
  const last = trimmed.slice(trimmed.lastIndexOf('\n') + 1).trim();
  return isProof(last) ? last : undefined;
}

/** The keys of people's words that an export holds. */
export function exportedKeys(text: string): ReadonlyMap<string, string> {
  const [line = ''] = lastLines(text, 3).filter((one) => one.startsWith('{"keys":'));
  const read = lineOf(line);
  return new Map(isKeys(read, line) ? Object.entries(read.keys) : []);
}

/** The last lines of a text, so many at most; what is before them is not looked at. */
function lastLines(text: string, most: number): string[] {
  const lines: string[] = [];
  for (let end = text.trimEnd().length; end > 0 && lines.length < most;) {
    const start = text.lastIndexOf('\n', end - 1) + 1;
    lines.push(text.slice(start, end).trim());
    end = start - 1;
  }
  return lines;
}

/** The events of an export as they are hashed: what people said is sealed. */
export const exportedEvents = (text: string): RecordedEvent[] => Array.from(linesIn(text), lineOf).filter(isEvent);
