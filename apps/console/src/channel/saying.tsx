import { Card, Text } from '@mantine/core';
import type { Channel } from '@parley/client';
import { MOST_SHOWN } from '../frame/cut-text.js';
import type { LiveSnapshot } from '../live/event-store.js';
import { nameIn } from './names.js';

/** What is being said, and not yet recorded: it looks so. */
export function Saying({ live, channel }: { live: LiveSnapshot; channel: Channel }) {
  return [...live.saying.values()].map(({ request_id, participant_id, text }) => (
    <Card key={request_id} withBorder padding="xs" className="provisional" my={4}>
      {participant_id && (
        <Text size="sm" fw={600}>
          {nameIn(channel, participant_id)} …
        </Text>
      )}
      <Text size="sm" className="said">
        {text.slice(-MOST_SHOWN)}
      </Text>
    </Card>
  ));
}
