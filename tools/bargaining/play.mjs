// Holds a negotiation of external seats in the product's own rules, in memory: no model, no clock, the same each time.
import { deliberation, REGISTRY } from '@parley/protocols';

const OPERATOR = { kind: 'operator', id: 'seats' };
const COACH = { kind: 'service', id: 'coach-judge' };
const START = Date.UTC(2026, 0, 1);
const CALL = {
  ...{ provider: 'rehearsal', model: 'rehearsal', template: '', prompt_hash: '', stop_reason: 'end_turn' },
  ...{ input_tokens: 0, output_tokens: 0, cache_read_tokens: 0, cache_write_tokens: 0 },
  ...{ cost_micro_usd: 0, latency_ms: 0, attempts: 1 },
};

/**
 * Plays a negotiation to its end. Each seat answers what its inbox shows it, and nothing else (N1).
 * @param seats {participant_id, name, answer(item): a feedback without its addressee}
 * @param terms the first version's; @param config rounds and rule
 * @returns the outcome, every version, and every proposal as its terms, by field
 */
export function playNegotiation({ seats, terms, config }) {
  const play = new Play(seats);
  play.open(terms, config);
  for (let steps = 0; !play.state.closed; steps += 1) {
    if (steps > 2000) throw new Error('the negotiation does not end');
    play.step();
  }
  return play.result();
}

class Play {
  channel = deliberation.initialState;
  events = [];
  /** What was asked for and is not answered: turns and facilitations, in their order. */
  waiting = [];
  commands = 0;

  constructor(seats) {
    this.seats = new Map(seats.map((seat) => [seat.participant_id, seat]));
  }

  get state() {
    return this.channel.state;
  }

  open(terms, config) {
    const ids = [...this.seats.keys()];
    const assignments = ids.map((participant_id) => ({
      ...{ participant_id, role: participant_id, task: 'Agree on the terms', notes: '', core: false },
    }));
    this.send(OPERATOR, 'OpenChannel', {
      ...{ protocol: 'negotiation', topic: 'A deal', language: 'en', rehearsal: true },
      demand: { text: 'A deal that all can accept', constraints: [] },
      candidates: [...this.seats.values()].map(({ participant_id, name }) => ({
        ...{ participant_id, name, kind: 'external', persona: '', skills: [], script: [] },
      })),
      config: {
        ...{ feedback_timeout_ms: 60_000, timeout_policy: 'accept', max_reminders: 1, max_replacements: 0 },
        ...{ time_limit_ms: 86_400_000, max_facilitation_attempts: 1, budget_micro_usd: 0 },
        ...config,
      },
      facilitator_script: {
        ...{ selected: ids, possibly_related: [], fixed: [], gaps: [] },
        draft: { title: 'A deal', summary: '', terms, assignments },
      },
    });
  }

  step() {
    const { type, data } = this.waiting.shift();
    if (type === 'TurnRequested') this.answer(data);
    else this.facilitate(data);
  }

  answer({ request_id, participant_id, round }) {
    const item = REGISTRY.protocolOf(this.channel).inboxItem(this.state, { request_id, participant_id });
    const feedback = this.seats.get(participant_id).answer({ ...item, round });
    const address = { participant_id, request_id, round };
    this.send(OPERATOR, 'SubmitFeedback', { reasoning: '', proposed_changes: [], ...feedback, ...address });
  }

  /** As the rehearsed facilitator does it: every request is met that none before it in the round has contradicted. */
  facilitate(request) {
    const work = REGISTRY.facilitationWork(this.channel, request);
    const { type, data } = work.accept(work.rehearse(), CALL);
    this.send(COACH, type, data);
  }

  send(actor, type, data) {
    const time = new Date(START + (this.commands += 1) * 1000).toISOString();
    const id = `00000000-0000-4000-8000-${String(this.commands).padStart(12, '0')}`;
    const channel_id = '01900000-0000-7000-8000-000000000001';
    const decision = deliberation.decide(this.channel, { id, time, tenant: 'default', channel_id, actor, type, data });
    if (!decision.ok) throw new Error(`${type}: ${JSON.stringify(decision.problem)}`);
    for (const event of decision.events) {
      this.channel = deliberation.evolve(this.channel, {
        ...event,
        id,
        tenant: 'default',
        channel_id,
        recorded_at: time,
      });
      this.events.push(event);
      if (event.type === 'TurnRequested' || event.type === 'FacilitationRequested') this.waiting.push(event);
      // An end leaves nothing to do.
      if (event.type === 'OutcomeReached') this.waiting = [];
    }
  }

  result() {
    const of = (type) => this.events.flatMap((event) => (event.type === type ? [event.data] : []));
    const versions = [...of('ProposalDrafted'), ...of('ProposalAdjusted')].map(({ proposal }) => proposal);
    const outcome = of('OutcomeReached')[0];
    const standing = versions.find(({ version }) => version === outcome.proposal_version);
    const byVersion = new Map(versions.map((one) => [one.version, valuesOf(one)]));
    const wanted = of('FeedbackRecorded')
      .filter(({ feedback_type }) => feedback_type === 'negotiate')
      .map(({ proposal_version, proposed_changes }) => ({
        ...byVersion.get(proposal_version),
        ...Object.fromEntries(proposed_changes.map(({ field, new_value }) => [field, new_value])),
      }));
    return {
      outcome,
      deal: standing && valuesOf(standing),
      proposed: [...byVersion.values(), ...wanted],
      turns: of('FeedbackRecorded').length,
    };
  }
}

export const valuesOf = ({ terms }) => Object.fromEntries(terms.map(({ field, value }) => [field, value]));
