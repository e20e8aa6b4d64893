import { Table } from '@mantine/core';
import type { ReactNode } from 'react';

interface WideTableProps {
  /** By which it is named, where it scrolls by itself. */
  name: string;
  columns: readonly ReactNode[];
  /** Its rows. */
  children: ReactNode;
}

/** A table of many columns: where the page is narrow it scrolls, and not the page. */
export const WideTable = ({ name, columns, children }: WideTableProps) => (
  <Table.ScrollContainer
    minWidth={480}
    scrollAreaProps={{ viewportProps: { tabIndex: 0, 'aria-label': name, role: 'group' } }}
  >
    <Table>
      <Table.Thead>
        <Table.Tr>
          {columns.map((column, index) => (
            <Table.Th key={index}>{column}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>{children}</Table.Tbody>
    </Table>
  </Table.ScrollContainer>
);
