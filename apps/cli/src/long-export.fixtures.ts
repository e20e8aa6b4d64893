import { closeSync, openSync, writeSync } from 'node:fs';
import { chainHash, GENESIS_HASH, type RecordedEvent } from '@parley/contracts';

/** What one event says. */
const TEXT = 'x'.repeat(8_000);

/** Writes an export whose chain holds, of at least so many bytes. @returns how many events it has */
export function writeLongExport(file: string, bytes: number): number {
  const descriptor = openSync(file, 'w');
  const channel_id = '01a1fe93-95bf-7249-92e1-1b674c900bb3';
  let head = GENESIS_HASH;
  let version = 0;
  for (let written = 0; written < bytes;) {
    const event = {
      ...{
        position: (version += 1),
        tenant: 'default',
        channel_id,
        protocol: 'round-table',
        version,
        id: `event-${version}`,
      },
      ...{ type: 'ContributionMade', data: { text: TEXT }, metadata: { command_id: `command-${version}` } },
      ...{ recorded_at: '2026-11-26T14:03:00.000Z', hash: '' },
    };
    head = event.hash = chainHash(head, event as unknown as RecordedEvent);
    written += writeSync(descriptor, `${JSON.stringify(event)}\n`);
  }
  writeSync(descriptor, `${JSON.stringify({ manifest: { channel_id, events: version, head } })}\n`);
  closeSync(descriptor);
  return version;
}
