import { Stack, Table, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useFormat } from '../frame/format.js';
import { useWords } from '../words/use-words.js';
import { Limits } from './limits.js';
import { Listed } from './listed.js';
import { tenantsQuery } from './queries.js';
import { WideTable } from './wide-table.js';

/** Tenants, what counts against their limits, and what those are. */
export function Tenants() {
  const {
    operator,
    operator: { tenants: t },
  } = useWords();
  const { number, usd } = useFormat();
  const asked = useInfiniteQuery(tenantsQuery);
  return (
    <Stack>
      <Text size="sm">{t.about}</Text>
      <Listed asked={asked} none="">
        {(tenants) => (
          <WideTable name={operator.tabs.tenants} columns={Object.values(t.columns)}>
            {tenants.map((one) => (
              <Table.Tr key={one.tenant}>
                <Table.Th scope="row">{one.tenant}</Table.Th>
                <Table.Td>{number(one.open_channels)}</Table.Td>
                <Table.Td>{number(one.channels)}</Table.Td>
                <Table.Td>{number(one.keys)}</Table.Td>
                <Table.Td>{usd(one.spent_today_micro_usd)}</Table.Td>
                <Table.Td>{usd(one.set_aside_micro_usd)}</Table.Td>
              </Table.Tr>
            ))}
          </WideTable>
        )}
      </Listed>
      <Limits />
    </Stack>
  );
}
