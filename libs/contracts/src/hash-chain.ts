import { hash } from 'node:crypto';
import { canonicalJson } from './canonical-json.js';
import { chainText, GENESIS_HASH, type Hashed } from './chain-text.js';
import { storedOf } from './event-texts.js';
import type { RecordedEvent } from './recorded-event.js';

export const sha256 = (text: string): string => hash('sha256', text, 'hex');

/** sha256(previous hash + canonical JSON of the event), in hex. */
export function chainHash(previous: string, event: Hashed): string {
  return chainHashOfTexts(previous, event, canonicalJson(event.data), canonicalJson(event.metadata));
}

/**
 * The same where the canonical texts of data and metadata are there already: they are what is stored and sent as well.
 * @param data,metadata canonical JSON
 */
export function chainHashOfTexts(
  previous: string,
  event: Omit<Hashed, 'data' | 'metadata'>,
  data: string,
  metadata: string,
): string {
  return sha256(chainText(previous, event, data, metadata));
}

/**
 * Checks one channel's chain (P5).
 * @param events in order, from version 1, as an export or the log gives them
 * @returns the version of the first event that does not follow, or undefined where all do
 */
export function firstBrokenLink(events: Iterable<RecordedEvent>): number | undefined {
  let previous = GENESIS_HASH;
  let version = 0;
  for (const event of events) {
    version += 1;
    if (event.version !== version || event.hash !== chainHash(previous, storedOf(event))) return version;
    previous = event.hash;
  }
  return undefined;
}
