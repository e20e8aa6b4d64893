import { Alert, Stack, Table, Text } from '@mantine/core';
import { proofLineOf, type ExportFault, type ExportVerdict, type Manifest } from '@parley/contracts/verify-export';
import { useWords } from '../words/use-words.js';
import { LongText } from '../frame/json-text.js';
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
    <Whole name={name} found={verdict.export} hasProof={proofLineOf(text) !== undefined} />
  ) : (
    <Broken name={name} text={text} fault={verdict.fault} />
  );
}

function Whole({
  name,
  found: { channel_id, events, inputs, head },
  hasProof,
}: {
  name: string;
  found: Manifest;
  hasProof: boolean;
}) {
  const t = useWords().verify;
  const format = useFormat();
  const rows = [
    [t.channel, channel_id],
    [t.events, format.number(events)],
    ...(inputs === undefined ? [] : [[t.inputs, format.number(inputs)] as const]),
    [t.head, head],
  ];
  return (
    <Alert color="green" title={`✓ ${t.holds(name)}`}>
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
        <Text size="sm">{t.shows}</Text>
        {hasProof && <Text size="sm">{t.proofUnread}</Text>}
      </Stack>
    </Alert>
  );
}

function Broken({ name, text, fault }: { name: string; text: string; fault: ExportFault }) {
  const t = useWords().verify;
  const line = 'line' in fault ? fault.line : undefined;
  return (
    <Alert color="red" title={`✗ ${t.broken(name)}`}>
      <Stack gap="xs">
        <Text size="sm" className="said">
          {useFaultText(fault)}
        </Text>
        {line !== undefined && (
          <>
            <Text size="sm">{t.line(line)}</Text>
            <LongText text={text.trim().split('\n')[line - 1] ?? ''} name={`${name}-${line}.txt`} />
          </>
        )}
      </Stack>
    </Alert>
  );
}

function useFaultText(fault: ExportFault): string {
  const t = useWords().verify;
  switch (fault.kind) {
    case 'missing':
      return (fault.from === fault.to ? t.fault.missingOne : t.fault.missing)(fault.from, fault.to);
    case 'not_an_export':
      return fault.cut ? t.fault.cut : t.fault.not_an_export;
    case 'not_whole':
      return t.fault.not_whole(
        fault.said.events,
        fault.said.channel_id,
        fault.said.head,
        fault.found.events,
        fault.found.channel_id,
        fault.found.head,
      );
    case 'misplaced':
      return t.fault.misplaced(fault.version, fault.expected);
    case 'changed':
      return t.fault.changed(fault.version, fault.type);
    case 'input':
      return t.fault.input(fault.version);
    case 'no_manifest':
      return t.fault.no_manifest(fault.events);
    case 'no_events':
      return t.fault.no_events;
  }
}
