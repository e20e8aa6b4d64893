import { Table } from '@mantine/core';

/** What stands above the columns of a table. */
export const HeadRow = ({ heads }: { heads: readonly string[] }) => (
  <Table.Thead>
    <Table.Tr>
      {heads.map((head, index) => (
        <Table.Th key={index}>{head}</Table.Th>
      ))}
    </Table.Tr>
  </Table.Thead>
);
