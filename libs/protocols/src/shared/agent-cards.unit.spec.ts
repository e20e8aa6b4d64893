import type { ShownCard } from '@parley/contracts';
import { deciderSpecification } from '@parley/testing/decider';
import { describe, expect, it } from 'vitest';
import * as talked from '../interview/interview.fixtures.js';
import { negotiation } from '../negotiation/negotiation.js';
import * as negotiated from '../negotiation/negotiation.fixtures.js';
import { REGISTRY } from '../registry.js';
import { roundTable } from '../round-table/round-table.js';
import * as seated from '../round-table/round-table.fixtures.js';
import * as teamed from '../team/team.fixtures.js';
import * as planned from '../workshop/workshop.fixtures.js';
import { command } from './command.fixtures.js';
import { deciderOf } from './frame.js';

const table = deciderSpecification(deciderOf(roundTable));
const plan = deciderSpecification(deciderOf(negotiation));

const cardOf = (digit: string, more: Partial<ShownCard> = {}): ShownCard => ({
  ...{ card_hash: digit.repeat(64), name: 'Planner', version: '1', interface_url: 'https://agents.example/rpc' },
  ...more,
});
const shows = (card: ShownCard, participant_id = 'ana') => command('PresentAgentCard', { participant_id, card });
const agrees = (digit: string, participant_id = 'ana') =>
  command('AgreeToAgentCard', { participant_id, card_hash: digit.repeat(64) });

const url = 'https://agents.example';
const remote = { ...seated.member('ana', 'a2a'), url };
const open = seated.table({ members: [remote, seated.member('bo', 'person')] });

describe('an agent elsewhere is the one whose card was shown first', () => {
  it('the first card binds the seat, and is shown again without a trace', () => {
    const { state } = table
      .given(open)
      .when(shows(cardOf('a')))
      .then(['AgentCardBound', { participant_id: 'ana' }]);
    expect(state.agentCards).toEqual({ ana: { agreed: cardOf('a') } });
    table
      .given(open, shows(cardOf('a')))
      .when(shows(cardOf('a')))
      .then();
  });

  it.each([
    ['another card', cardOf('b')],
    ['the same signed by another key', cardOf('a', { key_id: 'k2' })],
  ])('%s is recorded once, and changes nothing until an operator agrees to exactly that one', (_, other) => {
    const before = [open, shows(cardOf('a', { key_id: 'k1' }))];
    const { state } = table
      .given(...before)
      .when(shows(other))
      .then(['AgentCardChanged', { card: other }]);
    expect(state.agentCards!['ana']!.agreed).toEqual(cardOf('a', { key_id: 'k1' }));
    table
      .given(...before, shows(other))
      .when(shows(other))
      .then();
    table
      .given(...before, shows(other))
      .when(agrees('c'))
      .thenRefused('invalid-request');
    const agreed = table
      .given(...before, shows(other))
      .when(agrees(other.card_hash[0]!))
      .then(['AgentCardAgreed']);
    expect(agreed.state.agentCards).toEqual({ ana: { agreed: other } });
  });

  it('nobody agrees to what was not shown, to a seat that is none, or of another kind', () => {
    table
      .given(open, shows(cardOf('a')))
      .when(agrees('a'))
      .thenRefused('invalid-request');
    table.given(open).when(agrees('a', 'zoe')).thenRefused('not-a-participant');
    table.given(open).when(agrees('a', 'bo')).thenRefused('invalid-request');
    table
      .given(open)
      .when(shows(cardOf('a'), 'bo'))
      .thenRefused('invalid-request');
  });
});

describe('who may', () => {
  const channel = [open, shows(cardOf('a')), shows(cardOf('b'))].reduce((before, one) => {
    const actor = one.type === 'PresentAgentCard' ? { kind: 'participant' as const, id: 'ana' } : one.actor;
    const sender =
      one.type === 'PresentAgentCard' ? { sender: { kind: 'service' as const, id: 'participant-agents' } } : {};
    const decision = REGISTRY.deliberation.decide(before, { ...one, actor, ...sender });
    if (!decision.ok) throw new Error(JSON.stringify(decision.problem));
    return decision.state;
  }, REGISTRY.deliberation.initialState);
  const decide = (one: ReturnType<typeof command>, kind: 'user' | 'operator' | 'participant') =>
    REGISTRY.deliberation.decide(channel, { ...one, actor: { kind, id: kind === 'participant' ? 'ana' : 'ula' } });

  it('agrees to a card: an operator, and nobody else', () => {
    expect(decide(agrees('b'), 'user')).toMatchObject({ ok: false, problem: { code: 'forbidden' } });
    expect(decide(agrees('b'), 'participant')).toMatchObject({ ok: false, problem: { code: 'forbidden' } });
    expect(decide(agrees('b'), 'operator')).toMatchObject({ ok: true });
  });

  it('presents one, or answers for its seat: the worker that asks it, not even an operator', () => {
    for (const kind of ['user', 'operator', 'participant'] as const) {
      expect(decide(shows(cardOf('c')), kind)).toMatchObject({ ok: false, problem: { code: 'forbidden' } });
      const speaks = command('Contribute', { participant_id: 'ana', text: 'Yes.', tool_calls: [] });
      expect(decide(speaks, kind)).toMatchObject({ ok: false, problem: { code: 'forbidden' } });
    }
    const key = { participant_id: 'ana', token_hash: 'a'.repeat(64), expires_at: '2030-01-01T00:00:00.000Z' };
    expect(decide(command('IssueSeatToken', key), 'operator')).toMatchObject({ ok: false });
  });
});

