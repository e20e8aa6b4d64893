import { Box, Button, Group, Text } from '@mantine/core';
import type { Channel, RecordedEvent } from '@parley/client';
import { memo, type ComponentType } from 'react';
import { useWords } from '../words/use-words.js';
import { useDetails } from '../frame/details.js';
import { useFormat } from '../frame/format.js';
import { SpeakerModel } from './speaker.js';
import type { CardProps } from '../protocols/protocol.js';

export interface EventRowProps {
  event: RecordedEvent;
  /** Absent for events that only the curious read. */
  Card: unknown;
  events: readonly RecordedEvent[];
  channel: Channel;
  selected: boolean;
  index: number;
  open(index: number, event: RecordedEvent): void;
}

/** One event: its card, or its type; all of its data is a click away. It is drawn anew where it is another, not where it is scrolled. */
export const EventRow = memo(({ event, Card, events, channel, selected, index, open }: EventRowProps) => {
  const t = useWords().frame;
  const format = useFormat();
  const isDetailed = useDetails();
  const Shown = Card as ComponentType<CardProps> | undefined;
  return (
    <Box py={4} pe={4} className={selected ? 'row-selected' : undefined} component="article">
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <Text size="xs" c="var(--mantine-color-text)">
          {isDetailed ? `${event.version} · ${format.time(event.recorded_at)}` : format.time(event.recorded_at)}
          {!Shown && ` · ${event.type}`}
          <SpeakerModel event={event} channel={channel} />
        </Text>
        {isDetailed && (
          <Button
            variant="subtle"
            size="compact-xs"
            onClick={() => open(index, event)}
            aria-label={t.channel.detailsOf(event.version, event.type)}
          >
            {t.channel.data}
          </Button>
        )}
      </Group>
      {Shown && (
        <div lang={channel.language}>
          <Shown event={event} events={events} channel={channel} />
        </div>
      )}
    </Box>
  );
});
