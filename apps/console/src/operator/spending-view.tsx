import { Button, Group, Loader, NativeSelect, Stack, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useFormat } from '../frame/format.js';
import { ProblemAlert } from '../frame/problem-alert.js';
import { useWords } from '../words/use-words.js';
import { spendingQuery } from './queries.js';
import { chartOf, type SpendingChart as Chart } from './spending.js';
import { SeriesName, SpendingChart } from './spending-chart.js';
import { SpentByTenant } from './spent-by-tenant.js';
import { useWhose, Whose } from './whose.js';
import { WideTable } from './wide-table.js';

const RANGES = [7, 30, 90];
const USUAL = 30;

/** What model calls have cost by day and model, then by tenant and model. */
export function SpendingView() {
  const { operator, frame } = useWords();
  const t = operator.spending;
  const tenant = useWhose();
  const [search, setSearch] = useSearchParams();
  const days = RANGES.find((range) => String(range) === search.get('days')) ?? USUAL;
  const { data, error, isLoading, refetch } = useQuery(spendingQuery({ tenant, days, by: 'day,model' }));
  const choose = (wanted: string) =>
    setSearch((before) => {
      before.set('days', wanted);
      return before;
    });
  return (
    <Stack>
      <Group align="end">
        <Whose why={operator.whose.all} />
        <NativeSelect
          label={t.days}
          value={String(days)}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
          data={RANGES.map((range) => ({ value: String(range), label: t.lastDays(range) }))}
        />
      </Group>
      {error && <ProblemAlert error={error} retry={() => void refetch()} />}
      {isLoading && <Loader aria-label={frame.loading} />}
      {data && <Spent chart={chartOf(data)} />}
      {data && data.items.length > 0 && <SpentByTenant tenant={tenant} days={days} />}
    </Stack>
  );
}

function Spent({ chart }: { chart: Chart }) {
  const t = useWords().operator.spending;
  const { usd } = useFormat();
  const [isTable, showTable] = useState(false);
  if (!chart.most) return <Text role="status">{t.none}</Text>;
  return (
    <Stack gap="xs">
      <Text fw={600}>{t.sum(usd(chart.micro_usd), usd(chart.most.micro_usd), chart.most.day)}</Text>
      <SpendingChart chart={chart} most={chart.most} />
      {chart.series.some(({ kind }) => kind === 'unknown') && <Text size="sm">{t.unknownWhy}</Text>}
      <Group>
        <Button size="xs" variant="default" aria-expanded={isTable} onClick={() => showTable(!isTable)}>
          {isTable ? t.hide : t.table}
        </Button>
      </Group>
      {isTable && <DayTable chart={chart} />}
    </Stack>
  );
}

/** The days on which something was spent, the last first. */
function DayTable({ chart: { series, days } }: { chart: Chart }) {
  const t = useWords().operator.spending;
  const { usd } = useFormat();
  const heads = series.map((one, index) => <SeriesName key={index} series={one} />);
  return (
    <WideTable name={t.table} columns={[t.day, t.total, ...heads]}>
      {days
        .filter(({ micro_usd }) => micro_usd > 0)
        .toReversed()
        .map(({ day, micro_usd, parts }) => (
          <Table.Tr key={day}>
            <Table.Th scope="row">{day}</Table.Th>
            <Table.Td>{usd(micro_usd)}</Table.Td>
            {parts.map((part, index) => (
              <Table.Td key={index}>{part > 0 ? usd(part) : '–'}</Table.Td>
            ))}
          </Table.Tr>
        ))}
    </WideTable>
  );
}
