import { Card, Text } from '@mantine/core';
import type { Channel } from '@parley/client';
import { useEffect } from 'react';
import { MOST_SHOWN } from '../frame/cut-text.js';
import type { LiveSnapshot } from '../live/event-store.js';
import { useSaying } from '../live/use-saying.js';
import { protocolOf } from '../protocols/index.js';
import { useWords } from '../words/use-words.js';
import { nameIn } from './names.js';

interface SayingProps {
  live: LiveSnapshot;
  channel: Channel;
  /** It needs more room than before. */
  onGrow(): void;
}

/** What is being said, and not yet recorded: it looks so. */
export function Saying({ live, channel, onGrow }: SayingProps) {
  const words = useWords();
  const own = words[protocolOf(channel.protocol)?.name ?? 'any'];
  const saying = useSaying(live);
  useEffect(onGrow, [saying]);
  const moderator = 'facilitator' in own ? own.facilitator : words.frame.channel.moderator;
  return [...saying.values()].map(({ request_id, participant_id, text }) => (
    <Card key={request_id} withBorder padding="xs" className="provisional" my={4}>
      <Text size="sm" fw={600}>
        {participant_id ? nameIn(channel, participant_id) : moderator} …
      </Text>
      <Text size="sm" className="said">
        {text.slice(-MOST_SHOWN)}
      </Text>
    </Card>
  ));
}
