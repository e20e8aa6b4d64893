import type { ParleyEvent, RecordedEvent, Stance, TerminationPolicy } from '@parley/contracts';
import { emptyLedger, evolveLedger, type Ledger, type LedgerReader } from './index.js';
import { layered } from './policy/policy.js';

/** Reads the events that `Log` writes, as a round table's ledger does. */
const readTable: LedgerReader = ({ type, data }) => {
  switch (type) {
    case 'RoundTableOpened':
      return [{ entry: 'opened', participants: data.members, policy: layered(data.termination) }];
    case 'ContributionMade':
      return [{ entry: 'turn', ...data }];
    case 'TurnSkipped':
      return [{ entry: 'missed', participant_id: data.participant_id, passed_over: true }];
    case 'DiscussionRoundClosed':
      return [{ entry: 'round_closed', round: data.round }];
    case 'RoundSummarised':
      return data.final ? [] : [{ entry: 'open_points', open_points: data.open_points }];
    case 'AgreementJudged':
      return [{ entry: 'judged', ...data }];
    default:
      return [];
  }
};

export const ledgerOf = (events: readonly RecordedEvent[]): Ledger =>
  events.reduce((ledger, event) => evolveLedger(ledger, event, readTable), emptyLedger);

/** A round table's log, written down event by event as a decider would. */
export class Log {
  readonly events: RecordedEvent[] = [];
  private round = 0;

  get rounds(): number {
    return this.round;
  }

  constructor(
    policy: TerminationPolicy,
    members: { id: string; kind?: 'hosted' | 'person' }[] = [{ id: 'ana' }, { id: 'bo' }],
  ) {
    this.add('RoundTableOpened', {
      topic: 'consensus, exactly',
      language: 'en',
      question: 'Is goodbye a consensus?',
      members: members.map(({ id, kind = 'hosted' }) => ({
        participant_id: id,
        name: id,
        kind,
        persona: '',
        expertise: [],
        script: [],
      })),
      config: {
        mode: 'board',
        speaking: 'parallel',
        rounds: 0,
        min_speakers: 1,
        max_speakers: 3,
        turn_timeout_ms: 1000,
        summaries: 'every_round',
        max_facilitation_attempts: 1,
        budget_micro_usd: 0,
      },
      termination: layered(policy),
      rehearsal: true,
    });
  }

  get ledger(): Ledger {
    return ledgerOf(this.events);
  }

  add<T extends ParleyEvent['type']>(type: T, data: Extract<ParleyEvent, { type: T }>['data']): this {
    const version = this.events.length + 1;
    this.events.push({
      type,
      data,
      version,
      position: version,
      recorded_at: '2026-01-01T00:00:00.000Z',
    } as RecordedEvent);
    return this;
  }

  begin(): this {
    this.round += 1;
    return this.add('RoundStarted', { cycle: 1, round: this.round, proposal_version: 0, recipients: [], last: false });
  }

  says(
    participant_id: string,
    text: string,
    more: { stance?: Stance; hands_over_to?: string; tool_calls?: string[] } = {},
  ): this {
    const request_id = `turn-1-${this.round}-${participant_id}`;
    const submitted_at = '2026-01-01T00:00:00.000Z';
    return this.add('ContributionMade', {
      request_id,
      participant_id,
      round: this.round,
      text,
      tool_calls: [],
      submitted_at,
      ...more,
    });
  }

  skips(participant_id: string): this {
    return this.add('TurnSkipped', { request_id: '', participant_id, round: this.round, cause: 'timeout' });
  }

  end(open_points?: string[]): this {
    this.add('DiscussionRoundClosed', { round: this.round, spoke: [], skipped: [] });
    if (open_points) this.add('RoundSummarised', { round: this.round, summary: '', open_points, final: false });
    return this;
  }

  /** A whole round: who says what, with which stance. */
  plays(lines: Record<string, string | [text: string, stance: Stance]>, open_points?: string[]): this {
    this.begin();
    for (const [id, line] of Object.entries(lines)) {
      if (typeof line === 'string') this.says(id, line);
      else this.says(id, line[0], { stance: line[1] });
    }
    return this.end(open_points);
  }

  hears(text: string): this {
    return this.add('InterventionRecorded', { intervention_id: 'i', actor: { kind: 'user', id: 'ula' }, text });
  }
}

export const stance = (verdict: Stance['verdict'], claim = '', rejects: string[] = []): Stance => ({
  verdict,
  claim,
  accepts: [],
  rejects,
});
