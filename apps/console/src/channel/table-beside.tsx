import { Table } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useWords } from '../words/use-words.js';
import { HeadRow } from '../frame/head-row.js';
import { usePages } from '../frame/pages.js';

/** How many rows are shown at once: a long deliberation has thousands. */
const PAGE = 50;

interface TableRow {
  key: string;
  /** A cell for each head; the first one names the row. */
  cells: readonly ReactNode[];
}

interface TableBesideProps {
  name: string;
  heads: readonly string[];
  /** Only made where somebody looks. */
  rows(): readonly TableRow[];
}

/** The same as a picture shows, in figures and words: for screen readers, and for whoever wants to know exactly. */
export function TableBeside({ name, heads, rows }: TableBesideProps) {
  const t = useWords().channel;
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t.tabs.table(name)}</summary>
      {isOpen && <Rows name={name} heads={heads} rows={rows()} />}
    </details>
  );
}

function Rows({ name, heads, rows }: { name: string; heads: readonly string[]; rows: readonly TableRow[] }) {
  const { shown, turner } = usePages(rows, PAGE);
  return (
    <>
      <Table.ScrollContainer minWidth={480} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
        <Table aria-label={name} fz="xs" verticalSpacing={4}>
          <HeadRow heads={heads} />
          <Table.Tbody>
            {shown.map(({ key, cells: [first, ...cells] }) => (
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
      {turner}
    </>
  );
}
