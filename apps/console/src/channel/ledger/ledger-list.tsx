import { Stack, Text } from '@mantine/core';
import { useColumnWords } from '../pictures/use-column-words.js';
import { ChangeBox } from './change-box.js';
import { changesOf, type LedgerProps } from './ledger.js';

/** For a narrow page: field by field, what happened to it. */
export function LedgerList({ columns, rows, words }: LedgerProps) {
  const { whole } = useColumnWords();
  return (
    <Stack gap="sm">
      {rows.map((row) => (
        <section key={row.key} aria-label={words.row(row.key)}>
          <Text size="sm" fw={600} className="said" lang={words.language}>
            {words.row(row.key)}
          </Text>
          {changesOf(row, columns).map(({ column, change }, index) => (
            <div key={index} className="ledger-line">
              <Text size="xs">{whole(column)}</Text>
              <ChangeBox change={change} words={words} />
            </div>
          ))}
        </section>
      ))}
    </Stack>
  );
}
