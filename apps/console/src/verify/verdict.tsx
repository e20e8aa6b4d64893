import { Alert, Stack, Text } from '@mantine/core';
import type { ExportFault } from '@parley/contracts/verify-export';
import { useWords } from '../words/use-words.js';
import { LongText } from '../frame/json-text.js';
import type { CheckedBy } from './check-levels.js';
import type { Checked } from './check-file.js';
import { Holding } from './holding.js';

interface VerdictProps {
  /** The name of the file. */
  name: string;
  checked: Checked;
  /** When it was chosen. */
  at: number;
  by: CheckedBy;
}

/** What came of the check: what it is and what that shows, or what is wrong and where. */
export function Verdict({ name, checked, at, by }: VerdictProps) {
  return checked.ok ? (
    <Holding name={name} checked={checked} at={at} by={by} />
  ) : (
    <Broken name={name} text={checked.line} fault={checked.fault} />
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
            <LongText text={text} name={`${name}-${line}.txt`} />
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
    case 'position':
      return t.fault.position(fault.version, fault.position, fault.after);
    case 'input':
      return t.fault.input(fault.version);
    case 'copy':
      return t.fault.copy(fault.version);
    case 'no_manifest':
      return t.fault.no_manifest(fault.events);
    case 'no_events':
      return t.fault.no_events;
  }
}
