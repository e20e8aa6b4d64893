import { strength, type TurnReading } from './turn-reading.js';

/** How much of what somebody said before still stands when they speak again. */
const KEPT = 0.6;

/**
 * Where each speaker stands by all that they said, −1 opposed to 1 settled: a brief "confirmed" does not take back what was conceded a
 * turn before, and a "thank you" does not settle what was refused. And whether a turn that settled has stood since.
 */
export function standing(turns: readonly TurnReading[]): Record<string, number> {
  const stands = new Map<string, number>();
  for (const turn of turns) {
    const now = settling(turn) - opposing(turn);
    const before = stands.get(turn.speaker) ?? 0;
    stands.set(turn.speaker, Math.max(-1, Math.min(1, KEPT * before * (1 - Math.min(1, Math.abs(now))) + now)));
  }
  const values = [...stands.values()];
  return {
    standsLeast: values.length > 1 ? Math.min(...values) : 0,
    standsMost: Math.max(-1, ...values),
    standsMean: values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length),
    settledSince: settledSince(turns),
    opposedSince: opposedSince(turns),
    // Nobody has yet answered an answer: what sounds settled is mostly the courtesy of an opening.
    unanswered: turns.length - stands.size < stands.size ? 1 : 0,
    plannedSince: strength(turns.at(-1), 'plan') * settledSince(turns),
  };
}

const settling = (turn: TurnReading): number =>
  strength(turn, 'accept', 'concede', 'joint') * (turn.conditional ? 0.5 : 1);
const opposing = (turn: TurnReading): number => strength(turn, 'hold', 'refuse', 'apart');

/** Somebody settled among the last turns, and nobody has opposed in that turn or since: what follows may be thanks, a summary, who does what. */
function settledSince(turns: readonly TurnReading[]): number {
  let best = 0;
  let standsFor = 1;
  for (let at = turns.length - 1; at > 0 && at >= turns.length - 5; at--) {
    standsFor = Math.min(standsFor, 1 - opposing(turns[at]!));
    best = Math.max(best, settling(turns[at]!) * standsFor);
  }
  return best;
}

/** Somebody opposed in one of the last three turns, and has settled neither there nor since. */
function opposedSince(turns: readonly TurnReading[]): number {
  let most = 0;
  for (let at = Math.max(0, turns.length - 3); at < turns.length; at++) {
    const turn = turns[at]!;
    const own = turns.slice(at).filter(({ speaker }) => speaker === turn.speaker);
    most = Math.max(most, opposing(turn) - Math.max(0, ...own.map(settling)));
  }
  return most;
}
