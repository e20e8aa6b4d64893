import { Badge } from '@mantine/core';
import { useWords } from '../../words/use-words.js';
import type { ChannelOf } from '../protocol.js';

export type PhaseStatus = ChannelOf<'team'>['phases'][number]['status'];

const LOOKS = {
  waiting: { sign: '○', color: 'gray' },
  running: { sign: '▶', color: 'blue' },
  completed: { sign: '✓', color: 'green' },
  failed: { sign: '✗', color: 'red' },
  skipped: { sign: '–', color: 'orange' },
  dropped: { sign: '−', color: 'gray' },
} as const;

/** How far a phase is: a sign, a word and a colour. */
export function PhaseBadge({ status }: { status: PhaseStatus }) {
  const t = useWords().team;
  return (
    <Badge variant="light" size="sm" color={LOOKS[status].color} c="var(--mantine-color-text)" tt="none">
      {`${LOOKS[status].sign} ${t.status[status]}`}
    </Badge>
  );
}
