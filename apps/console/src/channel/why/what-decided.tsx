import { List, Paper, Stack, Text } from '@mantine/core';
import type { Channel, RecordedEvent } from '@parley/client';
import { endedText, stanceText } from '@parley/protocols/decision';
import { decisionWords } from '@parley/wording';
import { useQuery } from '@tanstack/react-query';
import { decisionQuery } from '../../api/queries.js';
import { useLanguage, useWords } from '../../words/use-words.js';
import { EventLink } from '../event-link.js';

/** What decided it, first of all: the sentence, and where everybody stood by then. */
export function WhatDecided({ channel, events }: { channel: Channel; events: readonly RecordedEvent[] }) {
  const t = useWords().channel;
  const words = decisionWords[useLanguage()];
  const { data: record } = useQuery(decisionQuery(channel.channel_id));
  const end = events.findLast(({ type }) => type === 'ChannelClosed');
  if (!record) return null;
  return (
    <Paper withBorder p="xs" className="why-winner">
      <Stack gap={4}>
        <Text fw={600}>{endedText(record, words)}</Text>
        {end && (
          <EventLink position={end.position} underline="always">
            {t.why.event(end.version)}
          </EventLink>
        )}
        <List size="sm">
          {record.positions.map((one) => (
            <List.Item key={one.participant_id}>{`${one.name}${words.colon}${stanceText(one, words)}`}</List.Item>
          ))}
        </List>
      </Stack>
    </Paper>
  );
}
