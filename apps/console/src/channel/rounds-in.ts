import type { RecordedEvent } from '@parley/client';

export interface Round {
  label: number;
  /** The position of its first event. */
  position: number;
  isNow: boolean;
}

/** A round begins with the first event that is of it; a second cycle counts from 1 again. What is of no round has 0. */
export function roundsIn(events: readonly RecordedEvent[]): Round[] {
  const found: Round[] = events[0] ? [{ label: 0, position: events[0].position, isNow: true }] : [];
  for (const { type, data, position } of events) {
    const isStart = type === 'RoundStarted' || type === 'TurnRequested';
    const { round, cycle = 0 } = data as { round?: number; cycle?: number };
    if (!isStart || !round || round === found.at(-1)?.label) continue;
    if (round < (found.at(-1)?.label ?? 0) && cycle === 0) continue;
    for (const one of found) one.isNow = false;
    found.push({ label: round, position, isNow: true });
  }
  return found;
}

type Placed = Pick<Round, 'position'>;

/** The round that begins before a place, or after it; undefined where there is none. @param at 0 for the end */
export const roundBefore = <R extends Placed>(rounds: readonly R[], at: number): R | undefined =>
  rounds.findLast(({ position }) => !at || position < at);

export const roundAfter = <R extends Placed>(rounds: readonly R[], at: number): R | undefined =>
  rounds.find(({ position }) => at > 0 && position > at);
