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

/**
 * What a replica has from now on: as many partitions as are its share, those it has first, then free ones; the relay where
 * nobody has it. What it has too much of it gives up, and others take it the next time that they look.
 * @param replicas how many there are, this one too
 */
export function shareOf(me: number, replicas: number, parts: readonly Part[]): string[] {
  const most = Math.ceil(PARTITIONS / Math.max(1, replicas));
  const [own, free] = [parts.filter(({ owner }) => owner === me), parts.filter(({ owner }) => owner === undefined)];
  const [relay, partitions] = [[] as string[], [] as string[]];
  for (const { name } of [...own, ...free]) (name === RELAY ? relay : partitions).push(name);
  return [...partitions.slice(0, most), ...relay];
}
