import { Table, Text } from '@mantine/core';
import { useWords } from '../../words/use-words.js';
import { HeadRow } from '../../frame/head-row.js';
import type { Version } from '../../channel/compare/compare.js';
import type { ChannelOf, PanelProps } from '../protocol.js';
import { draftChanges, type PlanChange } from './draft-changes.js';

const SIGNS: Readonly<Record<PlanChange['kind'], string>> = { replaced: '⇄', added: '＋', dropped: '−', kept: '=' };

export interface ChangesProps extends PanelProps {
  /** By the positions after which they stood. */
  from: Version;
  to: Version;
}

/** One draft beside another: what is the same comes last (W9). */
export function Changes({ channel: given, events, from, to }: ChangesProps) {
  const { workshop: t, channel: page } = useWords();
  const channel = given as ChannelOf<'workshop'>;
  const changes = draftChanges(events, from.id, to.id);
  const reasons = new Map(channel.entries.map(({ entry_id, reason }) => [entry_id, reason]));
  if (!changes.length) return <Text size="sm">{page.compare.same}</Text>;
  return (
    <Table.ScrollContainer minWidth={480}>
      <Table verticalSpacing={4} fz="sm">
        <HeadRow heads={[t.changeColumn, from.label, to.label]} />
        <Table.Tbody lang={channel.language}>
          {changes.map(({ kind, id, before, now }) => (
            <Table.Tr key={id}>
              <Table.Td>{`${SIGNS[kind]} ${t.change[kind]}`}</Table.Td>
              <Table.Td className="said">{kind === 'kept' ? now : before && <del>{before}</del>}</Table.Td>
              <Table.Td className="said">
                {kind === 'kept' ? now : <ins>{now}</ins>}
                {kind !== 'kept' && now && <Text size="xs">{reasons.get(id)}</Text>}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
