import { readFileSync } from 'node:fs';
import type { RecordedEvent } from '@parley/client';

const CHANNELS = new URL('../../../test/corpus/channels/', import.meta.url);

/** The events of a channel that was recorded once, by its name in the corpus. */
export const recorded = (name: string): RecordedEvent[] =>
  readFileSync(new URL(`${name}.jsonl`, CHANNELS), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as RecordedEvent);

/** Events made for a test, at positions 1, 2, …; of each what is looked at. */
export const log = (...events: [type: RecordedEvent['type'], data: object][]): RecordedEvent[] =>
  events.map(([type, data], index) => ({ type, data, position: index + 1 }) as RecordedEvent);
