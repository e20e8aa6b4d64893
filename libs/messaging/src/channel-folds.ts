import type { RecordedEvent } from '@parley/contracts';
import { LRUCache } from 'lru-cache';
import type { ChannelReader, Delivery } from './ports.js';

/** A channel folded up to a version. */
export interface Fold<State> {
  version: number;
  state: State;
}

/** A read that has not begun: whoever comes now shares it. */
interface NextRead<State> {
  /** Infinity for all that the log holds. */
  least: number;
  done: Promise<Fold<State>>;
}

interface Options<State> {
  /** Folds kept. */
  capacity?: number;
  /** Where the process has the channel's state already: it is then not folded a second time. */
  known?(tenant: string, channelId: string): Fold<State> | undefined;
}

const CAPACITY = 1_000;

/**
 * The state of channels for workers, folded from what the log holds and never from what the bus said: a forged,
 * stale or reordered message can at most cause a look at the log. Keeps the most recently used folds, so that
 * one look costs the new events only.
 */
export class ChannelFolds<State> {
  private readonly folds: LRUCache<string, Fold<State>>;
  /** Reads of channels: one that is under way, and one that waits to begin. */
  private readonly reads = new Map<string, { last: Promise<unknown>; next?: NextRead<State> | undefined }>();

  constructor(
    private readonly reader: ChannelReader,
    private readonly decider: { initialState: State; evolve(state: State, event: RecordedEvent): State },
    private readonly options: Options<State> = {},
  ) {
    this.folds = new LRUCache({ max: options.capacity ?? CAPACITY });
  }

  /**
   * The channel folded up to at least `version`.
   * @throws NotInLog where the log does not reach that far, as for a forged message
   */
  at(tenant: string, channelId: string, version: number): Promise<Fold<State>> {
    return this.fold(tenant, channelId, version, version);
  }

  /**
   * The channel as far as whoever answers has followed the log, which may be a moment behind, and at least at `version`.
   * @throws NotInLog as `at` does
   */
  newest(tenant: string, channelId: string, version: number): Promise<Fold<State>> {
    return this.fold(tenant, channelId, version, Infinity);
  }

  /**
   * The channel for whoever works on an event of it, and looks first whether that is still to be done. Where it may have been
   * worked on before, it is the channel as the log has it: an answer that another replica had committed a moment ago was not seen
   * yet, and its model asked again and paid again.
   * @throws NotInLog as `at` does
   */
  toWorkOn(
    { tenant, channel_id, version }: Pick<RecordedEvent, 'tenant' | 'channel_id' | 'version'>,
    { again = false }: Pick<Delivery, 'again'>,
  ): Promise<Fold<State>> {
    return this.fold(tenant, channel_id, version, Infinity, again ? Infinity : version);
  }

  private async fold(
    tenant: string,
    channelId: string,
    least: number,
    enough: number,
    wanted = least,
  ): Promise<Fold<State>> {
    const known = this.options.known?.(tenant, channelId);
    if (known && known.version >= least) return known;
    const key = `${tenant}/${channelId}`;
    const kept = this.last(key, known);
    if (kept.version >= enough) return kept;
    const fold = await this.readOn(key, wanted, (most) => this.read(tenant, channelId, most));
    if (fold.version < least) throw new NotInLog(`${channelId} has no event ${least}`);
    return fold;
  }

  /**
   * Work for one channel comes several at a time, a round's turns for one. What is asked for at once is read once, and what is
   * asked for while somebody reads is read after that: never does anybody get what was read before they had asked.
   */
  private readOn(key: string, least: number, read: (least: number) => Promise<Fold<State>>): Promise<Fold<State>> {
    const reads = this.reads.get(key) ?? { last: new Promise((resolve) => setImmediate(resolve)) };
    this.reads.set(key, reads);
    if (reads.next) {
      reads.next.least = Math.max(reads.next.least, least);
      return reads.next.done;
    }
    const begin = () => {
      reads.next = undefined;
      return read(next.least);
    };
    const next: NextRead<State> = { least, done: reads.last.then(begin) };
    reads.next = next;
    const ended = next.done.catch(() => undefined);
    reads.last = ended;
    void ended.then(() => {
      if (reads.last === ended) this.reads.delete(key);
    });
    return next.done;
  }

  /** Reads a channel up to its end, and at least up to `least`, where the log reaches so far. */
  private async read(tenant: string, channelId: string, least: number): Promise<Fold<State>> {
    const key = `${tenant}/${channelId}`;
    let fold = this.last(key, this.options.known?.(tenant, channelId));
    const asked = least === Infinity ? null : least;
    for (let more = true; more;) {
      const page = await this.reader.read(tenant, channelId, fold.version, asked);
      const state = page.events.reduce<State>((before, event) => this.decider.evolve(before, event), fold.state);
      fold = { version: page.events.at(-1)?.version ?? fold.version, state };
      this.folds.set(key, fold);
      ({ more } = page);
    }
    return fold;
  }

  private last(key: string, known: Fold<State> | undefined): Fold<State> {
    const own = this.folds.get(key) ?? { version: 0, state: this.decider.initialState };
    return known && known.version > own.version ? known : own;
  }
}

/** The bus spoke of an event that the log does not hold. */
export class NotInLog extends Error {
  override name = 'NotInLog';
}
