import { Card, Text } from '@mantine/core';
import { useWords } from '../../words/use-words.js';
import type { CardProps } from '../protocol.js';
import { SummingUp } from '../summing-up.js';

/** What the moderator writes after a round, and at the end. */
export function Summary({ event: { data } }: CardProps<'RoundSummarised'>) {
  const { 'round-table': t, frame } = useWords();
  const { round, final } = data;
  return (
    <Card withBorder padding="sm" radius="md" bg="var(--mantine-color-default-hover)">
      <Text size="sm" fw={600}>
        {final ? frame.summary.closing : t.moderator(round)}
      </Text>
      <SummingUp of={data} />
    </Card>
  );
}
