import { Text } from '@mantine/core';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useWords } from '../../words/use-words.js';

/** How many columns a picture has room for; the table beside it has all. */
export const MOST_COLUMNS = 12;

export const latestOf = <Column,>(all: readonly Column[]): readonly Column[] => all.slice(-MOST_COLUMNS);

/** Said where a picture leaves out what is older. */
export function LatestNote({ shown, all }: { shown: number; all: number }) {
  const t = useWords().channel;
  return shown < all ? <Text size="xs">{t.lanes.latest(shown, all)}</Text> : null;
}

interface PictureFrameProps {
  name: string;
  className?: string;
  /** Begins at its first column, not at the latest. */
  fromStart?: boolean;
  children: ReactNode;
}

/** A picture made as a table, which scrolls by itself where the page is narrow. */
export function PictureFrame({ name, className = '', fromStart = false, children }: PictureFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (fromStart) return;
    // Before it is seen, but not in the task that draws it: to ask how wide it is lays out the whole page.
    const drawn = requestAnimationFrame(() => frame.current!.scrollTo({ left: frame.current!.scrollWidth }));
    return () => cancelAnimationFrame(drawn);
  }, [fromStart]);
  return (
    <div ref={frame} role="group" aria-label={name} tabIndex={0} className="picture">
      <table className={className}>{children}</table>
    </div>
  );
}

/** What the signs of a picture mean. */
export function Legend({ name, items }: { name: string; items: readonly string[] }) {
  return (
    <ul aria-label={name} className="legend">
      {items.map((item) => (
        <Text key={item} size="xs" component="li">
          {item}
        </Text>
      ))}
    </ul>
  );
}
