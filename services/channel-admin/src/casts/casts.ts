import { setTimeout as delay } from 'node:timers/promises';
import { problem, type CastMade, type CastMember, type CastWanted, type Problem } from '@parley/contracts';
import { asLogFailure } from '@parley/event-log';
import type { CastChooser } from '@parley/messaging';
import { REGISTRY, type Registry } from '@parley/protocols';
import type pg from 'pg';
import type { TenantLimits } from '../limits/tenant-limits.js';
import { BEGIN_CAST, CASTS, DROP_CAST, READ_CAST, SETTLE_CAST } from './casts.sql.js';

/** Whoever takes part in a deliberation that names nobody. */
export interface ChosenCast {
  /** Three to five, whatever the protocol: a board's members, a negotiation's candidates, a workshop's roles. */
  members: CastMember[];
  /** fixed: the same for every topic, where there is no model, or it gave none in time. */
  made_by: 'model' | 'fixed';
  /** Why it is a fixed one: a rehearsal asks no model; or what became of the model's answer. */
  reason?: 'rehearsal' | 'no_answer';
  /** What the model's server or the answer has come to, where there is no answer that can be used. */
  detail?: string;
  /** What it cost, in millionths of a US dollar; counted with what the tenant spends in a day. */
  cost_micro_usd: number;
}

interface Parts {
  pool: pg.Pool;
  chooser: CastChooser;
  limits: Pick<TenantLimits, 'castRefusal'>;
  registry?: Pick<Registry, 'castingOf'>;
  /** For tests. */
  withinMs?: number;
}

/** The one who asks, and the id of the request: the same one is the same choice. */
interface At {
  tenant: string;
  id: string;
}

export type Wanted = Pick<CastWanted, 'protocol' | 'topic' | 'language'>;

/** What one cast may cost at most: it is a short answer of a fast model. */
export const CAST_MICRO_USD = 50_000;
/** How long a cast may take: longer than its model may. */
const WITHIN_MS = 14_000;
/** How often whoever asks again looks whether the first one has its answer, in milliseconds. */
const LOOK_MS = 200;
const DETAIL = 300;

/**
 * Has casts chosen, once for each request: what it may cost is set aside before, and what it has cost is counted to the
 * tenant's day in one with the answer. Whatever goes wrong with a model, there is a cast: the protocol's own.
 */
export class Casts {
  private readonly castingOf: Registry['castingOf'];
  private readonly withinMs: number;

  constructor(private readonly parts: Parts) {
    this.castingOf = (parts.registry ?? REGISTRY).castingOf;
    this.withinMs = parts.withinMs ?? WITHIN_MS;
  }

  /** Makes the table. */
  async start(): Promise<void> {
    await this.parts.pool.query(CASTS);
  }

  /** A cast without a model. */
  rehearsed = (wanted: Wanted): ChosenCast => this.fixed(wanted, { reason: 'rehearsal' });

  /** @throws LogUnavailable where Postgres cannot be reached */
  async choose(at: At, wanted: Wanted): Promise<ChosenCast | Problem> {
    try {
      const { rowCount } = await this.parts.pool.query(BEGIN_CAST, [at.id, textOf(wanted)]);
      return rowCount ? await this.begun(at, wanted) : await this.again(at, wanted);
    } catch (error) {
      throw asLogFailure(error);
    }
  }

  private async begun(at: At, wanted: Wanted): Promise<ChosenCast | Problem> {
    const { pool, limits } = this.parts;
    const refusal = await limits.castRefusal(at.tenant, at.id, CAST_MICRO_USD);
    if (refusal) {
      await pool.query(DROP_CAST, [at.id]);
      return refusal;
    }
    const made = await this.asked(at, wanted);
    const chosen = this.read(wanted, made);
    const model = made.call && `${made.call.provider}/${made.call.model}`;
    await pool.query(SETTLE_CAST, [at.id, at.tenant, chosen.cost_micro_usd, JSON.stringify(chosen), model ?? null]);
    return chosen;
  }

  /** Whoever asks again has the first answer, or waits for it as long as it may take. */
  private async again({ id }: At, wanted: Wanted): Promise<ChosenCast | Problem> {
    for (const until = Date.now() + this.withinMs; ; await delay(LOOK_MS)) {
      const { rows } = await this.parts.pool.query<{ asked: string; answer: ChosenCast | null }>(READ_CAST, [id]);
      const [kept] = rows;
      if (kept && kept.asked !== textOf(wanted)) return problem('idempotency-key-reused');
      if (kept?.answer) return kept.answer;
      if (!kept || Date.now() > until) return this.fixed(wanted, { reason: 'no_answer' });
    }
  }

  private async asked(at: At, wanted: Wanted): Promise<CastMade> {
    const asked_on = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);
    const whole = { ...wanted, asked_on, budget_micro_usd: CAST_MICRO_USD };
    return this.parts.chooser
      .choose(at, whole, this.withinMs)
      .catch((): CastMade => ({ failure: 'coach-judge does not answer' }));
  }

  private read(wanted: Wanted, { cast, failure, call }: CastMade): ChosenCast {
    const cost_micro_usd = call?.cost_micro_usd ?? 0;
    if (cast) return { members: cast.members, made_by: 'model', cost_micro_usd };
    const detail = failure && { detail: failure.slice(0, DETAIL) };
    return { ...this.fixed(wanted, { reason: 'no_answer', ...detail }), cost_micro_usd };
  }

  private fixed({ protocol, language }: Wanted, why: Pick<ChosenCast, 'reason' | 'detail'>): ChosenCast {
    const members = [...(this.castingOf(protocol)?.fixed[language] ?? [])];
    return { members, made_by: 'fixed', ...why, cost_micro_usd: 0 };
  }
}

const textOf = ({ protocol, topic, language }: Wanted): string => JSON.stringify([protocol, language, topic]);
