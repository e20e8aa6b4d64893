import type { Consent, MinorityView, Vote } from '@parley/contracts';

/** Where everyone stood by the end, as a protocol reads it from what each said itself (T5). */
export type Stood = Omit<Consent, 'contradicted'>;

/** No side was taken against it, and nobody is missing: what silence and failure alone never make true (N6). */
export const isShared = ({ minority, not_heard }: Pick<Stood, 'minority' | 'not_heard'>): boolean =>
  !minority.length && !not_heard.length;

/** Where somebody stood who does not share what it came to, or `not_heard`. */
export interface Apart {
  participant_id: string;
  stance: Vote['stance'] | 'not_heard';
}

const APART: ReadonlySet<string> = new Set(['partly', 'undecided', 'disagree', 'withdrew']);

/** Everybody who does not share it, in the whole or in a part, and everybody who was not heard: each once. */
export function apartIn({ votes, minority, not_heard }: Pick<Stood, 'votes' | 'minority' | 'not_heard'>): Apart[] {
  const stances = new Map<string, Apart['stance']>(votes.map(({ participant_id, stance }) => [participant_id, stance]));
  for (const id of not_heard) stances.set(id, 'not_heard');
  const ids = new Set([
    ...votes.filter(({ stance }) => APART.has(stance)).map(({ participant_id }) => participant_id),
    ...minority.map(({ participant_id }) => participant_id),
    ...not_heard,
  ]);
  return [...ids].map((participant_id) => ({ participant_id, stance: stances.get(participant_id) ?? 'disagree' }));
}

/** How many stand where. */
export function countsOf(votes: readonly Vote[]): Partial<Record<Vote['stance'], number>> {
  const counts: Partial<Record<Vote['stance'], number>> = {};
  for (const { stance } of votes) counts[stance] = (counts[stance] ?? 0) + 1;
  return counts;
}

/** A dissent as it was said: never without words. */
export function dissentOf({ participant_id, position, argument, request_ids, about }: MinorityView): MinorityView {
  return {
    participant_id,
    position: position || argument || '…',
    argument: argument || position || '…',
    request_ids: latestTurns(request_ids),
    ...(about !== undefined && { about }),
  };
}

/** Characters of an argument: an ending has to fit into one event, however many dissent; all of it is where it was said. */
const MOST_OF_AN_ARGUMENT = 1_000;

const boundedDissent = ({ position, argument, about, ...of }: MinorityView): MinorityView => ({
  ...of,
  position: cut(position, MOST_OF_AN_ARGUMENT),
  argument: cut(argument, MOST_OF_AN_ARGUMENT),
  ...(about !== undefined && { about: cut(about, 200) }),
});

/** The contract's bounds. */
export const bounded = ({ votes, minority, not_heard, open_points }: Stood): Stood => ({
  votes: votes.slice(0, 100),
  minority: minority.slice(0, 40).map(boundedDissent),
  not_heard: not_heard.slice(0, 100),
  open_points: open_points.slice(0, 50).map((point) => cut(point, 1_000)),
});

const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

/** Turns that a minority view names at most, by the contract. */
const MOST = 10;

/** The turns on which somebody dissented, as a minority view names them: its latest. */
export const latestTurns = (request_ids: readonly string[]): string[] => request_ids.slice(-MOST);
