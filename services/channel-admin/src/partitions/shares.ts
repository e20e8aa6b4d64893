import { FULL_LOAD } from '@parley/messaging';

/** A part of the work, and the replica that has it. */
export interface Part {
  name: string;
  /** Absent where it is free, or whoever had it is gone. */
  owner?: number;
}

/** Shared out one by one: so many replicas can have a part each. */
export const PARTITIONS = 16;
/** Not shared out: one replica has it. */
export const RELAY = 'relay';

export const PARTS = [...Array.from({ length: PARTITIONS }, (_, index) => String(index)), RELAY];

/** A replica that is there, and how much it takes of what it may have of a processor; near 1 it can do no more. */
export interface Alive {
  replica: number;
  load: number;
}

/**
 * The replicas that share the partitions: no more than it takes for what all of them do now, those first that have most. One that decides
 * for all channels writes many commands at a time and has every channel in memory; spread over replicas the same costs twice as much.
 */
export function sharersOf(alive: readonly Alive[], parts: readonly Part[]): number[] {
  const load = alive.reduce((sum, one) => sum + one.load, 0);
  const countOf = (replica: number) => parts.filter(({ owner }) => owner === replica).length;
  return alive
    .map(({ replica }) => ({ replica, count: countOf(replica) }))
    .toSorted((one, other) => other.count - one.count || one.replica - other.replica)
    .map(({ replica }) => replica)
    .slice(0, Math.max(1, Math.ceil(load / FULL_LOAD)));
}

/**
 * What a replica has from now on: as many partitions as are its share, those it has first, then free ones; the relay where
 * nobody has it. What it has too much of it gives up, and others take it the next time that they look.
 * @param sharers who shares them; whoever does not stands by and has nothing
 */
export function shareOf(me: number, sharers: readonly number[], parts: readonly Part[]): string[] {
  if (!sharers.includes(me)) return [];
  const most = Math.ceil(PARTITIONS / sharers.length);
  const [own, free] = [parts.filter(({ owner }) => owner === me), parts.filter(({ owner }) => owner === undefined)];
  const [relay, partitions] = [[] as string[], [] as string[]];
  for (const { name } of [...own, ...free]) (name === RELAY ? relay : partitions).push(name);
  return [...partitions.slice(0, most), ...relay];
}
