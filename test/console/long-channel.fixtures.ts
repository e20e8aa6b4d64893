import { readFileSync } from 'node:fs';
import { GENESIS_HASH, newId, type ParleyEvent, type RecordedEvent } from '@parley/contracts';
import { openDatabase } from '../../apps/standalone/src/open-database.js';

const RECORDED = new URL('../corpus/channels/negotiation-meetup.jsonl', import.meta.url);
/** Events of one commit. */
const AT_ONCE = 500;

/** A finished negotiation in which people have spoken so often, written before anything else runs on the folder. @returns its id */
export async function writeLongChannel(folder: string, said: readonly string[]): Promise<string> {
  const recorded = readFileSync(RECORDED, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as RecordedEvent);
  const words = said.map((text, index) => ({
    type: 'InterventionRecorded' as const,
    data: { intervention_id: `said-${index + 1}`, actor: { kind: 'user' as const, id: 'user' }, text },
  }));
  const events: ParleyEvent[] = [...recorded.slice(0, -1), ...words, ...recorded.slice(-1)];
  const channel_id = newId();
  const database = await openDatabase({ folder, settings: ['fsync=off'] });
  let head = { version: 0, hash: GENESIS_HASH };
  for (let from = 0; from < events.length; from += AT_ONCE) {
    const result = await database.log.append({
      tenant: 'default',
      channel_id,
      protocol: 'negotiation',
      expected_version: head.version,
      previous_hash: head.hash,
      events: events.slice(from, from + AT_ONCE),
      metadata: { ...recorded[0]!.metadata, command_id: newId() },
    });
    if (result.status !== 'appended') throw new Error(result.status);
    head = result.events.at(-1)!;
  }
  await database.close();
  return channel_id;
}
