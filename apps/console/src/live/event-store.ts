import type { RecordedEvent } from '@parley/client';

/** What arrived before a question for it, said by nobody's record yet. */
export interface Provisional {
  request_id: string;
  participant_id: string;
  text: string;
}

export type LiveStatus = 'connecting' | 'live' | 'reconnecting' | 'lost';

/** A channel's events as far as they are known, one array by position. */
export interface LiveSnapshot {
  status: LiveStatus;
  events: readonly RecordedEvent[];
  /** What is being said, by request. */
  saying: ReadonlyMap<string, Provisional>;
  /** Why it is lost. */
  problem?: unknown;
}

const NOTHING: LiveSnapshot = { status: 'connecting', events: [], saying: new Map() };

/**
 * Keeps what a stream brings. Whoever looks is told once for all that came together: on a microtask or by a timer, since animation
 * frames stop in hidden tabs.
 */
export class EventStore {
  private snapshot = NOTHING;
  private arrived: RecordedEvent[] = [];
  private changes: Partial<LiveSnapshot> = {};
  private isDue = false;
  private toldAt = 0;
  private readonly listeners = new Set<() => void>();

  /** @param togetherMs how often those who look are told at most, in milliseconds: a long channel comes in many pieces */
  constructor(private readonly togetherMs = 0) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly read = (): LiveSnapshot => this.snapshot;

  /** The last event known, those that nobody was told of yet too. */
  get last(): RecordedEvent | undefined {
    return this.arrived.at(-1) ?? this.snapshot.events.at(-1);
  }

  /** @returns false where the event cannot follow those that are known: the log is another than it was */
  add(event: RecordedEvent): boolean {
    const { last } = this;
    if (last && event.position <= last.position) return event.version <= last.version;
    if (event.version !== (last?.version ?? 0) + 1) return false;
    this.arrived.push(event);
    const answered = 'request_id' in event.data ? event.data.request_id : undefined;
    if (typeof answered === 'string') this.settle(answered);
    this.publishSoon();
    return true;
  }

  set(changes: Pick<Partial<LiveSnapshot>, 'status' | 'problem'>): void {
    this.changes = { ...this.changes, ...changes };
    this.publishSoon();
  }

  say({ offset, text, kind, request_id, participant_id }: TokenFrame): void {
    if (kind === 'thinking') return;
    if (kind === 'withdrawn') return this.settle(request_id);
    const before = offset === 0 ? '' : (this.saying.get(request_id)?.text ?? '').slice(0, offset);
    this.changes.saying = new Map(this.saying).set(request_id, { request_id, participant_id, text: before + text });
    this.publishSoon();
  }

  /** Everything anew: what was known is of another log. */
  forget(): void {
    this.arrived = [];
    this.changes = {};
    this.snapshot = NOTHING;
    this.publishSoon();
  }

  private get saying(): ReadonlyMap<string, Provisional> {
    return this.changes.saying ?? this.snapshot.saying;
  }

  private settle(requestId: string): void {
    if (!this.saying.has(requestId)) return;
    const left = new Map(this.saying);
    left.delete(requestId);
    this.changes.saying = left;
    this.publishSoon();
  }

  private publishSoon(): void {
    if (this.isDue) return;
    this.isDue = true;
    const wait = this.toldAt + this.togetherMs - Date.now();
    if (wait > 0) setTimeout(() => this.publish(), wait);
    else queueMicrotask(() => this.publish());
  }

  private publish(): void {
    this.isDue = false;
    this.toldAt = Date.now();
    const events = this.arrived.length ? [...this.snapshot.events, ...this.arrived] : this.snapshot.events;
    this.snapshot = { ...this.snapshot, ...this.changes, events };
    this.arrived = [];
    this.changes = {};
    for (const listener of this.listeners) listener();
  }
}

/** A piece of what is being said; the stream sends it without an id. */
export interface TokenFrame {
  request_id: string;
  participant_id: string;
  kind: 'text' | 'thinking' | 'withdrawn';
  /** Characters before this piece; 0 begins anew. */
  offset: number;
  text: string;
}
