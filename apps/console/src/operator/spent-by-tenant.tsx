import { Stack, Table } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { useFormat } from '../frame/format.js';
import { Heading } from '../frame/heading.js';
import { usePages } from '../frame/pages.js';
import { ProblemAlert } from '../frame/problem-alert.js';
import { useWords } from '../words/use-words.js';
import { spendingQuery } from './queries.js';
import { WideTable } from './wide-table.js';

/** How many lines are shown at once. */
const LINES = 20;

/** What each tenant has spent by which model, the most first. */
export function SpentByTenant({ tenant, days }: { tenant: string; days: number }) {
  const t = useWords().operator.spending;
  const heading = useId();
  const { usd } = useFormat();
  const { data, error } = useQuery(spendingQuery({ tenant, days, by: 'tenant,model' }));
  const lines = useMemo(() => (data?.items ?? []).toSorted((a, b) => b.micro_usd - a.micro_usd), [data]);
  const { shown, turner } = usePages(lines, LINES);
  return (
    <Stack component="section" gap="xs" aria-labelledby={heading}>
      <Heading id={heading}>{t.byTenant}</Heading>
      {error && <ProblemAlert error={error} />}
      <WideTable name={t.byTenant} columns={Object.values(t.columns)}>
        {shown.map(({ tenant: whose = '', model, micro_usd }) => (
          <Table.Tr key={`${whose} ${model ?? ''}`}>
            <Table.Th scope="row">{whose}</Table.Th>
            <Table.Td>{usd(micro_usd)}</Table.Td>
            <Table.Td className="said">{model ?? t.unknown}</Table.Td>
          </Table.Tr>
        ))}
      </WideTable>
      {turner}
    </Stack>
  );
}
