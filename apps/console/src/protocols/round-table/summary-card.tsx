import { Card, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { CardProps } from '../protocol.js';
import { SummingUp } from '../summing-up.js';

/** What the moderator writes after a round, and at the end. */
export function Summary({ event: { data } }: CardProps<'RoundSummarised'>) {
  const { t } = useTranslation(['round-table', 'frame']);
  const { round, final } = data;
  return (
    <Card withBorder padding="sm" radius="md" bg="var(--mantine-color-default-hover)">
      <Text size="sm" fw={600}>
        {final ? t('summary.closing', { ns: 'frame' }) : t('moderator', { round })}
      </Text>
      <SummingUp of={data} />
    </Card>
  );
}
