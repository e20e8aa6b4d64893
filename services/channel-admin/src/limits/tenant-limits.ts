import { problem, type Command, type Problem } from '@parley/contracts';
import { asLogFailure, countInMinute, type Counted } from '@parley/event-log';
import { REGISTRY, type Registry } from '@parley/protocols';
import type pg from 'pg';
import { budgetOf } from './usage-changes.js';

const COUNT_COMMAND = countInMinute('channel_admin');

/** What one tenant may take; 0 is no limit. */
export interface Limits {
  openChannels: number;
  commandsPerMinute: number;
  /** What open channels may still spend counts too: it is set aside for them. */
  microUsdPerDay: number;
}

interface Options {
  pool: pg.Pool;
  limits: Limits;
  /** Whether anybody may open channels without a budget, as where the installation has none itself. */
  freeOfBudgets: boolean;
  registry?: Pick<Registry, 'openedBy'>;
}

/** Which commands a tenant may still give. It is counted in Postgres, so that it holds for all replicas together. */
export class TenantLimits {
  private readonly registry: Pick<Registry, 'openedBy'>;

  constructor(private readonly options: Options) {
    this.registry = options.registry ?? REGISTRY;
  }

  /**
   * Why a command is not taken; undefined where it is. What the services themselves send is part of what was begun, and
   * never refused here.
   * @throws LogUnavailable where Postgres cannot be reached
   */
  async refusal(command: Command): Promise<Problem | undefined> {
    if ((command.sender ?? command.actor).kind === 'service') return undefined;
    try {
      return (
        (await this.tooFast(command)) ??
        (this.registry.openedBy(command) ? await this.noRoom(command, command.data) : undefined)
      );
    } catch (error) {
      throw asLogFailure(error);
    }
  }

  /** Why there is no room for a fork: it is a channel like any other, with a budget of its own. @throws LogUnavailable as `refusal` does */
  async room(command: Command, opened: object): Promise<Problem | undefined> {
    return this.noRoom(command, opened).catch((error: unknown) => {
      throw asLogFailure(error);
    });
  }

  /**
   * Why no cast is chosen: it counts as a command, and what it may cost is set aside as for a channel.
   * @throws where Postgres cannot be reached
   */
  async castRefusal(tenant: string, id: string, microUsd: number): Promise<Problem | undefined> {
    return (await this.tooFast({ tenant })) ?? this.takePlace({ tenant, channel_id: id }, microUsd);
  }

  /** A channel that was not opened after all takes no place. */
  async giveBack({ channel_id, ...command }: Command): Promise<void> {
    if (!this.registry.openedBy(command) && command.type !== 'ForkChannel') return;
    const text = 'delete from channel_admin.tenant_channels where channel_id = $1 and not opened';
    await this.options.pool.query(text, [channel_id]).catch(() => undefined);
  }

  private async tooFast({ tenant }: Pick<Command, 'tenant'>): Promise<Problem | undefined> {
    const { pool, limits } = this.options;
    const { commandsPerMinute: limit } = limits;
    if (!limit) return undefined;
    const { rows } = await pool.query<Counted>({ name: 'parley-count-command', text: COUNT_COMMAND, values: [tenant] });
    const { commands, seconds_left } = rows[0]!;
    if (commands <= limit) return undefined;
    const detail = `a tenant may give ${limit} commands a minute`;
    return problem('rate-limited', { detail, params: { limit, retry_after_s: Math.max(1, seconds_left) } });
  }

  /** @param opened what it is opened with */
  private async noRoom({ tenant, channel_id, actor }: Command, opened: object): Promise<Problem | undefined> {
    const { config, rehearsal } = opened as { config?: { budget_micro_usd?: number }; rehearsal?: boolean };
    const isBottomless = config?.budget_micro_usd === 0 && !rehearsal;
    if (isBottomless && actor.kind !== 'operator' && !this.options.freeOfBudgets)
      return problem('forbidden', { detail: 'a channel without a budget (0) needs the scope operate' });
    return this.takePlace({ tenant, channel_id }, budgetOf(opened), rehearsal);
  }

  private async takePlace(
    { tenant, channel_id }: Pick<Command, 'tenant' | 'channel_id'>,
    microUsd: number,
    rehearsal = false,
  ): Promise<Problem | undefined> {
    const { pool, limits } = this.options;
    const { openChannels } = limits;
    // A rehearsal costs nothing: it is refused for no money.
    const microUsdPerDay = rehearsal ? 0 : limits.microUsdPerDay;
    const { rows } = await pool.query<{ reached: string | null }>(
      'select channel_admin.take_channel($1, $2, $3, $4, $5) as reached',
      [tenant, channel_id, microUsd, openChannels, microUsdPerDay],
    );
    const { reached } = rows[0]!;
    if (!reached) return undefined;
    if (reached === 'other_amount') return problem('idempotency-key-reused');
    if (reached === 'open_channels') return problem('too-many-open-channels', { params: { limit: openChannels } });
    return problem('daily-spend-reached', { params: { limit_micro_usd: microUsdPerDay } });
  }
}
