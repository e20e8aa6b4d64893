import { derivedId, type Command, type RecordedEvent } from '@parley/contracts';
import { submit, type ChannelFolds, type CommandBus } from '@parley/messaging';
import { openedOf, type NegotiationState } from '@parley/protocols';
import { budgetLimit, roundLimit, timeLimit, type LimitVerdict } from '@parley/termination';

type Condition = Extract<Command, { type: 'SignalTermination' }>['data']['condition'];

/** Watches every channel's limits (T1) and asks to warn or to stop, with the figures; the decider decides. */
export class Monitor {
  constructor(
    private readonly channels: ChannelFolds<NegotiationState>,
    private readonly commands: CommandBus,
  ) {}

  /** A check after an event that can bring a limit nearer (T7). Time is the event's, so that a replay needs no clock. */
  async check(event: RecordedEvent): Promise<void> {
    const { state, openedAt } = await this.channels.at(event.tenant, event.channel_id, event.version);
    if (state.phase === 'closed') return;
    for (const [condition, { verdict, measured, limit }] of verdicts(state, elapsed(openedAt, event))) {
      if (verdict === 'continue' || (verdict === 'warn' && state.warned.includes(condition))) continue;
      await this.signal(event, { verdict, condition, measured, limit });
    }
  }

  private async signal(
    event: RecordedEvent,
    data: Extract<Command, { type: 'SignalTermination' }>['data'],
  ): Promise<void> {
    await submit(this.commands, {
      id: derivedId('termination', event.id, data.condition, data.verdict),
      tenant: event.tenant,
      channel_id: event.channel_id,
      actor: { kind: 'service', id: 'termination-monitor' },
      time: event.recorded_at,
      type: 'SignalTermination',
      data,
    });
  }
}

function verdicts(state: NegotiationState, elapsedMs: number): [Condition, LimitVerdict][] {
  const { max_rounds, time_limit_ms, budget_micro_usd } = openedOf(state).config;
  const rounds = roundLimit({ measured: state.round, limit: max_rounds });
  return [
    // The last round itself is played: the decision tree ends it (N4). The monitor only says that it is the last.
    ['round_limit', { ...rounds, verdict: rounds.verdict === 'stop' ? 'warn' : rounds.verdict }],
    ['time_limit', timeLimit({ measured: elapsedMs, limit: time_limit_ms })],
    ['budget', budgetLimit({ measured: state.spentMicroUsd, limit: budget_micro_usd })],
  ];
}

const elapsed = (openedAt: string | undefined, event: RecordedEvent): number =>
  Date.parse(event.recorded_at) - Date.parse(openedAt ?? event.recorded_at);
