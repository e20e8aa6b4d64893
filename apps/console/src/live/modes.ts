import { useState } from 'react';

/** Following shows what comes; inspecting holds still what one looks at, until one returns. */
export interface Mode {
  following: boolean;
  /** How many of the rows are shown. */
  shown: number;
  /** How many more have come. */
  news: number;
  inspect(): void;
  follow(): void;
}

export function useMode(count: number): Mode {
  const [frozenAt, setFrozenAt] = useState<number>();
  const shown = Math.min(frozenAt ?? count, count);
  return {
    following: frozenAt === undefined,
    shown,
    news: count - shown,
    inspect: () => setFrozenAt((before) => before ?? count),
    follow: () => setFrozenAt(undefined),
  };
}
