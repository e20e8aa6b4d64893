import { readFileSync } from 'node:fs';
import type { Channel, RecordedEvent } from '@parley/client';
import { readableExport } from '@parley/contracts';

const CORPUS = new URL('../../../test/corpus/', import.meta.url);

/** The events of a channel that was recorded once, by its name in the corpus. */
export const recorded = (name: string): RecordedEvent[] =>
  readableExport(readFileSync(new URL(`channels/${name}.jsonl`, CORPUS), 'utf8')) as unknown as RecordedEvent[];

interface Shown {
  version: number;
  /** What is not as it was before. */
  view: Partial<Channel>;
}

/** A recorded channel's view after each of the versions that the corpus has it for, with the events until then. */
export function recordedViews(name: string): { channel: Channel; events: RecordedEvent[] }[] {
  const { shown } = JSON.parse(readFileSync(new URL(`expected/${name}.json`, CORPUS), 'utf8')) as { shown: Shown[] };
  const events = recorded(name);
  return shown.map(({ version }, index) => ({
    channel: Object.assign({}, ...shown.slice(0, index + 1).map(({ view }) => view)) as Channel,
    events: events.slice(0, version),
  }));
}

/** Events made for a test, at positions 1, 2, …; of each what is looked at. */
export const log = (...events: [type: RecordedEvent['type'], data: object][]): RecordedEvent[] =>
  events.map(([type, data], index) => ({ type, data, position: index + 1 }) as RecordedEvent);
