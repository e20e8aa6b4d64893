import { callOf, isOwn, type RecordedEvent } from '@parley/contracts';
import { costOf } from '@parley/protocols';

/** What events change of a channel's use; `budget` where they open it. */
interface ChannelUse {
  channel_id: string;
  tenant: string;
  budget?: number;
  spent: number;
  closed: boolean;
}

/** What a tenant has spent on a day, in UTC, by one model. */
interface DayUse {
  tenant: string;
  day: string;
  /** `provider/model`. */
  model: string;
  micro_usd: number;
}

/** What events say of their tenants' use: channels that are opened and closed, and what calls have cost. */
export function usageChanges(events: readonly RecordedEvent[]): { channels: ChannelUse[]; days: DayUse[] } {
  const channels = new Map<string, ChannelUse>();
  const days = new Map<string, DayUse>();
  for (const event of events) {
    const { channel_id, tenant } = event;
    const budget = event.version === 1 ? budgetOf(event.data) : budgetOfFork(event);
    // What a fork's copies have cost was its parent's.
    const spent = isOwn(event) ? costOf(event) : 0;
    const closed = isOwn(event) && event.type === 'ChannelClosed';
    if (budget === undefined && !spent && !closed) continue;
    const known = channels.get(channel_id) ?? { channel_id, tenant, spent: 0, closed: false };
    channels.set(channel_id, {
      ...known,
      ...(budget !== undefined && { budget }),
      spent: known.spent + spent,
      closed: known.closed || closed,
    });
    if (!spent) continue;
    const day = event.recorded_at.slice(0, 'yyyy-mm-dd'.length);
    const { provider, model: id } = callOf(event)!;
    const model = `${provider}/${id}`;
    const key = JSON.stringify([tenant, day, model]);
    days.set(key, { tenant, day, model, micro_usd: (days.get(key)?.micro_usd ?? 0) + spent });
  }
  return { channels: [...channels.values()], days: [...days.values()] };
}

/** A rehearsal costs nothing in a fork either: what was set aside with its first event stands. */
const budgetOfFork = (event: RecordedEvent): number | undefined =>
  event.type === 'ChannelForked' && isOwn(event) && event.data.changes.budget_micro_usd !== undefined
    ? event.data.changes.budget_micro_usd
    : undefined;

/** What an opening sets aside: a rehearsal costs nothing, and what has no budget is only counted as it is spent. */
export function budgetOf(data: object): number {
  const { config, rehearsal } = data as { config?: { budget_micro_usd?: number }; rehearsal?: boolean };
  return rehearsal ? 0 : (config?.budget_micro_usd ?? 0);
}
