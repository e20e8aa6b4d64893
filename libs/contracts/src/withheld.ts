import type { CommandTypes, EventTypes } from './generated/types.js';
import type { RecordedEvent } from './recorded-event.js';

/** Events whose command nobody is shown before another event of the channel tells all of it (N1). */
const TOLD_BY: Partial<Record<keyof EventTypes, keyof EventTypes>> = { BallotSealed: 'BallotsRevealed' };

/** Whether what an event's command asked for may be withheld. */
export const mayBeWithheld = ({ type }: Pick<RecordedEvent, 'type'>): boolean => TOLD_BY[type] !== undefined;

/** Whether it is, in a channel that has events of these types. */
export function isWithheld({ type }: Pick<RecordedEvent, 'type'>, types: ReadonlySet<string>): boolean {
  const teller = TOLD_BY[type];
  return teller !== undefined && !types.has(teller);
}

/**
 * What is made up for a command where its sender says none of it, so that nobody guesses what its hash is of. A command that is sent again
 * is the same only with the same.
 */
export const MADE_UP: Partial<Record<keyof CommandTypes, string>> = { SubmitBallot: 'nonce' };
