import type { EventLog } from '@parley/event-log';
import { fail } from '@parley/http';
import { planFiles, type PlanFile } from '@parley/protocols/workshop';
import { LRUCache } from 'lru-cache';
import { readWhole } from '../read-whole.js';

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

/** The files of finished workshops: made from the log once, and again only where the channel has gone on since. */
export class Plans {
  private readonly kept: LRUCache<string, Kept>;

  constructor(
    private readonly log: Pick<EventLog, 'readChannel'>,
    most = MOST,
  ) {
    const size = ({ plan }: Kept): number => plan.files.reduce((sum, { text }) => sum + text.length, 1);
    this.kept = new LRUCache({ maxSize: most, sizeCalculation: size });
  }

  /** @returns undefined where the channel is no workshop @throws ProblemError while it is open, or where it is not there */
  async of(tenant: string, id: string): Promise<Plan | undefined> {
    const key = `${tenant}/${id}`;
    const known = this.kept.get(key);
    if (known && !(await this.log.readChannel(tenant, id, { after: known.upTo, limit: 1 })).length) return known.plan;
    const events = await readWhole(this.log, tenant, id);
    const [opening] = events;
    if (opening?.type !== 'WorkshopOpened') return undefined;
    if (!events.some(({ type }) => type === 'ChannelClosed')) fail('not-found', { detail: 'the plan is not finished' });
    const { version, rehearsal } = opening.data;
    const plan = { version, rehearsal, files: planFiles(events) };
    this.kept.set(key, { plan, upTo: events.at(-1)!.version });
    return plan;
  }
}
