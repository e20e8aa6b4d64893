import { Code, Loader, Stack, Table, Text } from '@mantine/core';
import type { ShownLimit } from '@parley/client';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { modelQuery } from '../api/queries.js';
import { useFormat } from '../frame/format.js';
import { Heading } from '../frame/heading.js';
import { ProblemAlert } from '../frame/problem-alert.js';
import { useWords } from '../words/use-words.js';
import { limitsQuery } from './queries.js';
import { WideTable } from './wide-table.js';

/** What the process that has the models is told a deliberation may spend. */
const BUDGET_SETTING = 'PARLEY_BUDGET_USD';

interface Limit {
  limit: ShownLimit['limit'] | 'budget';
  value: number;
  setting: string;
}

/** What each tenant may take, and where that is set. */
export function Limits() {
  const { operator, frame } = useWords();
  const t = operator.limits;
  const heading = useId();
  const { data, error, isLoading } = useQuery(limitsQuery);
  // Whoever has the models knows it, and may be away.
  const { data: model } = useQuery(modelQuery);
  const budget = model?.budget_micro_usd;
  const limits: Limit[] = [
    ...(data?.items ?? []),
    ...(budget === undefined ? [] : [{ limit: 'budget' as const, value: budget, setting: BUDGET_SETTING }]),
  ];
  return (
    <Stack component="section" gap="xs" aria-labelledby={heading}>
      <Heading id={heading}>{t.title}</Heading>
      <Text size="sm">{t.about}</Text>
      {error && <ProblemAlert error={error} />}
      {isLoading && <Loader aria-label={frame.loading} />}
      {data && (
        <WideTable name={t.title} columns={Object.values(t.columns)}>
          {limits.map((one) => (
            <Row key={one.limit} {...one} />
          ))}
        </WideTable>
      )}
    </Stack>
  );
}

function Row({ limit, value, setting }: Limit) {
  const t = useWords().operator.limits;
  const { number, usd } = useFormat();
  const isMoney = limit !== 'open_channels' && limit !== 'commands_per_minute';
  return (
    <Table.Tr>
      <Table.Th scope="row">{t.names[limit]}</Table.Th>
      <Table.Td>{value === 0 ? t.none : isMoney ? usd(value) : number(value)}</Table.Td>
      <Table.Td>
        <Code>{setting}</Code>
      </Table.Td>
    </Table.Tr>
  );
}
