import { Badge } from '@mantine/core';
import type { Stance } from '@parley/client';
import { useWords } from '../../words/use-words.js';

/** Where somebody may stand, in the order in which a form offers it. */
export const VERDICTS = ['agree', 'partly', 'disagree', 'undecided'] as const satisfies Stance['verdict'][];

export const LOOKS = {
  agree: { sign: '✓', color: 'green' },
  partly: { sign: '◐', color: 'yellow' },
  disagree: { sign: '✗', color: 'red' },
  undecided: { sign: '?', color: 'gray' },
} as const;

/** A sign, a word and a colour. */
export function VerdictChip({ verdict }: Pick<Stance, 'verdict'>) {
  const t = useWords()['round-table'];
  const { sign, color } = LOOKS[verdict];
  return (
    <Badge variant="light" color={color} c="var(--mantine-color-text)" tt="none">
      {`${sign} ${t[verdict]}`}
    </Badge>
  );
}
