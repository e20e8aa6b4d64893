import { Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ChannelOf } from '../protocol.js';
import { changesSince, type PlanChange } from './changes-since.js';

const SIGNS: Readonly<Record<PlanChange['kind'], string>> = { replaced: '⇄', added: '＋', dropped: '−', kept: '=' };

/** The draft of this version beside the one before: what is the same comes last (W9). */
export function Changes({ channel }: { channel: ChannelOf<'workshop'> }) {
  const { t } = useTranslation('workshop');
  const values = { version: channel.plan_version, before: channel.previous?.version ?? 0 };
  return (
    <Table.ScrollContainer minWidth={480}>
      <Table verticalSpacing={4} fz="sm" lang={channel.language}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('changeColumn')}</Table.Th>
            <Table.Th>{t('beforeColumn', values)}</Table.Th>
            <Table.Th>{t('nowColumn', values)}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {changesSince(channel).map(({ kind, id, before, now, reason }) => (
            <Table.Tr key={id}>
              <Table.Td>{`${SIGNS[kind]} ${t(`change.${kind}`)}`}</Table.Td>
              <Table.Td className="said">{kind === 'kept' ? now : before && <del>{before}</del>}</Table.Td>
              <Table.Td className="said">
                {kind === 'kept' ? now : <ins>{now}</ins>}
                {reason && <Text size="xs">{reason}</Text>}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
