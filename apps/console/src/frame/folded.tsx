import { Anchor } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useId, useState, type ReactNode } from 'react';

interface FoldedProps {
  /** What is higher is folded, in pixels. */
  maxHeight: number;
  showLabel: string;
  hideLabel: string;
  children: ReactNode;
}

/** The beginning of something long, with a way to all of it. No landmark, as the kit's own is: a conversation has many. */
export function Folded({ maxHeight, showLabel, hideLabel, children }: FoldedProps) {
  const id = useId();
  const { ref, height } = useElementSize();
  const [isOpen, setOpen] = useState(false);
  const isLong = height > maxHeight;
  return (
    <>
      <div id={id} style={isLong && !isOpen ? { maxHeight, overflow: 'hidden' } : undefined}>
        <div ref={ref}>{children}</div>
      </div>
      {isLong && (
        <Anchor
          component="button"
          type="button"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? hideLabel : showLabel}
        </Anchor>
      )}
    </>
  );
}
