/** A column of a picture: a round, a version, or what stands before and after them. */
export interface Column {
  /** Unique in its picture. */
  key: string;
  /** The position of the event that it leads to. */
  position: number;
  kind?: 'start' | 'ruling' | 'unanswered';
  round?: number;
  version?: number;
  /** Where rounds are counted anew after somebody was replaced. */
  cycle?: number;
  /** What a debate is about. */
  topic?: string;
}

/** Columns that stand under one heading; without one where there is nothing to tell apart. */
export interface ColumnGroup {
  key: string;
  cycle?: number;
  topic?: string;
  length: number;
}

/** Neighbours of one cycle, or of one debate. Nothing where all are of the same, unnamed one. */
export function groupsOf(columns: readonly Column[]): ColumnGroup[] {
  const groups: ColumnGroup[] = [];
  for (const { key, cycle, topic } of columns) {
    const last = groups.at(-1);
    if (last && last.cycle === cycle && last.topic === topic) last.length++;
    else groups.push({ key, length: 1, ...(cycle !== undefined && { cycle }), ...(topic !== undefined && { topic }) });
  }
  return groups.length > 1 || groups[0]?.topic !== undefined ? groups : [];
}
