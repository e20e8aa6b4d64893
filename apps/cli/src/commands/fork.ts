import { command } from '../called.js';
import { acceptRefused } from '../channel/accept-estimate.js';
import { findParticipant } from '../channel/find-participant.js';
import { send, type Committed } from '../channel/send.js';
import { note } from '../output.js';
import type { GlobalOptions, Session } from '../session.js';
import { spokenWords } from '../words.js';
import { changesOf } from './fork-settings.js';

export interface ForkOptions {
  at: number;
  set?: readonly string[];
  say?: string;
  because?: string;
  fresh?: boolean;
  /** Told the id of the fork. */
  onOpened?(id: string): void;
}

/** Goes on from a version of a channel as a channel of its own (ADR 47), and says how it is followed and compared. */
export async function fork(
  session: Session,
  channel: string,
  { at, set = [], say, because, fresh, onOpened }: ForkOptions,
  options: GlobalOptions,
): Promise<number> {
  const changes = changesOf(set);
  const seats = await Promise.all(
    (changes.seats ?? []).map(async (seat) => ({
      ...seat,
      participant_id: await findParticipant(session.client, channel, seat.participant_id),
    })),
  );
  const body = {
    at,
    changes: { ...changes, ...(seats.length && { seats }) },
    ...(say !== undefined && { say }),
    ...(because !== undefined && { reason: because }),
    ...(fresh && { fresh }),
  };
  const { fork: words } = spokenWords();
  const line = ({ channel_id }: Committed) => {
    onOpened?.(channel_id);
    return words.opened(channel_id, channel, at);
  };
  const open = (to: Session, more: object) =>
    send(to, { channel, path: 'forks', body: { ...body, ...more }, line: (answer) => line(answer) }, options);
  const code = await open(session, {}).catch(async (error: unknown) => {
    await acceptRefused(error, options);
    // Which channel is meant was asked before.
    const { guessed: _asked, ...sure } = session;
    return open(sure, { accepts_cost: true });
  });
  if (options.output === 'text' && !options.quiet)
    note(words.next(command`follow last`, command`compare ${channel} last`));
  return code;
}
