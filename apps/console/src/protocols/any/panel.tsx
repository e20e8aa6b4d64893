import { Badge, Group, Stack, Text } from '@mantine/core';
import { ownProperty } from '@parley/untrusted';
import { readablePeople } from '@parley/contracts/readable-event';
import { useWords } from '../../words/use-words.js';
import { seatsOf } from '../../channel/names.js';
import { ViewPanel } from '../../channel/view-panel.js';
import type { PanelProps } from '../protocol.js';
import { Heading } from '../../frame/heading.js';

/** Whoever is there, for whom it waits, and all that the server says of it. */
export function Panel(props: PanelProps) {
  const t = useWords().any;
  const { channel, events } = props;
  const people = readablePeople(events);
  const open = new Set(
    channel.turns.filter(({ status }) => status === 'open').map(({ participant_id }) => participant_id),
  );
  return (
    <Stack gap="sm">
      <Heading>{t.seats}</Heading>
      {(people.length ? people : seatsOf(channel)).map(({ participant_id, name, kind = '' }) => (
        <Group key={participant_id} gap="xs">
          <Text size="sm">{name}</Text>
          {ownProperty(t.kind, kind) && <Text size="xs">{ownProperty(t.kind, kind)}</Text>}
          {open.has(participant_id) && channel.status === 'open' && (
            <Badge variant="outline" c="var(--mantine-color-text)" tt="none">
              {`… ${t.waitsFor}`}
            </Badge>
          )}
        </Group>
      ))}
      <ViewPanel {...props} />
    </Stack>
  );
}
