import { Badge } from '@mantine/core';
import { useWords } from '../../words/use-words.js';

export type Stance = 'accept' | 'negotiate' | 'withdraw';

export const LOOKS = {
  accept: { sign: '✓', color: 'green' },
  negotiate: { sign: '⇄', color: 'blue' },
  withdraw: { sign: '⎋', color: 'red' },
} as const;

/** One of the three kinds of feedback: a sign, a word and a colour. Dashed where silence was taken for it. */
export function StanceChip({ stance, assumed }: { stance: Stance; assumed?: 'timeout' | 'turn_failed' | boolean }) {
  const t = useWords().negotiation;
  const { sign, color } = LOOKS[stance];
  const how = assumed && (assumed === 'turn_failed' ? t.assumedFailed : t.assumed);
  return (
    <Badge
      variant={assumed ? 'outline' : 'light'}
      className={assumed ? 'assumed' : undefined}
      color={color}
      c="var(--mantine-color-text)"
      tt="none"
    >
      {`${sign} ${t[stance]}${how ? ` (${how})` : ''}`}
    </Badge>
  );
}
