import type { Consent, MinorityView, Vote } from '@parley/contracts';
import { latestTurns } from '../latest-turns.js';

/** Who stood where by the end, as a protocol reads it from what each said itself (T5). */
export type Stood = Omit<Consent, 'contradicted'>;

/** No side was taken against it, and nobody is missing: what silence and failure alone never make true (N6). */
export const isShared = ({ minority, not_heard }: Pick<Stood, 'minority' | 'not_heard'>): boolean =>
  !minority.length && !not_heard.length;

/** How many stand where. */
export function countsOf(votes: readonly Vote[]): Partial<Record<Vote['stance'], number>> {
  const counts: Partial<Record<Vote['stance'], number>> = {};
  for (const { stance } of votes) counts[stance] = (counts[stance] ?? 0) + 1;
  return counts;
}

/** A dissent as the contract has it: never without words, never longer than it may be. */
export function dissentOf({ participant_id, position, argument, request_ids, about }: MinorityView): MinorityView {
  return {
    participant_id,
    position: cut(position || argument || '…', 1_000),
    argument: cut(argument || position || '…', 8_000),
    request_ids: latestTurns(request_ids),
    ...(about !== undefined && { about: cut(about, 200) }),
  };
}

/** The contract's bounds. */
export const bounded = ({ votes, minority, not_heard, open_points }: Stood): Stood => ({
  votes: votes.slice(0, 100),
  minority: minority.slice(0, 200),
  not_heard: not_heard.slice(0, 100),
  open_points: open_points.slice(0, 50).map((point) => cut(point, 1_000)),
});

const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text);
