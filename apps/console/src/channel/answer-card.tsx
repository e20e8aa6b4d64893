import { Alert, Card } from '@mantine/core';
import type { Channel } from '@parley/client';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useWords } from '../words/use-words.js';
import { useSearchParams } from 'react-router';
import { inboxQuery } from '../api/queries.js';
import type { AnswerProps } from '../protocols/protocol.js';
import { useHeld } from './use-held.js';

/** What waits for a person here: of the seat in the address, else of the first person who is asked. */
export function AnswerCard({ channel, Answer }: { channel: Channel; Answer: ComponentType<AnswerProps> }) {
  const { channel: t, frame } = useWords();
  const [search] = useSearchParams();
  const asked = channel.turns.filter(({ kind, status }) => kind !== 'hosted' && status === 'open');
  const seat = search.get('as') ?? asked[0]?.participant_id ?? '';
  const isAsked = channel.status === 'open' && asked.some(({ participant_id }) => participant_id === seat);
  const { data } = useQuery(inboxQuery(isAsked ? seat : ''));
  // A ballot waits in the same inbox; it has a card of its own.
  const found = data?.items.find(({ channel_id, vote }) => channel_id === channel.channel_id && !vote);
  const held = useHeld(isAsked ? found : undefined);
  if (!held) return null;
  const { item, isSettled, touch, drop } = held;
  return (
    <Card withBorder padding="sm" shadow="sm" style={{ flexShrink: 0 }} onInput={touch} onClick={touch}>
      {isSettled && (
        <Alert
          color="orange"
          p="xs"
          mb="xs"
          role="alert"
          title={t.settled.title}
          withCloseButton
          closeButtonLabel={frame.event.close}
          onClose={drop}
        >
          {t.settled.why}
        </Alert>
      )}
      <fieldset disabled={isSettled} className="plain">
        <Answer key={item.request_id} channel={channel} item={item} />
      </fieldset>
    </Card>
  );
}
