import type { Command, EventTypes, ParleyEvent, ProposalDraft } from '@parley/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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

const negotiation = deciderOf(protocol);

interface Play {
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
  | { do: 'say' };

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
);

const settings = fc.record({
  max_rounds: fc.integer({ min: 1, max: 10 }),
  max_replacements: fc.integer({ min: 0, max: 3 }),
  timeout_policy: fc.constantFrom('accept' as const, 'withdraw' as const, 'remind' as const),
});

function send(play: Play, next: Command): void {
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
      return turn && feedback(turn.participant_id, chosen.kind, { request_id: turn.request_id });
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
  }
}

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
    proposal: adjustedPlan(state, apply && first !== undefined),
    made: apply && first ? [first.request] : [],
    rejected: [...(apply || !first ? [] : [first]), ...others].map((one) => one.request),
    should_continue: goOn,
  });
}

function adjustedPlan(state: NegotiationState, apply: boolean): ProposalDraft {
  const { version: _version, ...plan } = proposalOf(state);
  const newId = new Map(state.incoming.map((one) => [one.withdrawn_id, one.replacement_id]));
  return {
    ...plan,
    terms: plan.terms.map((term) =>
      apply && term.field === 'talk_length' ? { ...term, value: change().new_value } : term,
    ),
    assignments: plan.assignments.map((seat) => ({
      ...seat,
      participant_id: newId.get(seat.participant_id) ?? seat.participant_id,
    })),
  };
}

/** Plays the steps, then lets a faithful facilitator and everybody's silence bring the channel to its end. */
function play(steps: Step[], config: Parameters<typeof open>[0]): Play {
  const played: Play = { state: negotiation.initialState, events: [], sent: [] };
  send(played, open(config));
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

const ofType = <T extends ParleyEvent['type']>(events: ParleyEvent[], type: T): EventTypes[T][] =>
  events.filter((event) => event.type === type).map((event) => event.data as EventTypes[T]);

const anyPlay = [fc.array(step, { maxLength: 120 }), settings] as const;

describe('any interleaving of answers, duplicates, late and reordered deliveries', () => {
  it('ends in exactly one legal outcome, within the round limit (N4)', () => {
    fc.assert(
      fc.property(...anyPlay, (steps, config) => {
        const { events, state } = play(steps, config);
        expect(state.phase).toBe('closed');
        expect(ofType(events, 'ChannelClosed')).toHaveLength(1);
        expect(ofType(events, 'OutcomeReached')).toHaveLength(1);
        expect(ofType(events, 'ChannelClosed')[0]!.status).toBe(ofType(events, 'OutcomeReached')[0]!.status);
        for (const { round } of ofType(events, 'RoundStarted')) expect(round).toBeLessThanOrEqual(config.max_rounds);
        expect(ofType(events, 'ReplacementInvited').length).toBeLessThanOrEqual(config.max_replacements);
      }),
      { numRuns: 300 },
    );
  });

  it('never asks a participant that has withdrawn (N5)', () => {
    fc.assert(
      fc.property(...anyPlay, (steps, config) => {
        const gone = new Set<string>();
        for (const event of play(steps, config).events) {
          if (event.type === 'ParticipantWithdrawn') gone.add(event.data.participant_id);
          if (event.type === 'TurnRequested') expect(gone).not.toContain(event.data.participant_id);
          if (event.type === 'RoundStarted') for (const id of event.data.recipients) expect(gone).not.toContain(id);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('only ever names those selected, or invited as a replacement, as recipients (N1)', () => {
    fc.assert(
      fc.property(...anyPlay, (steps, config) => {
        const invited = new Set<string>();
        for (const event of play(steps, config).events) {
          if (event.type === 'CandidatesScreened')
            for (const one of event.data.selected) invited.add(one.participant_id);
          if (event.type === 'ReplacementInvited') invited.add(event.data.replacement_id);
          if (event.type === 'RoundStarted') for (const id of event.data.recipients) expect(invited).toContain(id);
          if (event.type === 'TurnRequested') expect(invited).toContain(event.data.participant_id);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('only lets versions grow, one by one, and answers every request once (N3)', () => {
    fc.assert(
      fc.property(...anyPlay, (steps, config) => {
        let version = 0;
        let asked: string[] = [];
        for (const event of play(steps, config).events) {
          if (event.type === 'ProposalDrafted' || event.type === 'ProposalAdjusted') {
            expect(event.data.proposal.version).toBe((version += 1));
          }
          if (event.type === 'FeedbackRecorded') {
            const { participant_id, cycle, round, proposed_changes } = event.data;
            asked.push(...proposed_changes.map((_, index) => `${participant_id}.${cycle}.${round}.${index + 1}`));
          }
          if (event.type === 'ProposalAdjusted' && event.data.cause !== 'role_removed') {
            const answers = [...event.data.changes_made, ...event.data.changes_rejected].map((one) => one.request);
            expect(answers.sort()).toEqual(asked.sort());
            asked = [];
          }
        }
        expect(version).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 300 },
    );
  });

  it('records at most one feedback for each turn, and decides the same way each time (P5)', () => {
    fc.assert(
      fc.property(...anyPlay, (steps, config) => {
        const { events, sent, state } = play(steps, config);
        const answered = ofType(events, 'FeedbackRecorded').map((one) => one.request_id);
        expect(new Set(answered).size).toBe(answered.length);
        const again: Play = { state: negotiation.initialState, events: [], sent: [] };
        for (const one of sent.slice()) send(again, one);
        expect(again.events).toEqual(events);
        expect(again.state).toEqual(state);
      }),
      { numRuns: 200 },
    );
  });
});
