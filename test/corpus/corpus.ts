import { readdirSync, readFileSync } from 'node:fs';
import type { RecordedEvent } from '@parley/contracts';

export const at = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

/** The recorded channels. */
export const NAMES = readdirSync(new URL('channels', import.meta.url)).map((file) => file.replace(/\.jsonl$/u, ''));

export const eventsOf = (name: string): RecordedEvent[] =>
  at(`channels/${name}.jsonl`)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as RecordedEvent);
