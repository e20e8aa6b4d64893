import { channelsShow } from '@parley/client';
import { plainLine } from '@parley/untrusted';
import { createInterface } from 'node:readline/promises';
import { CliError, EXIT } from '../exit-codes.js';
import { note } from '../output.js';
import type { GlobalOptions, Session } from '../session.js';
import { spokenWords } from '../words.js';

/**
 * Says which channel a command is about to change, and asks where that was guessed: nobody stops a board that they did not
 * mean. @throws CliError where it is not meant, or nobody can be asked
 */
export async function confirmTarget(session: Session, channel: string, options: GlobalOptions): Promise<void> {
  const mayAsk = options.input && process.stdin.isTTY;
  const guessed = session.guessed?.channel === channel ? session.guessed.by : undefined;
  const isOpen = guessed === 'last' || (guessed && mayAsk);
  if (options.quiet && !isOpen) return;
  const topic = await topicOf(session, channel);
  const words = spokenWords().commands;
  if (!options.quiet && topic !== undefined) note(words.changes(topic, channel));
  if (!isOpen) return;
  if (!mayAsk) throw new CliError(spokenWords().errors.nameIt(topic ?? channel, channel), EXIT.usage);
  const asking = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await asking.question(words.isMeant).finally(() => asking.close());
  if (!YES.test(answer.trim())) throw new CliError(spokenWords().errors.notMeant, EXIT.usage);
}

/** Undefined where it may not be read, as by the key of a negotiation's seat (N1); what is wrong else, the command is told. */
const topicOf = ({ client }: Session, channel: string): Promise<string | undefined> =>
  channelsShow({ ...client.to, path: { id: channel } }).then(
    ({ data }) => plainLine(data.topic),
    () => undefined,
  );

const YES = /^(?:y|yes|是|好)$/iu;
