import { channelsShow } from '@parley/client';
import { createInterface } from 'node:readline/promises';
import { complaints } from '../errors-wording.js';
import { CliError, EXIT } from '../exit-codes.js';
import { note } from '../output.js';
import type { GlobalOptions, Session } from '../session.js';
import { commandWords } from './wording.js';

/**
 * Says which channel a command is about to change, and asks where that was guessed: nobody stops a board that they did not
 * mean. @throws CliError where it is not meant, or nobody can be asked
 */
export async function confirmTarget(session: Session, channel: string, options: GlobalOptions): Promise<void> {
  const mayAsk = options.input && process.stdin.isTTY;
  const guessed = session.guessed?.channel === channel ? session.guessed.by : undefined;
  const isOpen = guessed === 'last' || (guessed && mayAsk);
  if (options.quiet && !isOpen) return;
  const { data } = await channelsShow({ ...session.client.to, path: { id: channel } });
  const words = commandWords();
  if (!options.quiet) note(words.changes(data.topic, channel));
  if (!isOpen) return;
  if (!mayAsk) throw new CliError(complaints().nameIt(data.topic, channel), EXIT.usage);
  const asking = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await asking.question(words.isMeant).finally(() => asking.close());
  if (!YES.test(answer.trim())) throw new CliError(complaints().notMeant, EXIT.usage);
}

const YES = /^(?:y|yes|是|好)$/iu;
