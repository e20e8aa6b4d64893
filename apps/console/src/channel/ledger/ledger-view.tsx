import { Stack, Text } from '@mantine/core';
import { useWords } from '../../words/use-words.js';
import { usePages } from '../../frame/pages.js';
import { useIsWide } from '../../frame/use-is-wide.js';
import { EventLink } from '../event-link.js';
import { LatestNote, latestOf, Legend } from '../pictures/picture-frame.js';
import { useColumnWords } from '../pictures/use-column-words.js';
import { TableBeside } from '../table-beside.js';
import { FATES } from './change-box.js';
import { changesOf, type Fate, type LedgerProps } from './ledger.js';
import { LedgerGrid } from './ledger-grid.js';
import { LedgerList } from './ledger-list.js';

interface LedgerViewProps extends LedgerProps {
  /** Row by row at any width: for what mostly happens once, of which columns would be empty. */
  asList?: boolean;
}

/** How many fields are shown at once. */
const FIELDS = 12;

/** What happened to which field, when, for whom and why; a cell only where something happened. */
export function LedgerView({ columns, rows, words, asList = false }: LedgerViewProps) {
  const t = useWords().channel;
  const isWide = useIsWide();
  const { shown, turner } = usePages(rows, FIELDS);
  const latest = asList ? columns : latestOf(columns);
  const Shown = isWide && !asList ? LedgerGrid : LedgerList;
  return (
    <Stack gap="xs">
      <LatestNote shown={latest.length} all={columns.length} />
      <Shown columns={latest} rows={shown} words={words} />
      {turner}
      <Legend
        name={t.lanes.legend}
        items={(Object.keys(FATES) as Fate[]).map((fate) => `${FATES[fate].sign} ${words.fate(fate)}`)}
      />
      <LedgerTable columns={columns} rows={rows} words={words} />
    </Stack>
  );
}

function LedgerTable({ columns, rows, words }: LedgerProps) {
  const { comma, colon, channel: t } = useWords();
  const { whole } = useColumnWords();
  const heads = (['field', 'when', 'from', 'to', 'who', 'fate', 'why'] as const).map((head) => t.ledger[head]);
  return (
    <TableBeside
      name={t.tabs.ledger}
      heads={heads}
      rows={() =>
        rows.flatMap((row) =>
          changesOf(row, columns).map(({ column, change }, index) => ({
            key: `${row.key} ${index}`,
            cells: [
              words.row(row.key),
              <EventLink position={change.position}>{whole(column)}</EventLink>,
              change.before,
              [change.wanted ?? change.after, change.unit].filter(Boolean).join(' '),
              change.backers.map(({ participant_id }) => words.nameOf(participant_id)).join(comma),
              change.fate && words.fate(change.fate),
              <Text fz="xs" className="said" lang={words.language}>
                {[
                  change.why,
                  ...(change.against ?? []).map(
                    ({ participant_id, reason }) => `${words.nameOf(participant_id)}${colon}${reason}`,
                  ),
                ]
                  .filter(Boolean)
                  .join('\n')}
              </Text>,
            ],
          })),
        )
      }
    />
  );
}
