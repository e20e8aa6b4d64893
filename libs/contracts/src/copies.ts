import { canonicalJson } from './canonical-json.js';
import { chainText, GENESIS_HASH } from './chain-text.js';
import type { Copied, EventMetadata, RecordedEvent } from './recorded-event.js';

/** What a copy in a fork is recorded with: what its original was, and whose it is (ADR 47). */
export function copiedMetadata({ channel_id, version, id, hash, metadata }: RecordedEvent): EventMetadata {
  const { copied, ...own } = metadata;
  return { ...own, copied: { channel_id, version, id, hash, ...(copied && { copied }) } };
}

/** An event as it stood where it was copied from; one that is no copy is itself. */
export function originalOf(event: RecordedEvent): RecordedEvent {
  const { copied, ...own } = event.metadata;
  if (!copied) return event;
  const { copied: deeper, channel_id, id, hash } = copied;
  return { ...event, channel_id, id, hash, metadata: { ...own, ...(deeper && { copied: deeper }) } };
}

/** The channel for which a command was given: of a copy the one where it was, however often it was copied since. */
export function givenTo({ channel_id, metadata }: Pick<RecordedEvent, 'channel_id' | 'metadata'>): string {
  let at = channel_id;
  for (let copied = metadata.copied; copied; copied = copied.copied) at = copied.channel_id;
  return at;
}

/** An event that was decided in its channel, and not in the one that it was forked from. */
export const isOwn = ({ metadata }: Pick<RecordedEvent, 'metadata'>): boolean => metadata.copied === undefined;

/** How deep forks of forks are looked through: what is deeper was made to be. */
export const DEEPEST_COPY = 100;

/**
 * Makes the originals of a fork's copies anew, and hashes them: what comes out has to be what they were copied with, for the parent,
 * for the parent's parent, and so on.
 */
export class CopyCheck {
  private readonly heads: string[] = [];
  private last: Copied | undefined;
  private isOver = false;

  /** @param sha256 of a text in UTF-8, in hex */
  constructor(private readonly sha256: (text: string) => string) {}

  /** @param event the next of a channel @returns whether it is what it says to be a copy of, or is none */
  take(event: RecordedEvent): boolean {
    const { copied } = event.metadata;
    if (!copied) return this.takeOwn(event);
    if (this.isOver || !this.isOriginal(event)) return false;
    this.last = copied;
    return true;
  }

  /** The first event that is no copy says where the copies come from. */
  private takeOwn({ type, data }: RecordedEvent): boolean {
    const [isFirst, last] = [!this.isOver, this.last];
    this.isOver = true;
    if (!isFirst || !last) return type !== 'ChannelForked';
    if (type !== 'ChannelForked') return false;
    return data.parent === last.channel_id && data.at === last.version && data.parent_hash === last.hash;
  }

  private isOriginal(event: RecordedEvent): boolean {
    let copy = event;
    for (let depth = 0; copy.metadata.copied; depth++) {
      if (depth >= DEEPEST_COPY || copy.metadata.copied.version !== event.version) return false;
      const original = originalOf(copy);
      const hash = this.sha256(this.textOf(original, depth));
      if (hash !== original.hash) return false;
      this.heads[depth] = hash;
      copy = original;
    }
    return true;
  }

  private textOf(original: RecordedEvent, depth: number): string {
    const previous = original.version === 1 ? GENESIS_HASH : (this.heads[depth] ?? '');
    return chainText(previous, original, canonicalJson(original.data), canonicalJson(original.metadata));
  }
}
