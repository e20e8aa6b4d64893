import { EXIT } from '../exit-codes.js';
import { note } from '../output.js';
import { terminalOf } from '../known-protocols.js';
import type { GlobalOptions, Session } from '../session.js';
import { openingOf } from '../channel/recorded.js';
import { spokenWords } from '../words.js';

/** Says how a channel's files are got, where it was seen to its end by another command than the one that saves them. */
export async function tellFiles({ client }: Session, channel: string, options: GlobalOptions, code: number) {
  if (code === EXIT.detached || options.quiet) return code;
  const opening = await openingOf(client, channel).catch(() => undefined);
  const files = opening && (await terminalOf(opening.protocol)).filesBy?.(channel);
  if (files) note(spokenWords().commands.filesBy(files));
  return code;
}
