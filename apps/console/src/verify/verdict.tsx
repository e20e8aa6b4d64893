import { Alert, Stack, Table, Text } from '@mantine/core';
import type { ExportFault, ExportVerdict, VerifiedExport } from '@parley/contracts/verify-export';
import { useTranslation } from 'react-i18next';
import { LongText } from '../channel/json-text.js';
import { useFormat } from '../frame/format.js';

interface VerdictProps {
  /** The name of the file. */
  name: string;
  text: string;
  verdict: ExportVerdict;
}

/** What came of the check: what it is and what that shows, or what is wrong and where. */
export function Verdict({ name, text, verdict }: VerdictProps) {
  return verdict.ok ? (
    <Whole name={name} found={verdict.export} />
  ) : (
    <Broken name={name} text={text} fault={verdict.fault} />
  );
}

function Whole({ name, found: { channel_id, events, head } }: { name: string; found: VerifiedExport }) {
  const { t } = useTranslation('verify');
  const format = useFormat();
  const rows = [
    [t('channel'), channel_id],
    [t('events'), format.number(events)],
    [t('head'), head],
  ];
  return (
    <Alert color="green" title={`✓ ${t('holds', { name })}`}>
      <Stack gap="xs">
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
        <Text size="sm">{t('shows')}</Text>
      </Stack>
    </Alert>
  );
}

function Broken({ name, text, fault }: { name: string; text: string; fault: ExportFault }) {
  const { t } = useTranslation('verify');
  const line = 'line' in fault ? fault.line : undefined;
  return (
    <Alert color="red" title={`✗ ${t('broken', { name })}`}>
      <Stack gap="xs">
        <Text size="sm" className="said">
          {useFaultText(fault)}
        </Text>
        {line !== undefined && (
          <>
            <Text size="sm">{t('line', { line })}</Text>
            <LongText text={text.trim().split('\n')[line - 1] ?? ''} name={`${name}-${line}.txt`} />
          </>
        )}
      </Stack>
    </Alert>
  );
}

function useFaultText(fault: ExportFault): string {
  const { t } = useTranslation('verify');
  switch (fault.kind) {
    case 'missing':
      return t(fault.from === fault.to ? 'fault.missingOne' : 'fault.missing', { from: fault.from, to: fault.to });
    case 'not_an_export':
      return t(fault.cut ? 'fault.cut' : 'fault.not_an_export');
    case 'not_whole':
      return t('fault.not_whole', {
        events: fault.found.events,
        head: fault.found.head,
        channel: fault.found.channel_id,
        saidEvents: fault.said.events,
        saidHead: fault.said.head,
        saidChannel: fault.said.channel_id,
      });
    default: {
      const { kind, ...values } = fault;
      return t(`fault.${kind}`, values);
    }
  }
}
