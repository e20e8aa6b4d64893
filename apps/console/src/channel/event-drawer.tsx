import { Anchor, Button, Drawer, Group, Stack, Table, Text } from '@mantine/core';
import type { Channel, ModelCall, RecordedEvent } from '@parley/client';
import type { ReactNode } from 'react';
import { useWords } from '../words/use-words.js';
import { Link, useSearchParams } from 'react-router';
import { useFormat } from '../frame/format.js';
import { AskedPrompt } from './asked-prompt.js';
import { causesOf, effectsOf } from './causation.js';
import { JsonText } from '../frame/json-text.js';
import { addressOf } from './moments/until.js';
import { Heading } from '../frame/heading.js';
import { ForkButton } from './fork/fork-button.js';

export interface EventDrawerProps {
  channel: Channel;
  event: RecordedEvent;
  events: readonly RecordedEvent[];
  show(event: RecordedEvent): void;
  close(): void;
}

/** All that is known of one event. */
export function EventDrawer({ channel, event, events, show, close }: EventDrawerProps) {
  const { frame: t, channel: words } = useWords();
  const format = useFormat();
  const { type, version, position, recorded_at, metadata, hash, data } = event;
  const [search] = useSearchParams();
  const then = addressOf(search, version);
  const call = 'call' in data ? (data.call as ModelCall | undefined) : undefined;
  return (
    <Drawer
      opened
      onClose={close}
      position="right"
      size="lg"
      title={t.channel.detailsOf(version, type)}
      closeButtonProps={{ 'aria-label': t.event.close }}
    >
      <Stack>
        <Table>
          <Table.Tbody>
            <Line name={t.event.recorded}>{`${format.time(recorded_at)} · ${t.channel.position(position)}`}</Line>
            <Line name={t.event.by}>{`${metadata.actor.kind} ${metadata.actor.id}`}</Line>
            <Line name={t.event.command}>{metadata.command_type}</Line>
            {call && (
              <>
                <Line name={t.event.model}>{`${call.provider}/${call.model}`}</Line>
                <Line name={t.event.prompt}>{`${call.template} · ${call.prompt_hash.slice(0, 12)}`}</Line>
                <Line name={t.event.tokens}>
                  {`${format.number(call.input_tokens)} → ${format.number(call.output_tokens)}`}
                </Line>
                <Line name={t.event.cost}>{format.usd(call.cost_micro_usd)}</Line>
                <Line name={t.event.took}>{format.span(call.latency_ms)}</Line>
                {call.taken && (
                  <Line name={words.fork.takenFrom}>
                    <Anchor component={Link} to={`/channels/${call.taken.channel_id}`}>
                      {words.fork.from(call.taken.version)}
                    </Anchor>
                  </Line>
                )}
              </>
            )}
            <Line name={t.event.hash}>{hash.slice(0, 16)}</Line>
          </Table.Tbody>
        </Table>
        <Group gap="xs">
          <Button component={Link} to={`?${then.toString()}`} size="xs" variant="default" onClick={close}>
            {words.past.show}
          </Button>
          <ForkButton channel={channel} event={event} events={events} />
        </Group>
        {call && <AskedPrompt key={position} event={event} />}
        <Chain name={t.event.causedBy} events={causesOf(events, event)} show={show} />
        <Chain name={t.event.effects} events={effectsOf(events, event)} show={show} />
        <Heading order={3}>{t.event.data}</Heading>
        <JsonText value={data} name={`${version}-${type}.json`} />
      </Stack>
    </Drawer>
  );
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <Table.Tr>
    <Table.Th>{name}</Table.Th>
    <Table.Td className="said">{children}</Table.Td>
  </Table.Tr>
);

interface ChainProps {
  name: string;
  events: RecordedEvent[];
  show(event: RecordedEvent): void;
}

/** How many of a chain's links are offered. */
const MOST = 12;

function Chain({ name, events, show }: ChainProps) {
  const t = useWords().frame;
  return (
    <Stack gap={4}>
      <Heading order={3}>{name}</Heading>
      {!events.length && <Text size="sm">{t.event.none}</Text>}
      <Group gap={4}>
        {events.slice(0, MOST).map((event) => (
          <Button key={event.position} size="compact-xs" variant="default" onClick={() => show(event)}>
            {`${event.version} ${event.type}`}
          </Button>
        ))}
      </Group>
    </Stack>
  );
}
