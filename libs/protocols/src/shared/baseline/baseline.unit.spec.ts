import type { ModelCall } from '@parley/contracts';
import { deciderSpecification } from '@parley/testing/decider';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../consent/consent.js';
import { decisionOf } from '../../decision-record.js';
import { REGISTRY, modelNeeds } from '../../registry.js';
import { call, command, everybody, fire, goes, party, table } from '../../round-table/round-table.fixtures.js';
import { roundTable } from '../../round-table/round-table.js';
import { decided } from '../../round-table/decided.js';
import type { RoundTableState } from '../../round-table/state.js';
import { deciderOf } from '../frame.js';
import { facilitationWork } from '../work/model-work.js';

const { given } = deciderSpecification(deciderOf(roundTable));

const costing = (cost_micro_usd: number): ModelCall => ({ ...call, cost_micro_usd });
const boardWith = (settings = {}, more = {}) =>
  table({ rehearsal: false, settings: { rounds: 1, summaries: 'at_the_end', baseline: true, ...settings }, ...more });
const concluded = (cost: number) =>
  command('CompleteSummary', { request_id: 'conclude-1-1-1', summary: 'Four.', open_points: [], call: costing(cost) });
const ended = (cost = 10, settings = {}) => [boardWith(settings), ...everybody(), goes('check-1-1'), concluded(cost)];
const drafts = (request_id: string, cost: number, text = 'Five days.') =>
  command('CompleteBaseline', { request_id, text, call: costing(cost) });
const fails = (request_id: string, code: string) =>
  command('FailFacilitation', { request_id, code, message: 'Why.', call: costing(1) });
const FIRST = 'baseline-1-2-1';
const SECOND = 'baseline-1-3-1';

