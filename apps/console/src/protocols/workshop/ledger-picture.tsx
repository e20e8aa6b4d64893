import { Text } from '@mantine/core';
import { useMemo } from 'react';
import type { Fate } from '../../channel/ledger/ledger.js';
import { useWords } from '../../words/use-words.js';
import { LedgerView } from '../../channel/ledger/ledger-view.js';
import { nameIn } from '../../channel/names.js';
import type { PanelProps } from '../protocol.js';
import { ledgerIn } from './decision-ledger.js';

/** The decisions of a plan, round by round (W4). */
export function LedgerPicture({ channel, events }: PanelProps) {
  const { workshop: t, channel: page } = useWords();
  const { columns, rows } = useMemo(() => ledgerIn(events, (cause) => t.lapsed[cause]), [events, t]);
  if (!rows.length) return <Text size="sm">{t.noEntries}</Text>;
  const words = {
    row: page.part,
    nameOf: (id: string) => nameIn(channel, id),
    fate: (fate: string) => t.entryFate[fate as Fate],
    language: channel.language,
  };
  return <LedgerView columns={columns} rows={rows} words={words} asList />;
}
