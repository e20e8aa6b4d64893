import { Anchor, Group, Table } from '@mantine/core';
import type { ChannelSummary } from '@parley/client';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { RehearsalBadge, StatusBadge } from '../frame/badges.js';
import { useFormat } from '../frame/format.js';
import { useListKeys } from '../frame/use-list-keys.js';
import { protocolOf } from '../protocols/index.js';

export function ChannelTable({ channels }: { channels: readonly ChannelSummary[] }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [selected] = useListKeys(channels.length, (index) => void navigate(pathOf(channels[index]!)));
  return (
    <Table.ScrollContainer
      minWidth={640}
      scrollAreaProps={{ viewportProps: { tabIndex: 0, 'aria-label': t('home.title') } }}
    >
      <Table highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('home.topic')}</Table.Th>
            <Table.Th>{t('home.protocol')}</Table.Th>
            <Table.Th>{t('home.status')}</Table.Th>
            <Table.Th>{t('home.round')}</Table.Th>
            <Table.Th>{t('home.cost')}</Table.Th>
            <Table.Th>{t('home.activity')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {channels.map((channel, index) => (
            <Row key={channel.channel_id} channel={channel} selected={index === selected} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

const pathOf = ({ channel_id }: ChannelSummary): string => `/channels/${channel_id}`;

function Row({ channel, selected }: { channel: ChannelSummary; selected: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { topic, protocol, language, status, outcome, round, max_rounds, cost_micro_usd, rehearsal, last_activity_at } =
    channel;
  return (
    <Table.Tr className={selected ? 'row-selected' : undefined} aria-selected={selected || undefined}>
      <Table.Td>
        <Anchor component={Link} to={pathOf(channel)} lang={language}>
          {topic}
        </Anchor>
      </Table.Td>
      <Table.Td>{protocolOf(protocol) ? t('title', { ns: protocol }) : protocol}</Table.Td>
      <Table.Td>
        <Group gap={4}>
          <StatusBadge status={status} outcome={outcome} />
          {rehearsal && <RehearsalBadge />}
        </Group>
      </Table.Td>
      <Table.Td>{max_rounds ? `${round}/${max_rounds}` : round}</Table.Td>
      <Table.Td>{format.usd(cost_micro_usd)}</Table.Td>
      <Table.Td>{format.time(last_activity_at)}</Table.Td>
    </Table.Tr>
  );
}
