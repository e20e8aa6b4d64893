import { Alert, Loader, Stack, Table, Text } from '@mantine/core';
import type { Found, Manifest } from '@parley/contracts/verify-export';
import { tellLevels } from '@parley/transparency';
import { plainLine } from '@parley/untrusted';
import type { PageWords } from '@parley/wording';
import { useQuery } from '@tanstack/react-query';
import { useFormat, type Format } from '../frame/format.js';
import { ProblemAlert } from '../frame/problem-alert.js';
import { useWords } from '../words/use-words.js';
import { checkLevels, type CheckedBy, type CheckedLevels } from './check-levels.js';
import type { Checked } from './check-file.js';
import { LevelList, type Level } from './level-list.js';

interface HoldingProps {
  name: string;
  checked: Extract<Checked, { ok: true }>;
  /** When the file was chosen. */
  at: number;
  by: CheckedBy;
}

/** A file whose chain holds, and how far it is proved: nothing of it is shown before that is known. */
export function Holding({ name, checked, at, by }: HoldingProps) {
  const t = useWords().verify;
  const format = useFormat();
  const ids = by.keys?.map(({ id }) => id.join());
  const levels = useQuery({
    queryKey: ['levels', at, ids, by.held?.note],
    queryFn: () => checkLevels(checked, by),
    // Where there is no network too; the file and what it is checked by are all that counts.
    ...{ networkMode: 'always', staleTime: Infinity, gcTime: 0, retry: false },
  });
  if (levels.error) return <ProblemAlert error={levels.error} />;
  if (!levels.data) return <Loader aria-label={t.checking} />;
  const { verdict } = levels.data;
  const isProved = verdict.ok && (verdict.levels.signed !== undefined || verdict.levels.held === 'linked');
  return (
    <Alert color={verdict.ok ? 'green' : 'red'} title={verdict.ok ? `✓ ${t.holds(name)}` : `✗ ${t.broken(name)}`}>
      <Stack gap="xs">
        <LevelList
          levels={[...chainLevels(checked.export, t), ...provedLevels(levels.data, checked.export, by, t, format)]}
        />
        <Facts found={checked.export} />
        {verdict.ok && <Text size="sm">{t.notDecided}</Text>}
        {verdict.ok && <Text size="sm">{isProved ? t.shows : `${t.shows} ${t.rehashed}`}</Text>}
      </Stack>
    </Alert>
  );
}

function chainLevels({ events, inputs = 0, sealed_inputs = 0 }: Found, t: PageWords['verify']): Level[] {
  const matched = inputs - sealed_inputs;
  return [
    { mark: '✓', text: t.chain(events) },
    ...(matched ? [{ mark: '✓' as const, text: t.inputs(matched) }] : []),
    ...(sealed_inputs ? [{ mark: '·' as const, text: t.sealedInputs(sealed_inputs) }] : []),
    ...(inputs ? [] : [{ mark: '·' as const, text: t.noInputs }]),
  ];
}

function provedLevels(
  { verdict, canVerify }: CheckedLevels,
  { events }: Manifest,
  { keys, held }: CheckedBy,
  t: PageWords['verify'],
  format: Format,
): Level[] {
  if (!verdict.ok) return [{ mark: '✗', text: t.proofFaults[verdict.fault] }];
  const told = tellLevels(verdict.levels, {
    ...{ words: t.levels, events, canVerify, time: format.date, plain: plainLine },
    ...{ hasKeys: keys !== undefined, isHeld: held !== undefined },
  });
  return told.map(({ isReached, text }) => ({ mark: isReached ? '✓' : '·', text }));
}

function Facts({ found: { channel_id, head } }: { found: Manifest }) {
  const t = useWords().verify;
  const rows = [
    [t.channel, channel_id],
    [t.head, head],
  ] as const;
  return (
    <Table fz="sm">
      <Table.Tbody>
        {rows.map(([label, value]) => (
          <Table.Tr key={label}>
            <Table.Th scope="row">{label}</Table.Th>
            <Table.Td className="said">{value}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
