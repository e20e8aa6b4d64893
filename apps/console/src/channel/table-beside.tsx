import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWords } from '../words/use-words.js';
import { HeadRow } from '../frame/head-row.js';

interface TableBesideProps {
  name: string;
  heads: readonly string[];
  /** Each with a cell for each head; the first one names the row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** The same as a picture shows, in figures and words: for screen readers, and for whoever wants to know exactly. */
export function TableBeside({ name, heads, rows }: TableBesideProps) {
  const t = useWords().channel;
  return (
    <details>
      <summary>{t.tabs.table(name)}</summary>
      <Table.ScrollContainer minWidth={480} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
        <Table aria-label={name} fz="xs" verticalSpacing={4}>
          <HeadRow heads={heads} />
          <Table.Tbody>
            {rows.map(({ key, cells: [first, ...cells] }) => (
              <Table.Tr key={key}>
                <Table.Th scope="row">{first}</Table.Th>
                {cells.map((cell, index) => (
                  <Table.Td key={heads[index + 1]}>{cell}</Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </details>
  );
}
