import type { RecordedEvent } from '@parley/client';
import { useLocalStorage } from '@mantine/hooks';
import { useMemo } from 'react';
import { adjustmentsBetween } from './versions.js';

/** What one has looked at, kept in this browser alone: one's own note, no part of the deliberation. */
export interface Review {
  isReviewed(path: string): boolean;
  toggle(path: string): void;
}

/** The marks of a channel's fields as they are in a version of the proposal. */
export function useReview(channelId: string, version: number, events: readonly RecordedEvent[]): Review {
  const [marks, setMarks] = useLocalStorage<readonly string[]>({
    key: `parley-reviewed-${channelId}`,
    defaultValue: [],
    getInitialValueInEffect: false,
  });
  const markOf = useMemo(() => marksIn(version, events), [version, events]);
  return {
    isReviewed: (path) => marks.includes(markOf(path)),
    toggle: (path) => {
      const mark = markOf(path);
      setMarks((all) => (all.includes(mark) ? all.filter((one) => one !== mark) : [...all, mark]));
    },
  };
}

/** A field by the version that gave it what it says: changed once more, it is not what was looked at. */
export function marksIn(version: number, events: readonly RecordedEvent[]): (path: string) => string {
  const all = adjustmentsBetween(0, version, events);
  return (path) => `${path}@${all.find(({ diff }) => diff.some((one) => one.path === path))?.proposal.version ?? 1}`;
}
