import { eventJson, type RecordedEvent } from '@parley/contracts';
import type { EventLog } from '@parley/event-log';
import { upTo } from '@parley/http';
import { LRUCache } from 'lru-cache';
import type { Projector } from '../projections/projector.js';
import { InFlight } from './in-flight.js';

/** Events of a page, and its characters, at most; one event alone may be larger. */
const PAGE = 100;
const MOST_AT_ONCE = 131_072;
/** What is read for a page, as it is stored: text is rarely longer than this. */
const READ_BYTES = 4 * MOST_AT_ONCE;
/** Bytes of pages that are kept for whoever comes later. */
const KEPT = 16 * 1024 * 1024;

/** Events of a channel as an event stream sends them. */
export interface FramePage {
  /** In UTF-8: a stream that follows has nothing to make of it. */
  bytes: Buffer;
  /** The position of its last event. */
  position: number;
  types: ReadonlySet<RecordedEvent['type']>;
  /** More follows in the log: this page stays as it is. */
  hasMore: boolean;
}

/** A channel's events as text, made once however many streams follow it. */
export class ChannelPages {
  private readonly full = new LRUCache<string, FramePage>({
    maxSize: KEPT,
    sizeCalculation: ({ bytes }) => bytes.length + 1,
  });
  private readonly underWay = new InFlight<FramePage>();

  constructor(
    private readonly log: Pick<EventLog, 'readChannel'>,
    private readonly projector: Pick<Projector, 'onChannel'>,
  ) {}

  /** What comes after a position; empty where nothing does yet. */
  async after(tenant: string, id: string, position: number): Promise<FramePage> {
    const key = `${tenant}/${id}/${position}`;
    const known = this.full.get(key);
    if (known) return known;
    return this.underWay.share(id, key, async () => {
      // What is being read may not have it.
      const stop = this.projector.onChannel(id, () => this.underWay.forget(id));
      const page = await this.read(tenant, id, position).finally(stop);
      if (page.hasMore) this.full.set(key, page);
      return page;
    });
  }

  private async read(tenant: string, id: string, after: number): Promise<FramePage> {
    const read = await this.log.readChannel(tenant, id, {
      afterPosition: after,
      limit: PAGE,
      bytes: READ_BYTES,
      least: 0,
    });
    const frames = upTo(MOST_AT_ONCE, read, frameOf);
    const page = read.slice(0, frames.length);
    const text = frames.join('');
    const hasMore = read.length === PAGE || page.length < read.length || text.length > MOST_AT_ONCE;
    const types = new Set(page.map(({ type }) => type));
    return { bytes: Buffer.from(text), hasMore, position: page.at(-1)?.position ?? after, types };
  }
}

const frameOf = (event: RecordedEvent): string =>
  `id: ${event.position}\nevent: ${event.type}\ndata: ${eventJson(event)}\n\n`;
