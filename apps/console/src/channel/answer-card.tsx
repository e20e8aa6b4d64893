import { Card } from '@mantine/core';
import type { Channel } from '@parley/client';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { inboxQuery } from '../api/queries.js';
import type { AnswerProps } from '../protocols/protocol.js';

/** What waits for a person here: of the seat in the address, else of the first person who is asked. */
export function AnswerCard({ channel, Answer }: { channel: Channel; Answer: ComponentType<AnswerProps> }) {
  const [search] = useSearchParams();
  const asked = channel.turns.filter(({ kind, status }) => kind !== 'hosted' && status === 'open');
  const seat = search.get('as') ?? asked[0]?.participant_id ?? '';
  const { data } = useQuery(inboxQuery(asked.some(({ participant_id }) => participant_id === seat) ? seat : ''));
  // A ballot waits in the same inbox; it has a card of its own.
  const item = data?.items.find(({ channel_id, vote }) => channel_id === channel.channel_id && !vote);
  if (!item || channel.status === 'closed') return null;
  return (
    <Card withBorder padding="sm" shadow="sm" style={{ flexShrink: 0 }}>
      <Answer key={item.request_id} channel={channel} item={item} />
    </Card>
  );
}