describe('one agent beside a deliberation', () => {
  it('is asked once it has ended, and the end is as it would be without', () => {
    const { state } = given(boardWith(), ...everybody(), goes('check-1-1'))
      .when(concluded(10))
      .then(
        ['FacilitationCompleted'],
        ['RoundSummarised', { final: true }],
        ['ChannelClosed', { status: 'completed', reason: 'agenda_done' }],
        ['FacilitationRequested', { request_id: FIRST, task: 'baseline', attempt: 1 }],
      );
    expect(state).toMatchObject({ phase: 'closed', baseline: { deliberation_micro_usd: 10, cost_micro_usd: 0 } });
  });

  it.each([
    ['nobody wishes it', { baseline: false }, {}],
    ['it is a rehearsal', {}, { rehearsal: true }],
  ])('is not asked where %s', (_, settings, more) => {
    const { state } = given(boardWith(settings, more), ...everybody(), goes('check-1-1'), concluded(10));
    expect(state.facilitation).toBeUndefined();
    expect(state.closed).toBeDefined();
  });

  it('is not asked where somebody has stopped it: whoever stops wants no more spent', () => {
    given(boardWith())
      .when(command('StopChannel', { reason: '' }))
      .then(['ChannelClosed', { status: 'stopped' }]);
  });

  it('goes over its answer for as long as another draft fits into what they have spent', () => {
    given(...ended(10))
      .when(drafts(FIRST, 4))
      .then(
        ['FacilitationCompleted'],
        ['BaselineDrafted', { draft: 1, text: 'Five days.' }],
        ['FacilitationRequested', { request_id: SECOND, task: 'baseline' }],
      );
    given(...ended(10), drafts(FIRST, 4))
      .when(drafts(SECOND, 4, 'Six.'))
      .then(
        ['FacilitationCompleted'],
        ['BaselineDrafted', { draft: 2, text: 'Six.' }],
        ['BaselineEnded', { drafts: 2, cost_micro_usd: 8, deliberation_micro_usd: 10 }],
      );
  });

  it('has one draft where what they spent is nothing, or its own costs nothing, and ten at most', () => {
    given(...ended(0))
      .when(drafts(FIRST, 4))
      .then(['FacilitationCompleted'], ['BaselineDrafted'], ['BaselineEnded', { drafts: 1 }]);
    const more = Array.from({ length: 9 }, (_, index) => drafts(`baseline-1-${index + 2}-1`, 1));
    given(...ended(1_000), ...more)
      .when(drafts('baseline-1-11-1', 1))
      .then(['FacilitationCompleted'], ['BaselineDrafted', { draft: 10 }], ['BaselineEnded', { drafts: 10 }]);
  });

  it('that fails is asked again, and then has no answer; the outcome is what it was', () => {
    const { state } = given(...ended(), fails(FIRST, 'overloaded'))
      .when(fails('baseline-1-3-2', 'bad_key'))
      .then(['FacilitationFailed'], ['BaselineEnded', { drafts: 0, cost_micro_usd: 2, code: 'bad_key' }]);
    expect(outcomeOf(roundTable, state)).toMatchObject({ status: 'completed', baseline: { code: 'bad_key' } });
    const without = given(boardWith({ baseline: false }), ...everybody(), goes('check-1-1'), concluded(10)).state;
    expect(decided(state)).toEqual(decided(without));
    expect([state.phase, state.outOfFunds]).toEqual(['closed', undefined]);
  });

  it('whose money is used up keeps the draft that it has', () => {
    const { state } = given(...ended(10), drafts(FIRST, 4))
      .when(fails(SECOND, 'budget'))
      .then(['FacilitationFailed'], ['BaselineEnded', { drafts: 1, cost_micro_usd: 5 }]);
    expect(state.baseline).toMatchObject({ text: 'Five days.', ended: true });
    expect(state.outOfFunds).toBeUndefined();
  });

  it('that lets its deadline pass has failed', () => {
    given(...ended(), fire(FIRST))
      .when(fire('baseline-1-3-2'))
      .then(['TimerFired'], ['FacilitationFailed'], ['BaselineEnded']);
  });

  it('has the budget of the channel for itself', () => {
    const { state } = given(...ended(10, { budget_micro_usd: 12 }), drafts(FIRST, 4));
    const work = facilitationWork(roundTable as never, state, state.facilitation!)!;
    const at = { tenant: 'default', channel_id: 'c' };
    expect(modelNeeds(at, { protocol: 'round-table', state }, work)).toMatchObject({
      ...{ budget_micro_usd: 12, spent_micro_usd: 4, kind: 'baseline', tier: 'strong', later: [] },
    });
  });

  it.each([
    ['en', 'Answer the question.', 'Look for what is wrong or missing in your answer so far'],
    ['zh', '请回答这个问题。', '请找出你目前的答案中的错误和遗漏'],
  ] as const)('is told the question and nothing that was said: %s', (language, first, again) => {
    const promptOf = (state: RoundTableState) =>
      facilitationWork(roundTable as never, state, state.facilitation!)!.prompt;
    const [begin, ...rest] = ended();
    const inLanguage = { ...begin!, data: { ...begin!.data, language } } as typeof begin;
    const asked = promptOf(given(inLanguage!, ...rest).state);
    expect([...asked.shared, asked.user].join('\n')).toContain('> Should we work four days?');
    expect(asked.user).toContain(first);
    expect([...asked.shared, asked.user].join('\n')).not.toContain('I think so');
    const second = promptOf(given(inLanguage!, ...rest, drafts(FIRST, 4)).state);
    expect(second.user).toContain('> Five days.');
    expect(second.user).toContain(again);
    expect(second.shared).toEqual(asked.shared);
  });

  it('is not wished for at a party, which has no one question', () => {
    const decision = deciderOf(roundTable).decide(roundTable.initialState, party({ settings: { baseline: true } }));
    expect(decision).toMatchObject({ ok: false, problem: { errors: [{ pointer: '/config/baseline' }] } });
  });

  it('stands in the decision as an AI wrote it, with what it cost', () => {
    let channel = REGISTRY.deliberation.initialState;
    const events = [...ended(), drafts(FIRST, 8)].flatMap((one) => {
      const decision = REGISTRY.deliberation.decide(channel, asSent(one));
      if (!decision.ok) throw new Error(JSON.stringify(decision.problem));
      channel = decision.state;
      return decision.events;
    });
    const recorded = events.map((event, index) => ({
      ...event,
      ...{ version: index + 1, position: index + 1, recorded_at: '2026-01-01T12:00:00.000Z', channel_id: 'c' },
    }));
    const { sections, cost_micro_usd } = decisionOf(recorded as never);
    expect(cost_micro_usd).toBe(18);
    expect(sections.at(-1)).toMatchObject({ heading: 'baseline', kind: 'text' });
    expect(JSON.stringify(sections.at(-1))).toMatch(
      /Five days\..*Written by an AI agent that was asked the same question alone/u,
    );
  });
});

/** From whoever may send it. */
function asSent(one: ReturnType<typeof command>) {
  const service = one.type.startsWith('Complete')
    ? 'coach-judge'
    : one.type === 'SignalTermination' && 'termination-monitor';
  if (service) return { ...one, actor: { kind: 'service', id: service } } as typeof one;
  const { participant_id } = one.data as { participant_id?: string };
  if (one.type !== 'Contribute') return { ...one, actor: { kind: 'operator', id: 'ula' } } as typeof one;
  const sender = participant_id === 'cy' ? {} : { sender: { kind: 'service', id: 'participant-agents' } };
  return { ...one, actor: { kind: 'participant', id: participant_id }, ...sender } as typeof one;
}
