import { Alert, Card, Divider, Group, Stack, Text } from '@mantine/core';
import {
  readableOpening,
  readableParts,
  readablePeople,
  whoseEvent,
  type ReadableOpening,
} from '@parley/contracts/readable-event';
import type { RecordedEvent } from '@parley/client';
import { useLanguage, useWords } from '../../words/use-words.js';
import { nameIn } from '../../channel/names.js';
import type { CardProps } from '../protocol.js';
import { PartList } from './part-list.js';

/** An event as it was recorded: whose it is, what kind, and each field. */
export function Recorded({ event, events, channel }: CardProps) {
  const opening = readableOpening(event);
  if (opening) return <Opened event={event} opening={opening} />;
  const people = readablePeople(events);
  const nameOf = (id: string) =>
    people.find(({ participant_id }) => participant_id === id)?.name ?? nameIn(channel, id);
  const who = whoseEvent(event);
  return (
    <Card withBorder padding="xs" radius="md">
      <Group gap="xs">
        {who !== undefined && (
          <Text size="sm" fw={600}>
            {nameOf(who)}
          </Text>
        )}
        <Text size="sm">{event.type}</Text>
      </Group>
      <PartList parts={readableParts(event, nameOf)} />
    </Card>
  );
}

function Opened({ event, opening: { topic } }: { event: RecordedEvent; opening: ReadableOpening }) {
  const t = useWords().any;
  const language = useLanguage();
  return (
    <Stack gap="xs">
      <Alert color="gray" p="xs" lang={language}>
        {t.unknown(event.protocol)}
      </Alert>
      <Card withBorder padding="xs" radius="md">
        <Text fw={600} className="said">
          {topic}
        </Text>
        <PartList parts={readableParts(event, (text) => text)} />
      </Card>
    </Stack>
  );
}

export function Round({ event: { data } }: CardProps<'RoundStarted'>) {
  const t = useWords().frame;
  const language = useLanguage();
  return <Divider my={4} lang={language} label={t.channel.round(data.round)} />;
}
