import { channelsShow } from '@parley/client';
import { plainLine } from '@parley/untrusted';
import { CliError, EXIT } from '../exit-codes.js';
import { note } from '../output.js';
import type { GlobalOptions, Session } from '../session.js';
import { spokenWords } from '../words.js';
import { askYes, mayAsk } from './ask-yes.js';

/**
 * Says which channel a command is about to change, and asks where that was guessed: nobody stops a board that they did not
 * mean. @throws CliError where it is not meant, or nobody can be asked
 */
export async function confirmTarget(session: Session, channel: string, options: GlobalOptions): Promise<void> {
  const guessed = session.guessed?.channel === channel ? session.guessed.by : undefined;
  const isOpen = guessed === 'last' || (guessed && mayAsk(options));
  if (options.quiet && !isOpen) return;
  const topic = await topicOf(session, channel);
  const words = spokenWords().commands;
  if (!options.quiet && topic !== undefined) note(words.changes(topic, channel));
  if (!isOpen) return;
  if (!mayAsk(options)) throw new CliError(spokenWords().errors.nameIt(topic ?? channel, channel), EXIT.usage);
  await askYes(words.isMeant);
}

/** Undefined where it may not be read, as by the key of a negotiation's seat (N1); what is wrong else, the command is told. */
const topicOf = ({ client }: Session, channel: string): Promise<string | undefined> =>
  channelsShow({ ...client.to, path: { id: channel } }).then(
    ({ data }) => plainLine(data.topic),
    () => undefined,
  );
