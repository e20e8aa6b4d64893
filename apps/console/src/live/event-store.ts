import type { RecordedEvent, Token } from '@parley/client';
import { Sayings, type Provisional } from './saying.js';

export type LiveStatus = 'connecting' | 'live' | 'reconnecting' | 'lost';

/** A channel's events as far as they are known, one array by position. */
export interface LiveSnapshot {
  status: LiveStatus;
  events: readonly RecordedEvent[];
  /** What is being said: it changes many times a second, and only who shows it follows that. */
  saying: SayingSource;
  /** Why it is lost. */
  problem?: unknown;
}

/** What is being said, by request. */
export interface SayingSource {
  subscribe(listener: () => void): () => void;
  read(): ReadonlyMap<string, Provisional>;
}

const NOBODY: ReadonlyMap<string, Provisional> = new Map();

/** Where nobody speaks, as in the past. */
export const SILENCE: SayingSource = { subscribe: () => () => undefined, read: () => NOBODY };

/** To show what is new takes no more than one of so many parts of the time: a long channel comes in many pieces, each to be drawn. */
const PARTS = 5;

/** Nor does it wait longer than this, in milliseconds, however slow a machine with much else to do may be. */
const MOST_APART_MS = 500;

/**
 * Keeps what a stream brings. Whoever looks is told once for all that came together: on a microtask or by a timer, since animation
 * frames stop in hidden tabs.
 */
export class EventStore {
  private sayings = new Sayings();
  private readonly sayingListeners = new Set<() => void>();
  private said = NOBODY;
  private hasNewSaid = false;
  private readonly saying: SayingSource = {
    subscribe: (listener) => {
      this.sayingListeners.add(listener);
      return () => this.sayingListeners.delete(listener);
    },
    read: () => this.said,
  };
  private snapshot: LiveSnapshot = this.nothing();
  private arrived: RecordedEvent[] = [];
  private changes: Partial<LiveSnapshot> = {};
  private isDue = false;
  private toldAt = 0;
  /** How long those who look took over what they were told last, in milliseconds. */
  private took = 0;
  private readonly listeners = new Set<() => void>();

  /** @param togetherMs how often those who look are told at most, in milliseconds; 0 tells them each time */
  constructor(private readonly togetherMs = 0) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly read = (): LiveSnapshot => this.snapshot;

  /** The last event known, those that nobody was told of yet too. */
  get last(): RecordedEvent | undefined {
    return this.arrived.at(-1) ?? (this.changes.events ?? this.snapshot.events).at(-1);
  }

  /** @returns false where the event cannot follow those that are known: the log is another than it was */
  add(event: RecordedEvent): boolean {
    const { last } = this;
    if (last && event.position <= last.position) return event.version <= last.version;
    if (event.version !== (last?.version ?? 0) + 1) return false;
    this.arrived.push(event);
    this.hasNewSaid = this.sayings.settle(event) || this.hasNewSaid;
    this.publishSoon();
    return true;
  }

  set(changes: Pick<Partial<LiveSnapshot>, 'status' | 'problem'>): void {
    this.changes = { ...this.changes, ...changes };
    // Whoever still speaks after a cut is heard again; of the others nobody would say that they have ended.
    if (changes.status === 'reconnecting') this.hasNewSaid = this.sayings.hush() || this.hasNewSaid;
    this.publishSoon();
  }

  say(frame: Token): void {
    if (!this.sayings.say(frame)) return;
    this.hasNewSaid = true;
    this.publishSoon();
  }

  /** Everything anew: what was known is of another log. */
  forget(): void {
    this.arrived = [];
    this.sayings = new Sayings();
    this.hasNewSaid = true;
    this.changes = this.nothing();
    this.publishSoon();
  }

  private nothing(): LiveSnapshot {
    return { status: 'connecting', events: [], saying: this.saying };
  }

  private publishSoon(): void {
    if (this.isDue) return;
    this.isDue = true;
    const apart = this.togetherMs && Math.max(this.togetherMs, Math.min(PARTS * this.took, MOST_APART_MS));
    const wait = this.toldAt + apart - Date.now();
    if (wait > 0) setTimeout(() => this.publish(), wait);
    else queueMicrotask(() => this.publish());
  }

  private publish(): void {
    this.isDue = false;
    this.toldAt = Date.now();
    this.tell();
    // React draws what a store has told in a microtask of its own, before this one.
    queueMicrotask(() => (this.took = Date.now() - this.toldAt));
  }

  private tell(): void {
    this.publishSaid();
    const { events = this.snapshot.events } = this.changes;
    if (!this.arrived.length && !Object.keys(this.changes).length) return;
    const known = this.arrived.length ? [...events, ...this.arrived] : events;
    this.snapshot = { ...this.snapshot, ...this.changes, events: known };
    this.arrived = [];
    this.changes = {};
    for (const listener of this.listeners) listener();
  }

  private publishSaid(): void {
    if (!this.hasNewSaid) return;
    this.hasNewSaid = false;
    this.said = this.sayings.read();
    for (const listener of this.sayingListeners) listener();
  }
}
