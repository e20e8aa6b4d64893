import { type RecordedEvent, type WorkshopOpened } from '@parley/contracts';
import { InTurn } from '@parley/event-log';
import type { EventLog } from '@parley/event-log';
import { fail } from '@parley/http';
import { planFiles, type PlanFile } from '@parley/protocols/workshop';
import { LRUCache } from 'lru-cache';
import { noneOf } from '../channel-views.js';
import { firstEvent, pagesUpTo } from '../event-pages.js';
import type { Reader } from '../reader.js';

type Asks = Pick<Reader, 'tenant' | 'at'>;

/** A finished plan: its number among the versions, and its files. */
export interface Plan {
  version: number;
  rehearsal: boolean;
  files: PlanFile[];
}

interface Kept {
  plan: Plan;
  /** The channel's version that it was made from. */
  upTo: number;
}

/** Characters of files kept, at most. */
const MOST = 32_000_000;

/**
 * The files of finished workshops: made from the log once, and again only where the channel has gone on since. One after another:
 * they need all that was said, and however many are asked for, one channel is held.
 */
export class Plans {
  private readonly kept: LRUCache<string, Kept>;
  private readonly turns = new InTurn();

  constructor(
    private readonly log: Pick<EventLog, 'readChannel'>,
    most = MOST,
  ) {
    const size = ({ plan }: Kept): number => plan.files.reduce((sum, { text }) => sum + text.length, 1);
    this.kept = new LRUCache({ maxSize: most, sizeCalculation: size });
  }

  /** @throws ProblemError not-found while it is open and where the channel is no workshop, and channel-not-found */
  async of(asks: Asks, id: string): Promise<Plan> {
    const known = await this.known(asks, id);
    if (known) return known;
    const { protocol } = await firstEvent(this.log, asks.tenant, id);
    if (protocol !== 'workshop') fail('not-found', noneOf(['workshop'], protocol));
    // Whoever was before may have asked for the same.
    return this.turns.run(async () => (await this.known(asks, id)) ?? this.make(asks, id));
  }

  private async known({ tenant, at }: Asks, id: string): Promise<Plan | undefined> {
    const kept = at === undefined ? this.kept.get(`${tenant}/${id}`) : undefined;
    const isNewest = kept && !(await this.log.readChannel(tenant, id, { after: kept.upTo, limit: 1 })).length;
    return isNewest ? kept.plan : undefined;
  }

  private async make(asks: Asks, id: string): Promise<Plan> {
    const events: RecordedEvent[] = [];
    for await (const page of pagesUpTo(this.log, asks, id)) events.push(...page);
    if (!events.some(({ type }) => type === 'ChannelClosed')) fail('not-found', { detail: 'the plan is not finished' });
    const { version, rehearsal } = events[0]!.data as WorkshopOpened;
    const plan = { version, rehearsal, files: planFiles(events) };
    if (asks.at === undefined) this.kept.set(`${asks.tenant}/${id}`, { plan, upTo: events.at(-1)!.version });
    return plan;
  }
}
