import type { RecordedEvent } from '@parley/contracts';
import { REGISTRY } from '@parley/protocols';
import { plainLine } from '@parley/untrusted';
import { BrokenRecord } from './broken-record.js';
import { spokenWords } from './words.js';

/** @throws BrokenRecord where a channel is of a protocol that this release has not */
export function knowTheProtocol({ protocol }: RecordedEvent, what: string): void {
  if (REGISTRY.deliberation.openingOf(protocol)) return;
  const text = spokenWords().audit.unknownProtocol(plainLine(what), plainLine(String(protocol)));
  throw new BrokenRecord(text, { kind: 'unknown_protocol', version: 1 });
}
