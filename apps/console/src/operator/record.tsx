import { Stack, Table, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useFormat } from '../frame/format.js';
import { useWords } from '../words/use-words.js';
import { Listed } from './listed.js';
import { recordQuery } from './queries.js';
import { useWhose, Whose } from './whose.js';
import { WideTable } from './wide-table.js';

/** What operators did that no deliberation tells of. */
export function OperatorRecord() {
  const { operator } = useWords();
  const t = operator.record;
  const { time } = useFormat();
  const asked = useInfiniteQuery(recordQuery(useWhose()));
  return (
    <Stack>
      <Text size="sm">{t.about}</Text>
      <Whose why={operator.whose.all} />
      <Listed asked={asked} none={t.none}>
        {(operations) => (
          <WideTable name={operator.tabs.record} columns={Object.values(t.columns)}>
            {operations.map(({ at, by, action, target, tenant }, index) => (
              <Table.Tr key={index}>
                <Table.Td>{time(at)}</Table.Td>
                <Table.Td className="said">{`${by.name} (${by.tenant})`}</Table.Td>
                <Table.Td>{t.actions[action]}</Table.Td>
                <Table.Td className="said">{target}</Table.Td>
                <Table.Td>{tenant}</Table.Td>
              </Table.Tr>
            ))}
          </WideTable>
        )}
      </Listed>
    </Stack>
  );
}
