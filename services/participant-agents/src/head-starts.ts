import type { RecordedEvent } from '@parley/contracts';
import type { ChannelFolds, Foreseen, Foresight, HandOvers, Turn } from '@parley/messaging';
import { isTaking, type Deliberation, type Registry } from '@parley/protocols';
import { HeadStart } from './head-start.js';
import type { ModelCalls, TurnRequested } from './model-calls.js';

/** A turn that is not asked for within this time was foreseen wrongly, or the log is away. */
const BOUND_MS = 15_000;

/** So long it is told that a turn was settled that was handed over. */
const LINGER_MS = 5_000;

interface Parts {
  foresight: Foresight;
  /** Where there are other replicas. */
  handOvers?: HandOvers | undefined;
  channels: ChannelFolds<Deliberation>;
  models: ModelCalls;
  registry: Registry;
  /** Takes a turn whose request another replica was given. */
  take(event: TurnRequested): Promise<void>;
  boundMs?: number | undefined;
}

interface Begun {
  start: HeadStart;
  bound: NodeJS.Timeout;
  /** Takes no more hand-overs of this turn. */
  stop(): void;
  /** Its request was handed over by another replica. */
  taken?: Promise<void>;
}

/**
 * Begins turns before they are committed, where somebody waits for their first words (I2). Nothing is submitted of them before
 * their request is in the log: a turn that was begun is joined by whoever takes it, or called off.
 */
export class HeadStarts {
  private readonly begun = new Map<string, Begun>();
  private readonly stopListening: () => void;

  constructor(private readonly parts: Parts) {
    // Where a fold cannot be read the turn is taken once it is delivered.
    this.stopListening = parts.foresight.onForeseen((hint) => void this.foresee(hint).catch(() => undefined));
  }

  close(): void {
    this.stopListening();
    for (const key of this.begun.keys()) this.callOff(key);
  }

  hasBegun(event: TurnRequested): boolean {
    return this.begun.has(keyOf(turnOf(event)));
  }

  /** Takes out what was begun of a turn, now that its request is there. */
  claim(event: TurnRequested): HeadStart | undefined {
    const key = keyOf(turnOf(event));
    const begun = this.begun.get(key);
    if (!begun) return undefined;
    this.begun.delete(key);
    clearTimeout(begun.bound);
    // Whoever has handed it over still asks how it goes.
    if (!begun.taken) begun.stop();
    return begun.start;
  }

  /** Hands a turn over to the replica that has begun it. @returns true where that has settled it */
  async handOver(event: TurnRequested, signal: AbortSignal): Promise<boolean> {
    return (await this.parts.handOvers?.offer(turnOf(event), event, signal)) ?? false;
  }

  private async foresee({ tenant, channel_id, version, events }: Foreseen): Promise<void> {
    const { channels, registry } = this.parts;
    const fold = await channels.at(tenant, channel_id, version);
    // The channel has gone on meanwhile: what was foreseen is there, or wrong.
    if (fold.version !== version) return;
    const channel = events.reduce<Deliberation>(registry.deliberation.evolve, fold.state);
    for (const { type, data } of events) {
      if (type === 'TurnRequested' && data.participant_kind === 'hosted') {
        this.begin({ tenant, channel_id, data }, channel);
      }
    }
  }

  private begin(
    { tenant, channel_id, data }: Pick<TurnRequested, 'tenant' | 'channel_id' | 'data'>,
    channel: Deliberation,
  ): void {
    const { models, registry, handOvers, boundMs = BOUND_MS } = this.parts;
    const work = registry.turnWork(channel, data);
    // What may be looked up first changes the prompt, and is found out only when the turn is taken.
    if (!work?.atOnce || registry.wantedLookup(channel, data)) return;
    // A fork may have it from its parent.
    if (isTaking(channel, work.kind, data.participant_id)) return;
    const turn: Turn = { tenant, channel_id, request_id: data.request_id };
    const key = keyOf(turn);
    if (this.begun.get(key)?.start.isFor(work)) return;
    this.callOff(key);
    const off = new AbortController();
    const talk = models.begin({ tenant, channel_id, data }, channel, work, off.signal);
    const begun: Begun = {
      start: new HeadStart(talk, off),
      bound: setTimeout(() => this.callOff(key), boundMs).unref(),
      stop: () => undefined,
    };
    this.begun.set(key, begun);
    begun.stop = handOvers?.accept(turn, (event) => this.takeFor(begun, event)) ?? begun.stop;
  }

  private takeFor(begun: Begun, event: RecordedEvent): Promise<void> {
    begun.taken ??= this.parts.take(event as TurnRequested).then(
      // Whoever has handed it over may be asking just now how it went.
      () => void setTimeout(() => begun.stop(), LINGER_MS).unref(),
      (error: unknown) => {
        begun.stop();
        throw error;
      },
    );
    return begun.taken;
  }

  private callOff(key: string): void {
    const begun = this.begun.get(key);
    if (!begun) return;
    this.begun.delete(key);
    clearTimeout(begun.bound);
    begun.stop();
    begun.start.callOff();
  }
}

const turnOf = ({ tenant, channel_id, data: { request_id } }: TurnRequested): Turn => ({
  tenant,
  channel_id,
  request_id,
});

const keyOf = ({ tenant, channel_id, request_id }: Turn): string => `${tenant}/${channel_id}/${request_id}`;
