import type { CommandTypes, GuestTurnOpened, Member } from '@parley/contracts';
import { deciderSpecification } from '@parley/testing/decider';
import { describe, expect, it } from 'vitest';
import { deciderOf } from '../shared/frame.js';
import { command, TIME } from '../shared/command.fixtures.js';
import { guestTurn } from './guest-turn.js';
import { FORM, opensGuestTurn as opened } from './guest-turn.fixtures.js';

const decider = deciderOf(guestTurn);
const { given } = deciderSpecification(decider);
const answers = (answer: object, more: Partial<CommandTypes['GiveGuestAnswer']> = {}) =>
  command('GiveGuestAnswer', { participant_id: 'ula', answer: answer as never, ...more });
const call = { provider: 'anthropic', model: 'm' } as CommandTypes['FailTurn']['call'];
const refusedAt = (pointer: string) => ({ ok: false, problem: { code: 'invalid-request', errors: [{ pointer }] } });
const person: Partial<Member> = { kind: 'person' };

describe('a seat elsewhere is taken for one turn (ADR 50)', () => {
  it('the guest is asked until when the table elsewhere waits', () => {
    const due_at = '2026-01-01T12:10:00.000Z';
    given()
      .when(opened({ due_at }))
      .then(
        ['GuestTurnOpened', { form: { additionalProperties: false } }],
        ['RoundStarted', { last: true }],
        ['TimerSet', { timer_id: 'turn-1', due_at }],
        ['TurnRequested', { participant_id: 'ula', participant_kind: 'hosted', due_at }],
      );
  });

  it('its answer ends it', () => {
    const { state } = given(opened())
      .when(answers({ verdict: 'no' }))
      .then(
        ['GuestAnswered', { answer: { verdict: 'no' }, submitted_at: TIME }],
        ['TimerCancelled'],
        ['ChannelClosed', { status: 'completed', reason: 'answered' }],
      );
    expect(guestTurn.view(state)).toMatchObject({ answer: { verdict: 'no' }, turns: [{ status: 'answered' }] });
    expect(guestTurn.outcome(state)).toMatchObject({ status: 'completed', answer: { verdict: 'no' } });
  });

  it.each([
    ['/answer/verdict', { verdict: 'perhaps' }],
    ['/answer/verdict', {}],
    ['/answer/more', { verdict: 'no', more: 1 }],
  ])('an answer that breaks the form at %s is refused, and it stays open', (pointer, answer) => {
    const { state } = given(opened({}, person));
    expect(decider.decide(state, answers(answer))).toMatchObject(refusedAt(pointer));
  });

  it('nobody answers twice, or for somebody else', () => {
    given(opened(), answers({ verdict: 'no' }))
      .when(answers({ verdict: 'yes' }))
      .thenRefused('no-open-turn');
    given(opened())
      .when(answers({ verdict: 'yes' }, { participant_id: 'bo' }))
      .thenRefused('not-a-participant');
  });

  it('silence is no answer: the deadline ends it with nothing', () => {
    const { state } = given(opened())
      .when(command('FireTimer', { timer_id: 'turn-1' }))
      .then(['TimerFired'], ['ChannelClosed', { status: 'failed', reason: 'no_answer' }]);
    expect(guestTurn.stood(state)).toMatchObject({ votes: [], not_heard: ['ula'] });
  });

  it('nor is a model that fails: whoever asked is told at once, and what comes later is a cost alone', () => {
    const fails = command('FailTurn', { request_id: 'turn-1', code: 'refusal', message: 'no' });
    given(opened())
      .when(fails)
      .then(
        ['TurnFailed', { code: 'refusal' }],
        ['TimerCancelled'],
        ['ChannelClosed', { status: 'failed', reason: 'model_unavailable' }],
      );
    given(opened(), fails)
      .when(answers({ verdict: 'yes' }, call && { call }))
      .then(['AnswerDiscarded']);
  });

  it('a rehearsal without a script has nothing to say to others (P6); a person has', () => {
    given()
      .when(opened({ rehearsal: true }, { script: [] }))
      .then(['GuestTurnOpened'], ['ChannelClosed', { status: 'failed', reason: 'rehearsal' }]);
    given()
      .when(opened({ rehearsal: true }, { ...person, script: [] }))
      .then(['GuestTurnOpened'], ['RoundStarted'], ['TimerSet'], ['TurnRequested']);
  });

  it.each<[string, Partial<GuestTurnOpened>, Partial<Member>]>([
    ['/guest/kind', {}, { kind: 'a2a', url: 'https://agents.example' }],
    ['/guest/script/0/text', {}, { script: [{ turn: 1, text: 'Yes.' }] }],
    ['/form/type', { form: { type: 'string' } }, {}],
    [
      '/form/properties/verdict/anyOf',
      { form: { ...FORM, properties: { verdict: { type: 'string', anyOf: [] } } } },
      {},
    ],
  ])('what cannot be is refused by its place: %s', (pointer, opening, guest) => {
    expect(decider.decide(decider.initialState, opened(opening, guest))).toMatchObject(refusedAt(pointer));
  });
});
