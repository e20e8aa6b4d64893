import { Button, Group, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useWords } from '../words/use-words.js';

/** What of a long list is shown by now, and what turns its pages; nothing turns a list that has room on one. */
interface Pages<Item> {
  shown: readonly Item[];
  turner: ReactNode;
}

/** A long list a page at a time: what is shown stays few, however long one looks through it. @param most on a page */
export function usePages<Item>(all: readonly Item[], most: number): Pages<Item> {
  const [asked, turnTo] = useState(0);
  const last = Math.max(0, Math.ceil(all.length / most) - 1);
  // A list may be shorter than it was, as at an earlier moment.
  const page = Math.min(asked, last);
  const from = page * most;
  const shown = all.slice(from, from + most);
  const turner = last > 0 && (
    <Turner page={page} last={last} turnTo={turnTo} from={from + 1} to={from + shown.length} all={all.length} />
  );
  return { shown, turner };
}

interface TurnerProps {
  page: number;
  last: number;
  turnTo(page: number): void;
  from: number;
  to: number;
  all: number;
}

function Turner({ page, last, turnTo, from, to, all }: TurnerProps) {
  const t = useWords().frame.pages;
  // Not disabled, which would lose the focus at either end.
  const button = (label: string, sign: string, target: number) => (
    <Button
      size="compact-sm"
      variant="default"
      aria-label={label}
      aria-disabled={target < 0 || target > last}
      onClick={() => target >= 0 && target <= last && turnTo(target)}
    >
      {sign}
    </Button>
  );
  return (
    <Group gap="xs" role="group" aria-label={t.label} mt={4}>
      {button(t.earlier, '‹', page - 1)}
      <Text size="xs" role="status">
        {t.shown(from, to, all)}
      </Text>
      {button(t.later, '›', page + 1)}
    </Group>
  );
}
