import { eraseWords, textsOf, type RecordedEvent } from '@parley/contracts';

/** How many times the events kept there may be before the oldest are let go: letting go one by one would cost more. */
const SLACK = 1.25;
/** Pages that wait for those in front of them, at most: more is not a race but a log that is far ahead. */
const MOST_EARLY = 200;

/** What the events kept may weigh, near enough in bytes, where the caller does not say: few long ones are as much as many short. */
const MOST_BYTES = 32 * 1024 * 1024;

interface Place {
  after: number;
  afterPosition: number;
}

interface PageOfChannel extends Place {
  limit: number;
  bytes?: number;
}

/** The end of the log, without gaps, and of each channel what is in it. */
export class RecentEvents {
  private events: RecordedEvent[] = [];
  /** What each of them weighs, and all. */
  private readonly weights: number[] = [];
  private weight = 0;
  private readonly channels = new Map<string, RecordedEvent[]>();
  /** What came before the events in front of it, by its first position. */
  private readonly early = new Map<number, readonly RecordedEvent[]>();
  /** The log is known to reach so far at least. */
  private seen = 0;

  constructor(
    private readonly capacity: number,
    private readonly mostBytes = MOST_BYTES,
  ) {}

  /** The last position without a gap; 0 where nothing is known. */
  get end(): number {
    return this.events.at(-1)?.position ?? 0;
  }

  /** True where something in between is not known yet. */
  get hasGap(): boolean {
    return this.seen > this.end;
  }

  /** @param page in order, without gaps; what does not follow yet is kept until the events in front of it come */
  offer(page: readonly RecordedEvent[]): void {
    const [first] = page;
    if (!first) return;
    this.seen = Math.max(this.seen, page.at(-1)!.position);
    if (this.events.length && first.position > this.end + 1) {
      if (this.early.size < MOST_EARLY && this.earlyWeight() < this.mostBytes) this.early.set(first.position, page);
      return;
    }
    this.add(page);
    while (this.early.size) {
      const next = [...this.early.keys()].find((position) => position <= this.end + 1);
      if (next === undefined) break;
      this.add(this.early.get(next)!);
      this.early.delete(next);
    }
    const over = this.overweight();
    if (this.events.length > this.capacity * SLACK || over)
      this.forget(Math.max(over, this.events.length - this.capacity));
  }

  after(position: number, limit: number): RecordedEvent[] {
    const [first] = this.events;
    if (!first || position < first.position - 1) return [];
    const index = position - first.position + 1;
    return this.events.slice(index, index + limit);
  }

  /** Empty where something that is asked for may be missing here. */
  ofChannel(
    tenant: string,
    channelId: string,
    { after: version, afterPosition: position, limit, bytes = Infinity }: PageOfChannel,
  ): RecordedEvent[] {
    const events = this.channels.get(channelId);
    const [first] = events ?? [];
    if (!events || !first || first.tenant !== tenant) return [];
    // What is before the first must not be asked for.
    if (first.version > version + 1 && first.position > position + 1) return [];
    const from = Math.max(0, version - first.version + 1, position ? firstAfter(events, position) : 0);
    return within(bytes, events.slice(from, from + limit));
  }

  /** True where the channel's last event here is one that is known of, or a later one, and is not asked for. */
  endsBefore(tenant: string, channelId: string, { after, afterPosition, least }: Place & { least: number }): boolean {
    const last = this.channels.get(channelId)?.at(-1);
    if (!last || last.tenant !== tenant || last.version < least) return false;
    return last.version <= after || last.position <= afterPosition;
  }

  /** True where a later event of the channel than those here is known of. */
  isBefore(tenant: string, channelId: string, least: number): boolean {
    const last = this.channels.get(channelId)?.at(-1);
    return last?.tenant === tenant && last.version < least && least < Infinity;
  }

  private earlyWeight(): number {
    return [...this.early.values()].flat().reduce((sum, event) => sum + weightOf(event), 0);
  }

  private add(page: readonly RecordedEvent[]): void {
    const { end } = this;
    for (const event of page) {
      if (event.position <= end) continue;
      this.events.push(event);
      const weight = weightOf(event);
      this.weights.push(weight);
      this.weight += weight;
      const channel = this.channels.get(event.channel_id);
      if (event.type === 'WordsErased') for (const earlier of channel ?? []) eraseWords(earlier, event.data.subject);
      if (channel) channel.push(event);
      else this.channels.set(event.channel_id, [event]);
    }
  }

  /** How many of the oldest are too much; the last stays, by which the end is known. */
  private overweight(): number {
    if (this.weight <= this.mostBytes) return 0;
    let rest = this.weight;
    let count = 0;
    while (count < this.events.length - 1 && rest > this.mostBytes / SLACK) rest -= this.weights[count++]!;
    return count;
  }

  private forget(count: number): void {
    for (const weight of this.weights.splice(0, count)) this.weight -= weight;
    const gone = new Map<string, number>();
    for (const { channel_id } of this.events.splice(0, count)) gone.set(channel_id, (gone.get(channel_id) ?? 0) + 1);
    for (const [channelId, oldest] of gone) {
      const events = this.channels.get(channelId)!;
      // A copy: an array that was cut keeps the room it had.
      if (events.length > oldest) this.channels.set(channelId, events.slice(oldest));
      else this.channels.delete(channelId);
    }
  }
}

/** The index from which positions are greater, by bisection. */
function firstAfter(events: readonly RecordedEvent[], position: number): number {
  let low = 0;
  let high = events.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (events[middle]!.position > position) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The first events that together weigh so much; one at least. */
function within(bytes: number, events: RecordedEvent[]): RecordedEvent[] {
  if (bytes === Infinity) return events;
  let before = 0;
  const end = events.findIndex((event, index) => {
    const isOver = index > 0 && before >= bytes;
    before += weightOf(event);
    return isOver;
  });
  return end === -1 ? events : events.slice(0, end);
}

/** About what an event's content takes, by its text, which is there already. */
const weightOf = (event: RecordedEvent): number => textsOf(event).data.length;
