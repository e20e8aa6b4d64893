import { Table, Text } from '@mantine/core';
import type { DecisionRecord } from '@parley/client';
import { endedText, modelsOf, saidText, tookText } from '@parley/protocols/decision';
import type { DecisionWords } from '@parley/wording';
import { useFormat } from '../frame/format.js';

/** How it ended, in a sentence, and what it took. */
export function Took({ record, words }: { record: DecisionRecord; words: DecisionWords }) {
  const format = useFormat();
  const { ended, opened_at } = record;
  const took = tookText(record, words, format);
  const models = modelsOf(record);
  const rows = [
    [words.date, format.date(ended?.at ?? opened_at)],
    [words.time, took.time],
    [words.cost, took.cost],
    [words.tokens, took.tokens],
    [words.models, models.length ? models.join(words.comma) : words.noModel],
  ];
  return (
    <>
      <Text>{[endedText(record, words), ended?.by && words.by(ended.by)].filter(Boolean).join(' ')}</Text>
      {saidText(record, words) && <Text className="said">{saidText(record, words)}</Text>}
      <Table verticalSpacing={2} fz="sm" aria-label={words.figures}>
        <Table.Tbody>
          {rows.map(([name, value]) => (
            <Table.Tr key={name}>
              <Table.Th scope="row">{name}</Table.Th>
              <Table.Td className="said">{value}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </>
  );
}
