import { Anchor, Badge, Box, Group, Table, Text } from '@mantine/core';
import type { ChannelSummary } from '@parley/client';
import { useWords } from '../words/use-words.js';
import { Link, useNavigate } from 'react-router';
import { RehearsalBadge, StatusBadge } from '../frame/badges.js';
import { useFormat } from '../frame/format.js';
import { useListKeys } from '../frame/use-list-keys.js';
import { useWaiting } from '../frame/waiting.js';
import { useProtocolTitle } from '../protocols/use-protocol-title.js';

/** On a phone these stand below the topic, and nothing scrolls sideways. */
const WIDE_ONLY = { visibleFrom: 'sm' } as const;

export function ChannelTable({ channels }: { channels: readonly ChannelSummary[] }) {
  const t = useWords().frame;
  const navigate = useNavigate();
  const { items: waiting } = useWaiting();
  const [selected] = useListKeys(channels.length, (index) => void navigate(pathOf(channels[index]!)));
  return (
    <Table highlightOnHover aria-label={t.home.title}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t.home.topic}</Table.Th>
          <Table.Th {...WIDE_ONLY}>{t.home.protocol}</Table.Th>
          <Table.Th {...WIDE_ONLY}>{t.home.status}</Table.Th>
          <Table.Th {...WIDE_ONLY}>{t.home.round}</Table.Th>
          <Table.Th {...WIDE_ONLY}>{t.home.cost}</Table.Th>
          <Table.Th {...WIDE_ONLY}>{t.home.activity}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {channels.map((channel, index) => (
          <Row
            key={channel.channel_id}
            channel={channel}
            selected={index === selected}
            waits={waiting.some(({ channel_id }) => channel_id === channel.channel_id)}
          />
        ))}
      </Table.Tbody>
    </Table>
  );
}

const pathOf = ({ channel_id }: ChannelSummary): string => `/channels/${channel_id}`;

function Row({ channel, selected, waits }: { channel: ChannelSummary; selected: boolean; waits: boolean }) {
  const t = useWords().frame;
  const format = useFormat();
  const { topic, protocol, language, status, outcome, round, max_rounds, cost_micro_usd, rehearsal, last_activity_at } =
    channel;
  const protocolName = useProtocolTitle(protocol);
  const rounds = max_rounds ? `${round}/${max_rounds}` : String(round);
  const [cost, activity] = [format.usd(cost_micro_usd), format.time(last_activity_at)];
  const badges = (
    <Group gap={4}>
      <StatusBadge status={status} outcome={outcome} />
      {rehearsal && <RehearsalBadge />}
      {waits && (
        <Badge color="red" variant="filled">
          {t.inbox.mark}
        </Badge>
      )}
    </Group>
  );
  return (
    <Table.Tr className={selected ? 'row-selected' : undefined} aria-selected={selected || undefined}>
      <Table.Td className="field">
        <Anchor component={Link} to={pathOf(channel)} lang={language}>
          {topic}
        </Anchor>
        <Box hiddenFrom="sm">
          {badges}
          <Text size="xs">{[protocolName, `${t.home.round} ${rounds}`, cost, activity].join(' · ')}</Text>
        </Box>
      </Table.Td>
      <Table.Td {...WIDE_ONLY}>{protocolName}</Table.Td>
      <Table.Td {...WIDE_ONLY}>{badges}</Table.Td>
      <Table.Td {...WIDE_ONLY}>{rounds}</Table.Td>
      <Table.Td {...WIDE_ONLY}>{cost}</Table.Td>
      <Table.Td {...WIDE_ONLY}>{activity}</Table.Td>
    </Table.Tr>
  );
}
