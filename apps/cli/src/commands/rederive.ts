import { allItems, channelsList, refusalsList, type RefusalPage } from '@parley/client';
import { auditExport, verdictOf, type AuditReport, type AuditVerdict } from '@parley/audit';
import { plainJson, plainLine } from '@parley/untrusted';
import { BrokenRecord } from '../broken-record.js';
import { command } from '../called.js';
import { CliError, EXIT } from '../exit-codes.js';
import { ofFile, ofText, type Exported } from '../exported.js';
import { held } from '../exported-record.js';
import { chosenLanguage } from '../language.js';
import { print, printText } from '../output.js';
import { printed } from '../print-results.js';
import { auditText, refusalsText } from '../render/audit-text.js';
import type { GlobalOptions, Session } from '../session.js';
import { spokenWords } from '../words.js';
import { exportOf } from './audit.js';

const EXITS: Record<AuditVerdict, number> = {
  follows: EXIT.done,
  incomplete: EXIT.inputsMissing,
  diverges: EXIT.diverges,
};

/** Needs no server: the file holds all that is decided again. */
export function auditFile(file: string, { output }: GlobalOptions): number {
  const exported = ofFile(file);
  const report = reportFor(output, exported, file);
  return printReport(report, file, output, exported.proof() === undefined ? {} : { proof: 'not_checked' });
}

/** A channel of the server, with what was refused in it: that is in no export. */
export async function auditOne({ client }: Session, channel: string, { output }: GlobalOptions): Promise<number> {
  const report = reportFor(output, ofText(await exportOf(client, channel)), channel);
  const refusals = await allItems((cursor) =>
    refusalsList({ ...client.to, query: { channel, limit: '200', ...cursor } }),
  );
  return printReport(report, channel, output, { refusals });
}

/** Every channel of the server, one after another; the exit code is that of the worst. */
export async function auditAll({ client }: Session, options: GlobalOptions): Promise<number> {
  const query = { limit: '200' };
  const channels = await allItems((cursor) => channelsList({ ...client.to, query: { ...query, ...cursor } }));
  const audited: { channel_id: string; verdict: AuditVerdict | 'broken' }[] = [];
  for (const { channel_id } of channels) {
    const one = await auditedOf(channel_id, () => exportOf(client, channel_id));
    audited.push(one.result);
    if (options.output === 'text') printText(one.text);
  }
  const count = (verdict: AuditVerdict | 'broken') => audited.filter((one) => one.verdict === verdict).length;
  const [follow, incomplete, diverge, broken] = [
    ...[count('follows'), count('incomplete')],
    ...[count('diverges'), count('broken')],
  ] as [number, number, number, number];
  if (!printed(audited, options)) {
    const words = spokenWords().audit;
    printText(words.all(audited.length, follow, incomplete, diverge, broken));
    printText(words.notShown);
  }
  if (broken) return EXIT.verificationFailed;
  if (diverge) return EXIT.diverges;
  return incomplete ? EXIT.inputsMissing : EXIT.done;
}

/** @throws CliError */
export function neitherNorBoth(): never {
  throw new CliError(spokenWords().audit.oneOrAll, EXIT.usage);
}

/** One that does not even hold together is told of among the others. */
async function auditedOf(channel_id: string, read: () => Promise<string>) {
  try {
    const report = reportOf(ofText(await read()), channel_id);
    return { result: { ...report, verdict: verdictOf(report) }, text: auditText(report, channel_id, 'short') };
  } catch (error) {
    if (!(error instanceof BrokenRecord)) throw error;
    return { result: { channel_id, ...brokenReport(error) }, text: error.message };
  }
}

const brokenReport = ({ broken, message }: BrokenRecord) => ({ verdict: 'broken' as const, ...broken, message });

/** The same for one alone: programs are told on stdout, too, why there is none. */
function reportFor(output: GlobalOptions['output'] = 'text', exported: Exported, what: string): AuditReport {
  try {
    return reportOf(exported, what);
  } catch (error) {
    if (output !== 'text' && error instanceof BrokenRecord) print(plainJson(brokenReport(error)));
    throw error;
  }
}

/** @throws BrokenRecord where the chain breaks, an event is none, or no rules of this release are the channel's */
const reportOf = ({ lines }: Exported, what: string): AuditReport =>
  held(auditExport(lines, { language: chosenLanguage() }), what).report;

/** Prints what came of it. @returns the exit code */
function printReport(
  report: AuditReport,
  what: string,
  output: GlobalOptions['output'] = 'text',
  more: { refusals?: RefusalPage['items']; proof?: 'not_checked' },
): number {
  const verdict = verdictOf(report);
  if (output === 'text') {
    printText(auditText(report, what));
    if (more.refusals?.length) printText(refusalsText(more.refusals));
    if (more.proof) printText(spokenWords().audit.proofNotChecked(command`verify ${plainLine(what)}`));
    printText(spokenWords().audit.notShown);
  } else print(plainJson({ ...report, verdict, ...more }));
  return EXITS[verdict];
}
