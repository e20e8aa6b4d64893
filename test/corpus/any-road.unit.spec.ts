import { canonicalJson, type RecordedEvent } from '@parley/contracts';
import type { EventLog } from '@parley/event-log';
import { REGISTRY } from '@parley/protocols';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FoldChannels } from '../../services/transcript-store/src/projections/fold-channels.js';
import { Unwritten } from '../../services/transcript-store/src/projections/unwritten.js';
import { foldedRows, keyOf } from '../chaos/check/projections.js';
import { eventsOf, NAMES } from './corpus.js';

/** One page of the road: how many events it has, in which order the members of their data stand, and what happens after it. */
interface Step {
  events: number;
  members: 'as recorded' | 'backwards';
  then: 'more' | 'written' | 'not written' | 'killed';
}

const ROADS = fc.array(
  fc.record<Step>({
    events: fc.integer({ min: 1, max: 60 }),
    members: fc.constantFrom('as recorded', 'backwards'),
    then: fc.constantFrom('more', 'written', 'not written', 'killed'),
  }),
  { maxLength: 30 },
);

/**
 * The read side is a function of the log: in whatever pages events come, however their members are ordered (in JSON they are not),
 * whenever rows are written, and wherever it was killed, it holds what one fold of the log gives.
 */
it.each(NAMES)('%s is projected to the same rows by any road', async (name) => {
  const events = eventsOf(name).map((event) => ({ ...event, position: event.version }));
  const whole = Object.fromEntries(foldedRows(events).map((one) => [keyOf(one), canonicalJson(one.row)]));
  await fc.assert(
    fc.asyncProperty(ROADS, async (steps) => {
      expect(await projectedBy(steps, events)).toEqual(whole);
    }),
    { numRuns: 5 },
  );
});

/** What the tables hold at the end of a road, as the projector goes it: canonical JSON, by row. */
async function projectedBy(steps: readonly Step[], events: readonly RecordedEvent[]): Promise<Record<string, string>> {
  const folds = new FoldChannels(logOf(events), REGISTRY);
  const tables: Record<string, string> = {};
  let unwritten = new Unwritten();
  let checkpoint = 0;
  let position = 0;

  const write = () => {
    const { rows, broken } = unwritten.rows(REGISTRY);
    expect(broken).toEqual([]);
    for (const { table, json } of rows) {
      const row = JSON.parse(json) as Record<string, unknown>;
      tables[keyOf({ table, row })] = canonicalJson(row);
    }
    unwritten = new Unwritten();
    checkpoint = position;
  };
  const go = async ({ events: many, members, then }: Step) => {
    const page = events.slice(position, position + many);
    if (!page.length) return;
    const folded = await folds.fold(members === 'backwards' ? page.map(backwards) : page);
    folds.keep(page[0]!.channel_id, folded);
    unwritten.add(page[0]!.channel_id, folded);
    position += page.length;
    if (then === 'written') write();
    if (then === 'not written') {
      const failed = unwritten;
      unwritten = new Unwritten();
      unwritten.putBack(failed);
    }
    if (then === 'killed') {
      folds.clear();
      unwritten = new Unwritten();
      position = checkpoint;
    }
  };

  for (const step of steps) await go(step);
  await go({ events: events.length, members: 'as recorded', then: 'more' });
  write();
  return tables;
}

/** Only what the projections ask of it. */
const logOf = (events: readonly RecordedEvent[]): EventLog =>
  ({
    readChannel: (_tenant: string, _channel: string, { after, limit }: { after: number; limit: number }) =>
      Promise.resolve(events.slice(after, after + limit)),
  }) as unknown as EventLog;

const backwards = (event: RecordedEvent): RecordedEvent => ({ ...event, data: turned(event.data) }) as RecordedEvent;

function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([name, member]) => [name, turned(member)]),
  );
}
