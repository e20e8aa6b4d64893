import { type RecordedEvent, type WorkshopOpened } from '@parley/contracts';
import { InTurn } from '@parley/event-log';
import type { EventLog } from '@parley/event-log';
import { fail } from '@parley/http';
import { planFiles, type PlanFile } from '@parley/protocols/workshop';
import { LRUCache } from 'lru-cache';
import { eventPages, firstEvent } from '../event-pages.js';

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

  /** @returns undefined where the channel is no workshop @throws ProblemError while it is open, or where it is not there */
  async of(tenant: string, id: string): Promise<Plan | undefined> {
    const known = await this.known(tenant, id);
    if (known) return known;
    if ((await firstEvent(this.log, tenant, id)).type !== 'WorkshopOpened') return undefined;
    // Whoever was before may have asked for the same.
    return this.turns.run(async () => (await this.known(tenant, id)) ?? this.make(tenant, id));
  }

  private async known(tenant: string, id: string): Promise<Plan | undefined> {
    const kept = this.kept.get(`${tenant}/${id}`);
    const isNewest = kept && !(await this.log.readChannel(tenant, id, { after: kept.upTo, limit: 1 })).length;
    return isNewest ? kept.plan : undefined;
  }

  private async make(tenant: string, id: string): Promise<Plan> {
    const events: RecordedEvent[] = [];
    for await (const page of eventPages(this.log, tenant, id)) events.push(...page);
    if (!events.some(({ type }) => type === 'ChannelClosed')) fail('not-found', { detail: 'the plan is not finished' });
    const { version, rehearsal } = events[0]!.data as WorkshopOpened;
    const plan = { version, rehearsal, files: planFiles(events) };
    this.kept.set(`${tenant}/${id}`, { plan, upTo: events.at(-1)!.version });
    return plan;
  }
}
