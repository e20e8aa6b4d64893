import type { RecordedEvent } from '@parley/client';
import { turnsIn, type LaneTurn } from './turns.js';

/** One round: who was asked in it, how long it took, and who it waited for. */
export interface LaneRound {
  /** Unique, also where a second cycle counts rounds anew. */
  key: string;
  cycle: number;
  round: number;
  turns: LaneTurn[];
  /** Meant for it, and not asked yet. */
  queued: string[];
  from: number;
  /** When the last of its turns ended; absent while one is open. */
  to?: number;
  /** Whoever took longest, of two and more. */
  slowest?: string;
  /** True where several were asked at once, so that the round waits for all of them. */
  hasBarrier: boolean;
}

/** The rounds of a channel, with every turn in its own. Turns before the first round are of round 0. */
export function roundsOf(events: readonly RecordedEvent[], now: number, speaking?: ReadonlySet<string>): LaneRound[] {
  const byRound = new Map<string, LaneTurn[]>();
  for (const turn of turnsIn(events, speaking)) {
    const key = `${turn.cycle}.${turn.round}`;
    const turns = byRound.get(key);
    if (turns) turns.push(turn);
    else byRound.set(key, [turn]);
  }
  const queued = queuedIn(events);
  return [...byRound].map(([key, turns]) => {
    const { cycle, round } = turns[0]!;
    const waiting = queued?.round === round ? queued.ids.filter((id) => !isIn(turns, id)) : [];
    return { key, cycle, round, turns, queued: waiting, ...spanOf(turns), ...paceOf(turns, now) };
  });
}

const isIn = (turns: readonly LaneTurn[], id: string): boolean =>
  turns.some(({ participant_id }) => participant_id === id);

/** After these it is known who is meant for the round that runs: whoever is chosen, or nobody. */
const TELLS_QUEUE = new Set<string>([
  ...['SpeakersSelected', 'RoundStarted'],
  ...['ChannelClosed', 'DiscussionRoundClosed', 'RoundClosed'],
]);

/** Whoever was chosen for the round that runs. */
function queuedIn(events: readonly RecordedEvent[]): { round: number; ids: string[] } | undefined {
  const latest = events.findLast(({ type }) => TELLS_QUEUE.has(type));
  if (latest?.type === 'SpeakersSelected')
    return { round: latest.data.round, ids: latest.data.picked.map(({ participant_id }) => participant_id) };
  if (latest?.type === 'RoundStarted') return { round: latest.data.round, ids: latest.data.recipients };
  return undefined;
}

function spanOf(turns: readonly LaneTurn[]): Pick<LaneRound, 'from' | 'to'> {
  const ends = turns.flatMap(({ to }) => to ?? []);
  const isOver = ends.length === turns.length;
  return { from: Math.min(...turns.map(({ from }) => from)), ...(isOver && { to: Math.max(...ends) }) };
}

function paceOf(turns: readonly LaneTurn[], now: number): Pick<LaneRound, 'slowest' | 'hasBarrier'> {
  const took = ({ from, to = now }: LaneTurn) => to - from;
  const slowest = turns.toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen) || took(b) - took(a))[0];
  const hasBarrier = turns.some((one, index) => {
    const before = turns[index - 1];
    return before !== undefined && (before.to === undefined || one.from < before.to);
  });
  return { hasBarrier, ...(slowest && turns.length > 1 && { slowest: slowest.participant_id }) };
}

/** A piece of a bar, in hundredths of its round's length. */
export interface Piece {
  start: number;
  length: number;
  /** How much of it was work, from its end; the rest was waiting. */
  worked?: number;
}

/** Where a turn lies in its round. What lasts no time at all can be seen all the same. */
export function pieceOf({ from, to = Infinity, workedMs }: LaneTurn, round: LaneRound, now: number): Piece {
  const end = round.to ?? Math.max(now, round.from);
  const whole = Math.max(1, end - round.from);
  const length = Math.max(0, Math.min(to, end) - from);
  const start = (100 * (from - round.from)) / whole;
  return {
    start: Math.min(start, 100 - LEAST),
    length: Math.min(100, Math.max(LEAST, (100 * length) / whole)),
    ...(workedMs !== undefined && { worked: length ? Math.min(100, (100 * workedMs) / length) : 100 }),
  };
}

/** As wide as a finger needs in the narrowest column (WCAG 2.5.8), in hundredths of it. */
const LEAST = 22;

/** A turn's place in its cell: where it lies in its round, and in which line. */
export interface PlacedTurn extends Piece {
  turn: LaneTurn;
  line: number;
}

/** The turns of one participant in one round, in as many lines as it takes for none to lie on another. */
export function placed(turns: readonly LaneTurn[], round: LaneRound, now: number): PlacedTurn[] {
  const ends: number[] = [];
  return turns.map((turn) => {
    const piece = pieceOf(turn, round, now);
    const start = Math.min(piece.start, 100 - piece.length);
    const free = ends.findIndex((end) => end <= start);
    const line = free < 0 ? ends.length : free;
    ends[line] = start + piece.length;
    return { ...piece, start, turn, line };
  });
}

/** Everybody with a turn, in the order of the seats. */
export function participantsOf(rounds: readonly LaneRound[], seats: readonly string[]): string[] {
  const heard = rounds.flatMap(({ turns, queued }) => [
    ...turns.map(({ participant_id }) => participant_id),
    ...queued,
  ]);
  return [...new Set([...seats.filter((id) => heard.includes(id)), ...heard])];
}