describe('an agent elsewhere that gives nothing is absent by name (N6)', () => {
  const { candidates, drafted, feedback, screening } = negotiated;
  const people = candidates.map((one) =>
    one.participant_id === 'bob' ? { ...one, kind: 'a2a' as const, url } : { ...one, kind: 'person' as const },
  );
  // Rehearsed or not: it is no script that answers.
  const opened = negotiated.open({}, { candidates: people, rehearsal: true });
  const asked = [opened, screening(), drafted()];
  const heard = [feedback('alice', 'accept'), feedback('charlie', 'accept')];
  const fails = (code: string) => command('FailTurn', { request_id: 'turn-1-1-bob', code, message: 'why' });

  it('has a model’s deadline, which settles nothing as consent', () => {
    const { state } = plan.given(...asked);
    expect(Object.values(state.timers)).toContain('model_deadline');
    const late = plan.given(...asked, ...heard, negotiated.fire('model-1-1-0'));
    expect(late.state.turns.find(({ participant_id }) => participant_id === 'bob')).toMatchObject({
      absent: 'timeout',
    });
    expect(late.state.wait?.paused).toMatchObject({ code: 'timeout' });
    expect(late.state.outcome).toBeUndefined();
  });

  it.each(['card_changed', 'auth_required', 'input_required', 'address_refused', 'card_unusable'])(
    'where somebody has to mend something (%s) it is not asked again by itself, and no other seat is kept from speaking',
    (code) => {
      const { state } = plan.given(...asked, ...heard, fails(code));
      expect(state.wait?.paused).toMatchObject({ code, permanent: true });
      const talk = seated.table({ members: [remote, seated.scripted('bo'), seated.scripted('cy')] });
      const silent = command('FailTurn', { request_id: 'turn-1-1-ana', code, message: 'why' });
      const { state: at } = table.given(talk, silent, seated.says('bo', 'Yes.'), seated.says('cy', 'Yes.'));
      expect(at.wait).toBeUndefined();
    },
  );

  it('what waits for an agreement goes on with it, and the seat is asked again', () => {
    const waiting = [...asked, shows(cardOf('a'), 'bob'), ...heard, shows(cardOf('b'), 'bob'), fails('card_changed')];
    const { state } = plan.given(...waiting, agrees('b', 'bob'));
    expect(state.phase).toBe('round');
    expect(state.turns.at(-1)).toMatchObject({ participant_id: 'bob', request_id: 'turn-1-1-bob-again-1' });
    const other = [...asked, shows(cardOf('a'), 'bob'), ...heard, shows(cardOf('b'), 'bob'), fails('timeout')];
    expect(plan.given(...other, agrees('b', 'bob')).state.wait?.paused).toBeDefined();
  });
});

describe('every protocol has such seats, with an address', () => {
  const opens = {
    negotiation: (seat: object) =>
      negotiated.open({}, { candidates: [{ ...negotiated.candidates[0]!, ...seat }] as never }),
    'round table': (seat: object) => seated.table({ members: [{ ...seated.member('ana'), ...seat }] as never }),
    workshop: (seat: object) => planned.workshopOf3({ roles: [{ ...planned.role('ana'), ...seat }] as never }),
    team: (seat: object) => teamed.teamOf4({ lead: 'ana', experts: [{ ...teamed.expert('ana'), ...seat }] as never }),
    interview: (seat: object) => {
      const { data, ...rest } = talked.opensInterview();
      return {
        ...rest,
        data: { ...data, interviewer: { ...(data as never as { interviewer: object }).interviewer, ...seat } },
      };
    },
  };
  const person = { kind: 'user' as const, id: 'ula' };
  const decide = (one: object) =>
    REGISTRY.deliberation.decide(REGISTRY.deliberation.initialState, {
      ...(one as ReturnType<typeof command>),
      actor: person,
    });

  it.each(Object.entries(opens))('in a %s', (_, opening) => {
    expect(decide(opening({ kind: 'a2a', url }))).toMatchObject({ ok: true });
    for (const [seat, reason] of [
      [{ kind: 'a2a' }, 'is missing'],
      [{ kind: 'person', url }, 'goes with a2a'],
    ] as const) {
      const decision = decide(opening(seat));
      const pointer = expect.stringMatching(/^\/(?:\w+\/0|interviewer)\/url$/u) as string;
      expect(decision).toMatchObject({
        ok: false,
        problem: { errors: [{ pointer, reason: expect.stringContaining(reason) as string }] },
      });
    }
  });

  it('but for the user of an interview, who is a person', () => {
    const { data, ...rest } = talked.opensInterview();
    const { user } = data as never as { user: object };
    const decision = decide({ ...rest, data: { ...data, user: { ...user, kind: 'a2a', url } } });
    expect(decision).toMatchObject({ problem: { errors: [{ pointer: '/user/kind', reason: 'must be person' }] } });
  });
});
