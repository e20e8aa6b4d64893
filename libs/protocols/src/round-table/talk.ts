import type { ContributionMade, RoundSummarised, Stance } from '@parley/contracts';
import { shortened } from '../shared/work/quoted.js';

/** What was said at a table, as far as prompts show it: all of it is in the log. */
export interface Talk {
  /** What came before the rounds that are kept word for word. */
  before?: Recap;
  /** What was said since, in its order. */
  entries: Entry[];
}

export type Entry = Said | UserSaid | SummedUp;

export interface Said {
  kind: 'said';
  round: number;
  participant_id: string;
  text: string;
  stance?: Stance;
}

export interface UserSaid {
  kind: 'user';
  /** The round that hears it first. */
  round: number;
  text: string;
}

/** What stood after a round, by the facilitator: it takes the summary before up into itself. */
export interface SummedUp {
  kind: 'summary';
  round: number;
  summary: string;
  open_points: string[];
}

/** The rounds that are no longer kept word for word. */
export interface Recap {
  /** The last of them. */
  through: number;
  summary?: SummedUp;
  /** Where each member stood last, of what the summary does not have. */
  positions: Position[];
  /** What the user said last, of what the summary does not have. */
  user: string[];
}

export interface Position {
  participant_id: string;
  round: number;
  verdict?: Stance['verdict'];
  claim: string;
}

/** Rounds that are kept word for word, and how many of them stay when they have become more. */
const MOST_ROUNDS = 6;
const ROUNDS_LEFT = 2;
/** Characters of a position or a user's sentence in the recap, and how many of the latter. */
const EXCERPT = 300;
const USER_KEPT = 5;

export const NOTHING_SAID: Talk = { entries: [] };

export const said = ({ entries, ...talk }: Talk, { participant_id, round, text, stance }: ContributionMade): Talk => ({
  ...talk,
  entries: [...entries, { kind: 'said', participant_id, round, text, ...(stance && { stance }) }],
});

export const saidByUser = ({ entries, ...talk }: Talk, round: number, texts: readonly string[]): Talk => ({
  ...talk,
  entries: [...entries, ...texts.map((text): Entry => ({ kind: 'user', round, text }))],
});

export const summedUp = ({ entries, ...talk }: Talk, { round, summary, open_points }: RoundSummarised): Talk => ({
  ...talk,
  entries: [...entries, { kind: 'summary', round, summary, open_points }],
});

/**
 * The talk as the next round finds it. Only every few rounds is its older part taken together, and then several rounds at
 * once: in between prompts only grow at their end, so that a provider's cache has what came before.
 */
export function compacted(talk: Talk, next: number): Talk {
  const earlier = talk.entries.filter(({ round }) => round < next);
  const rounds = [...new Set(earlier.map(({ round }) => round))];
  if (rounds.length <= MOST_ROUNDS) return talk;
  const from = rounds.at(-ROUNDS_LEFT)!;
  const old = talk.entries.filter(({ round }) => round < from);
  return { before: recap(talk.before, old, from - 1), entries: talk.entries.filter(({ round }) => round >= from) };
}

function recap(before: Recap | undefined, old: readonly Entry[], through: number): Recap {
  const summary = old.findLast(isSummary) ?? before?.summary;
  const isNew = ({ round }: { round: number }) => round > (summary?.round ?? 0);
  const latest = new Map((before?.positions ?? []).map((position) => [position.participant_id, position]));
  for (const one of old.filter(isSaid)) latest.set(one.participant_id, positionOf(one));
  const carried = summary === before?.summary ? (before?.user ?? []) : [];
  const user = old.flatMap((entry) => (entry.kind === 'user' && isNew(entry) ? shortened(entry.text, EXCERPT) : []));
  return {
    through,
    ...(summary && { summary }),
    positions: [...latest.values()].filter(isNew),
    user: [...carried, ...user].slice(-USER_KEPT),
  };
}

const positionOf = ({ participant_id, round, text, stance }: Said): Position => ({
  participant_id,
  round,
  ...(stance && { verdict: stance.verdict }),
  claim: shortened(stance?.claim || text, EXCERPT),
});

export const isSaid = (entry: Entry): entry is Said => entry.kind === 'said';
export const isSummary = (entry: Entry): entry is SummedUp => entry.kind === 'summary';

/** What stands so far by the facilitator's last summary, and what has come since. */
export function sinceSummary({ before, entries }: Talk): Talk & { summary?: SummedUp } {
  const index = entries.findLastIndex(isSummary);
  if (index < 0) return { ...(before && { before, ...(before.summary && { summary: before.summary }) }), entries };
  return { summary: entries[index] as SummedUp, entries: entries.slice(index + 1) };
}
