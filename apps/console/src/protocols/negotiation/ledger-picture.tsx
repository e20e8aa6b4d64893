import { Stack, Text } from '@mantine/core';
import { useMemo } from 'react';
import type { Fate } from '../../channel/ledger/ledger.js';
import { useWords } from '../../words/use-words.js';
import type { LedgerRow } from '../../channel/ledger/ledger.js';
import { LedgerView } from '../../channel/ledger/ledger-view.js';
import { nameIn } from '../../channel/names.js';
import type { PanelProps } from '../protocol.js';
import { useFieldName } from './field-name.js';
import { ledgerIn } from './field-ledger.js';

/** The fields that somebody touched, version by version; the others are named with the value that they have kept (N3). */
export function LedgerPicture({ channel, events }: PanelProps) {
  const { colon, negotiation: t } = useWords();
  const { columns, rows } = useMemo(() => ledgerIn(events), [events]);
  const [first] = columns;
  if (!first) return <Text size="sm">{t.noDraft}</Text>;
  const keeps = ({ cells }: LedgerRow) => cells.size === 1 && cells.has(first.key);
  const touched = rows.filter((row) => !keeps(row));
  const nameOf = (id: string) => nameIn(channel, id);
  const nameOfField = useFieldName(nameOf);
  const kept = rows.filter(keeps).map(({ key, cells }) => {
    const { after = '', unit = '' } = cells.get(first.key)![0]!;
    return `${nameOfField(key)}${colon}${after} ${unit}`.trim();
  });
  const words = {
    row: nameOfField,
    nameOf,
    fate: (fate: string) => t.fateOf[fate as Fate],
    language: channel.language,
  };
  return (
    <Stack gap="xs">
      {touched.length ? (
        <LedgerView columns={columns} rows={touched} words={words} />
      ) : (
        <Text size="sm">{t.untouched}</Text>
      )}
      {kept.length > 0 && (
        <Text size="xs">
          {t.kept} <span lang={channel.language}>{kept.join(' · ')}</span>
        </Text>
      )}
    </Stack>
  );
}
