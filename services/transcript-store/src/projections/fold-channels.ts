import { type RecordedEvent } from '@parley/contracts';
import { causeOf } from '@parley/untrusted';
import type { EventLog } from '@parley/event-log';
import type { Registry } from '@parley/protocols';
import { LRUCache } from 'lru-cache';
import { noRows, project, UNPROJECTED, type ChangedRows, type ProjectedChannel } from './channel-rows.js';
import { isBrokenFold } from './channels-fault.js';
import type { Quarantined } from './quarantine.js';

/** What events have made of a channel: its fold and what changed, or why there is none. */
export type Folded = { channel: ProjectedChannel; changed: ChangedRows } | { broken: Quarantined };

const PAGE = 500;
/** Channels kept in memory. */
const CAPACITY = 2_000;

/** What is kept has nothing to be written; one for all of them. */
const NOTHING = noRows();

/** Folds channels, each for itself: one whose fold throws is broken, and the others never notice. */
export class FoldChannels {
  private readonly kept = new LRUCache<string, Folded>({ max: CAPACITY });

  constructor(
    private readonly log: EventLog,
    private readonly registry: Registry,
  ) {}

  /**
   * A channel's new events on what is kept of it, or on the log. Nothing is kept before `keep` says so.
   * @throws where the log cannot be read: the channel is not to blame
   */
  async fold(events: readonly RecordedEvent[]): Promise<Folded> {
    const [first] = events;
    const kept = this.kept.get(first!.channel_id);
    if (kept && 'broken' in kept) return kept;
    try {
      const changed = noRows();
      // Words of it are erased: every row is made anew from what can still be read.
      const anew = events.some(({ type }) => type === 'WordsErased');
      const before = anew ? await this.again(first!, changed) : await this.before(first!, kept?.channel);
      return { channel: project(before, events, this.registry, changed), changed };
    } catch (error) {
      if (!isBrokenFold(error)) throw error;
      const { channel_id, tenant, position } = first!;
      return { broken: { channel_id, tenant, position, cause: causeOf(error) } };
    }
  }

  keep(channelId: string, folded: Folded): void {
    this.kept.set(channelId, 'broken' in folded ? folded : { channel: folded.channel, changed: NOTHING });
  }

  /** What is known to be broken is tried again, from the log. */
  forget(channelId: string): void {
    this.kept.delete(channelId);
  }

  clear(): void {
    this.kept.clear();
  }

  /** The channel before an event: as it was kept, or made again from the log. */
  private async before(
    { tenant, channel_id, version }: RecordedEvent,
    kept: ProjectedChannel | undefined,
  ): Promise<ProjectedChannel> {
    if (kept?.fold.last?.version === version - 1) return kept;
    return this.again({ tenant, channel_id, version }, noRows());
  }

  /** The channel before an event, from the log. @param changed gets all its rows */
  private async again(
    { tenant, channel_id, version }: Pick<RecordedEvent, 'tenant' | 'channel_id' | 'version'>,
    changed: ChangedRows,
  ): Promise<ProjectedChannel> {
    let channel = UNPROJECTED;
    for (let after = 0; after < version - 1;) {
      const limit = Math.min(PAGE, version - 1 - after);
      const page = await this.log.readChannel(tenant, channel_id, { after, limit });
      channel = project(channel, page, this.registry, changed);
      after = page.at(-1)!.version;
    }
    return channel;
  }
}

export function byChannel(events: RecordedEvent[]): Map<string, RecordedEvent[]> {
  const channels = new Map<string, RecordedEvent[]>();
  for (const event of events) {
    const list = channels.get(event.channel_id);
    if (list) list.push(event);
    else channels.set(event.channel_id, [event]);
  }
  return channels;
}
