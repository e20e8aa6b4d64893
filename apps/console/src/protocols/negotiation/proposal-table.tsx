import { Table } from '@mantine/core';
import type { Proposal } from '@parley/client';
import { useWords } from '../../words/use-words.js';
import { HeadRow } from '../../frame/head-row.js';
import { termName } from './field-name.js';

export interface ProposalTableProps {
  proposal: Proposal;
  nameOf(id: string): string;
}

/** A proposal whole: its terms, and who does what. */
export function ProposalTable({ proposal: { terms, assignments }, nameOf }: ProposalTableProps) {
  const t = useWords().negotiation;
  return (
    <>
      {terms.length > 0 && (
        <Table verticalSpacing={2} fz="sm">
          <HeadRow heads={[t.term, t.value]} />
          <Table.Tbody>
            {terms.map(({ field, value, unit = '' }) => (
              <Table.Tr key={field}>
                <Table.Td className="said">{termName(field)}</Table.Td>
                <Table.Td className="said">{`${value} ${unit}`}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      <Table verticalSpacing={2} fz="sm">
        <HeadRow heads={[t.who, t.role, t.task]} />
        <Table.Tbody>
          {assignments.map(({ participant_id, role, task, core }) => (
            <Table.Tr key={participant_id}>
              <Table.Td className="said">{nameOf(participant_id)}</Table.Td>
              <Table.Td className="said">{core ? `${role} (${t.core})` : role}</Table.Td>
              <Table.Td className="said">{task}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </>
  );
}
