import { readdirSync, readFileSync } from 'node:fs';
import { readableExport, type RecordedEvent } from '@parley/contracts';

const CORPUS = new URL('./', import.meta.url);

export const at = (path: string): string => readFileSync(new URL(path, CORPUS), 'utf8');

/** The recorded channels. */
export const NAMES = readdirSync(new URL('channels', CORPUS)).map((file) => file.replace(/\.jsonl$/u, ''));

/** Where a channel was recorded: the export that the server made of it. */
export const fileOf = (name: string): URL => new URL(`channels/${name}.jsonl`, CORPUS);

/** Its events, with people's words as they are read. */
export const eventsOf = (name: string): RecordedEvent[] => readableExport(at(`channels/${name}.jsonl`));

/**
 * Recorded by a release that named no rules and kept no inputs: events alone, with requests that the rules of today no longer make.
 * They stay as they are, and show that such a log is still read, folded, told of, and audited as far as it is known.
 */
export const OLDER = NAMES.filter((name) => name.startsWith('older-'));

/** Recorded by the product of today: all else. */
export const TODAYS = NAMES.filter((name) => !OLDER.includes(name));
