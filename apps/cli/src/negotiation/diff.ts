import { negotiationViewsDiff } from '@parley/client';
import { ofChannel, printed } from '../print-results.js';
import { EXIT } from '../exit-codes.js';
import { paint } from '../render/style.js';
import type { GlobalOptions, Session } from '../session.js';
import { printText } from '../output.js';
import { spokenWords } from '../words.js';

/** What changed between two versions of a proposal (N3). */
export async function diff(
  { client }: Session,
  channel: string,
  from: number,
  to: number,
  options: GlobalOptions,
): Promise<number> {
  const query = { from: String(from), to: String(to) };
  const { changes } = (await negotiationViewsDiff({ ...client.to, path: { id: channel }, query })).data;
  if (
    printed(
      changes.map((one) => ofChannel(channel, one)),
      options,
    )
  )
    return EXIT.done;
  const words = spokenWords().negotiationCommands;
  for (const { path, from: before, to: after, unit = '' } of changes) {
    printText(`${paint.bold(path)} ${before ?? words.none} → ${after ?? words.gone}${unit && ` ${unit}`}`);
  }
  if (!changes.length) printText(words.noDifference);
  return EXIT.done;
}
