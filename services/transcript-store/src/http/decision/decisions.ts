import { InTurn, type EventLog } from '@parley/event-log';
import { fail } from '@parley/http';
import { EMPTY_DECISION, evolveDecision, recordOf, type DecisionRecord, type Registry } from '@parley/protocols';
import { LRUCache } from 'lru-cache';
import { pagesUpTo } from '../event-pages.js';
import type { Reader } from '../reader.js';

type Asks = Pick<Reader, 'tenant' | 'at'>;

interface Kept {
  record: DecisionRecord;
  /** The channel's version that it was made from. */
  upTo: number;
}

/** Decisions kept, at most. */
const MOST = 200;

/**
 * Decisions, made from the log once, and again only where the channel has gone on since. One after another: each is folded from the
 * beginning, and however many are asked for, one is folded at a time.
 */
export class Decisions {
  private readonly kept = new LRUCache<string, Kept>({ max: MOST });
  private readonly turns = new InTurn();

  constructor(
    private readonly log: Pick<EventLog, 'readChannel'>,
    private readonly registry: Registry,
  ) {}

  /** @throws ProblemError channel-not-found */
  async of(asks: Asks, id: string): Promise<DecisionRecord> {
    const known = await this.known(asks, id);
    // Whoever was before may have asked for the same.
    return known ?? this.turns.run(async () => (await this.known(asks, id)) ?? this.make(asks, id));
  }

  private async known({ tenant, at }: Asks, id: string): Promise<DecisionRecord | undefined> {
    const kept = at === undefined ? this.kept.get(`${tenant}/${id}`) : undefined;
    const isNewest = kept && !(await this.log.readChannel(tenant, id, { after: kept.upTo, limit: 1 })).length;
    return isNewest ? kept.record : undefined;
  }

  private async make(asks: Asks, id: string): Promise<DecisionRecord> {
    let fold = EMPTY_DECISION;
    for await (const page of pagesUpTo(this.log, asks, id))
      for (const event of page) fold = evolveDecision(fold, event, this.registry);
    if (!fold.last) return fail('channel-not-found');
    const record = recordOf(fold, this.registry);
    if (asks.at === undefined) this.kept.set(`${asks.tenant}/${id}`, { record, upTo: fold.last.version });
    return record;
  }
}
