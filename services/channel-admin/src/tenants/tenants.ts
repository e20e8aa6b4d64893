import { rowsIn } from '@parley/event-log';
import type pg from 'pg';
import { limitsShown, type InstallationLimits, type ShownLimit } from './limits-shown.js';
import { LIST_TENANTS, SPENDING } from './tenants.sql.js';

/** A tenant, and what counts against its limits just now. */
export interface TenantStanding {
  tenant: string;
  /** All that it has ever opened. */
  channels: number;
  open_channels: number;
  /** Keys that were made here and are good; those of the configuration are not counted. */
  keys: number;
  /** Since midnight UTC, in millionths of a US dollar. */
  spent_today_micro_usd: number;
  /** What its open channels may still spend. */
  set_aside_micro_usd: number;
}

/** What model calls have cost, summed over whatever it is not told by. */
export interface SpendingLine {
  /** In UTC: 2026-11-27. */
  day?: string;
  tenant?: string;
  /** `provider/model`; absent, where it is told by model, of what was spent before it was known by which. */
  model?: string;
  micro_usd: number;
}

/** What spending can be told by. */
export const SPENDING_BY = ['day', 'tenant', 'model'] as const;
export type SpendingBy = (typeof SPENDING_BY)[number];

export interface SpendingAsked {
  /** The first and the last day, 2026-11-27. */
  from: string;
  to: string;
  /** That of all tenants where absent. */
  tenant?: string | undefined;
  by: readonly SpendingBy[];
  /** The most lines. */
  limit: number;
}

type Row = { [Name in keyof SpendingLine]-?: SpendingLine[Name] | null } & { micro_usd: number };

/** What whoever runs the installation knows of its tenants: who there is, what they may take, and what they have spent. */
export class Tenants {
  readonly limits: readonly ShownLimit[];

  constructor(
    private readonly pool: pg.Pool,
    limits: InstallationLimits,
  ) {
    this.limits = limitsShown(limits);
  }

  /** By name. @param own is told in any case  @throws LogUnavailable where Postgres cannot be reached */
  async list(own: string, { after, limit }: { after?: string | undefined; limit: number }): Promise<TenantStanding[]> {
    return rowsIn<TenantStanding>(this.pool, LIST_TENANTS, [own, after ?? null, limit]);
  }

  /** The last day first. @throws LogUnavailable where Postgres cannot be reached */
  async spending({ from, to, tenant, by, limit }: SpendingAsked): Promise<SpendingLine[]> {
    const values = [from, to, tenant ?? null, ...SPENDING_BY.map((one) => by.includes(one)), limit];
    const rows = await rowsIn<Row>(this.pool, SPENDING, values);
    return rows.map(({ day, tenant: whose, model, micro_usd }) => ({
      ...(day !== null && { day }),
      ...(whose !== null && { tenant: whose }),
      ...(model !== null && { model }),
      micro_usd,
    }));
  }
}
