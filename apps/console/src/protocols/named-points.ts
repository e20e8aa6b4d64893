/** A point that whoever sums up has named as open. */
export interface NamedPoint {
  text: string;
  /** The round whose summary named it first. */
  since: number;
  /** The round whose summary left it out; absent while it is open. */
  settled?: number;
  /** The round in which it came up again, after it was settled. */
  reopened?: number;
  /** The position of the summary that put it where it is. */
  position: number;
}

/** The round and the event of a summary. */
interface Summary {
  round: number;
  position: number;
}

/** The points after a summary. A point that is still open keeps its words: that is what whoever sums up is asked for. */
export function pointsAfter(
  before: readonly NamedPoint[],
  openPoints: readonly string[],
  summary: Summary,
): NamedPoint[] {
  const named = new Set(openPoints);
  const known = new Set(before.map(({ text }) => text));
  const fresh = [...named].filter((text) => !known.has(text));
  return [
    ...before.map((point) => pointAfter(point, named.has(point.text), summary)),
    ...fresh.map((text) => ({ text, since: summary.round, position: summary.position })),
  ];
}

function pointAfter(point: NamedPoint, isNamed: boolean, { round, position }: Summary): NamedPoint {
  const { settled, ...open } = point;
  if (isNamed) return settled === undefined ? point : { ...open, reopened: round, position };
  return settled === undefined ? { ...point, settled: round, position } : point;
}

export const isOpen = ({ settled }: NamedPoint): boolean => settled === undefined;
