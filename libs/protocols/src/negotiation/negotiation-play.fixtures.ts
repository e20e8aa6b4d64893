import type { Command, EventTypes, ParleyEvent, ProposalDraft } from '@parley/contracts';
import fc from 'fast-check';
import { deciderOf } from '../shared/frame.js';
import { negotiation as protocol } from './negotiation.js';
import {
  adjustment,
  change,
  command,
  drafted,
  feedback,
  fire,
  gaps,
  open,
  screening,
  summary,
} from './negotiation.fixtures.js';
import { proposalOf, type NegotiationState } from './state.js';

export const negotiation = deciderOf(protocol);

export interface Play {
  state: NegotiationState;
  events: ParleyEvent[];
  /** Every command so far: what a bus may deliver again, late and out of order. */
  sent: Command[];
}

const KINDS = ['accept', 'negotiate', 'withdraw'] as const;

/** One step of a channel's life, chosen by the generator and made to fit the state where it can. */
type Step =
  | { do: 'answer'; who: number; kind: (typeof KINDS)[number] }
  | { do: 'facilitate'; apply: boolean; goOn: boolean }
  | { do: 'fail-facilitation' }
  | { do: 'fire' }
  | { do: 'fail-turn'; who: number }
  | { do: 'again'; which: number }
  | { do: 'stranger'; who: number }
  | { do: 'say' }
  | { do: 'end'; condition: string };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({ do: fc.constant('answer' as const), who: fc.nat(4), kind: fc.constantFrom(...KINDS) }),
  },
  {
    weight: 8,
    arbitrary: fc.record({ do: fc.constant('facilitate' as const), apply: fc.boolean(), goOn: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('fail-facilitation' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('fire' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('fail-turn' as const), who: fc.nat(4) }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('again' as const), which: fc.nat(200) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('stranger' as const), who: fc.nat(4) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('say' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('end' as const),
      condition: fc.constantFrom('time_limit', 'vote', 'failures_in_a_row'),
    }),
  },
);

const settings = fc.record({
  max_rounds: fc.integer({ min: 1, max: 10 }),
  max_replacements: fc.integer({ min: 0, max: 3 }),
  decision_rule: fc.constantFrom('best_accepted' as const, 'last_version' as const),
  timeout_policy: fc.constantFrom('accept' as const, 'withdraw' as const, 'remind' as const),
});

export function send(play: Play, next: Command): void {
  play.sent.push(next);
  const decision = negotiation.decide(play.state, next);
  if (!decision.ok) return;
  play.events.push(...decision.events);
  play.state = decision.events.reduce(negotiation.evolve, play.state);
}

function commandOf(play: Play, chosen: Step): Command | undefined {
  const { state } = play;
  const open = state.turns.filter((turn) => !turn.feedback);
  switch (chosen.do) {
    case 'answer': {
      const turn = open[chosen.who % Math.max(1, open.length)];
      return (
        turn && feedback(turn.participant_id, chosen.kind, { request_id: turn.request_id, ...accepts(state, chosen) })
      );
    }
    case 'fail-turn': {
      const turn = open[chosen.who % Math.max(1, open.length)];
      return turn && command('FailTurn', { request_id: turn.request_id, code: 'timeout', message: '' });
    }
    case 'facilitate':
      return facilitation(state, chosen);
    case 'fail-facilitation':
      return (
        state.facilitation &&
        command('FailFacilitation', { request_id: state.facilitation.request_id, code: 'refusal', message: '' })
      );
    case 'fire': {
      const [timer] = Object.keys(state.timers);
      return timer === undefined ? undefined : fire(timer);
    }
    case 'again':
      return play.sent[chosen.which % play.sent.length];
    case 'stranger':
      return feedback(['mallory', 'dora', 'erik', 'alice', 'bob'][chosen.who]!, 'accept', { round: 7 });
    case 'say':
      return command('Intervene', { text: 'hello' });
    case 'end':
      return command('SignalTermination', { verdict: 'stop', condition: chosen.condition, measured: 1, limit: 1 });
  }
}

/** In a closing round some of what is on the table, now this and now that. */
const accepts = ({ plans }: NegotiationState, { who, kind }: { who: number; kind: string }) =>
  plans.length && kind !== 'withdraw'
    ? { accepts: plans.filter((_, index) => (index + who) % 3 > 0).map((plan, index) => ({ plan, rank: index + 1 })) }
    : {};

function facilitation(
  state: NegotiationState,
  { apply, goOn }: { apply: boolean; goOn: boolean },
): Command | undefined {
  const request = state.facilitation;
  if (!request) return undefined;
  const { request_id } = request;
  if (request.task === 'screen') return { ...screening(), data: { ...screening().data, request_id } } as Command;
  if (request.task === 'draft') return { ...drafted(), data: { ...drafted().data, request_id } } as Command;
  if (request.task === 'gaps') return gaps(request_id);
  if (request.task === 'conclude') return summary(request_id);
  const [first, ...others] = state.requests;
  return adjustment({
    request_id,
    proposal: adjustedPlan(state, { talks: apply && first !== undefined, passesOn: apply }),
    made: [...(apply && first ? [first] : []), ...(apply ? state.left : [])].map((one) => one.request),
    rejected: [...(apply || !first ? [] : [first]), ...others, ...(apply ? [] : state.left)].map((one) => one.request),
    should_continue: goOn,
  });
}

function adjustedPlan(
  state: NegotiationState,
  { talks, passesOn }: { talks: boolean; passesOn: boolean },
): ProposalDraft {
  const { version: _version, ...plan } = proposalOf(state);
  const taken = passesOn ? state.left.map(({ task }) => task) : [];
  const newId = new Map(state.incoming.map((one) => [one.withdrawn_id, one.replacement_id]));
  return {
    ...plan,
    terms: plan.terms.map((term) =>
      talks && term.field === 'talk_length' ? { ...term, value: change().new_value } : term,
    ),
    assignments: plan.assignments.map((seat, index) => ({
      ...seat,
      ...(index === 0 && taken.length && { task: [seat.task, ...taken].join('; ') }),
      participant_id: newId.get(seat.participant_id) ?? seat.participant_id,
    })),
  };
}

/** Plays the steps, then lets a faithful facilitator and everybody's silence bring the channel to its end. */
export function play(
  steps: readonly Step[],
  config: Parameters<typeof open>[0],
  more: Parameters<typeof open>[1] = {},
): Play {
  const played: Play = { state: negotiation.initialState, events: [], sent: [] };
  send(played, open(config, more));
  for (const chosen of steps) {
    const next = commandOf(played, chosen);
    if (next) send(played, next);
  }
  for (let left = 500; played.state.phase !== 'closed' && left > 0; left--) {
    const next = facilitation(played.state, { apply: true, goOn: true }) ?? commandOf(played, { do: 'fire' });
    if (next) send(played, next);
  }
  return played;
}

export const ofType = <T extends ParleyEvent['type']>(events: ParleyEvent[], type: T): EventTypes[T][] =>
  events.filter((event) => event.type === type).map((event) => event.data as EventTypes[T]);

/** Steps, and the settings they are played with. */
export const anyPlay = [fc.array(step, { maxLength: 120 }), settings] as const;
