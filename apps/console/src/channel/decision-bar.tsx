import { Button, Group, Paper, Text } from '@mantine/core';
import type { Channel } from '@parley/client';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { decisionQuery } from '../api/queries.js';
import { useWords } from '../words/use-words.js';

/** What it came to, in a line, and the way to the decision; whatever else a protocol offers once it is over. */
export function DecisionBar({ channel, children }: { channel: Channel; children?: ReactNode }) {
  const t = useWords().channel.decision;
  const { data } = useQuery(decisionQuery(channel.channel_id));
  return (
    <Paper withBorder p="xs" className={`decision-bar-of decision-${data?.verdict ?? 'open'}`}>
      <Group gap="sm" justify="space-between">
        <Text fw={700}>
          {data
            ? [t.verdicts[data.verdict], data.counts.asked ? t.count(data.counts.for, data.counts.asked) : '']
                .filter(Boolean)
                .join(' · ')
            : ''}
        </Text>
        <Button component={Link} to={`/channels/${channel.channel_id}/decision`} size="xs">
          {t.see}
        </Button>
      </Group>
      {children}
    </Paper>
  );
}
