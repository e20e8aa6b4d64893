import { deciderSpecification } from '@parley/testing/decider';
import { describe, expect, it } from 'vitest';
import { deciderOf } from '../shared/frame.js';
import { negotiation } from './negotiation.js';
import {
  adjustment,
  change,
  command,
  drafted,
  feedback,
  fire,
  modelCall as call,
  open,
  screening,
  started,
  summary,
  withTalk,
} from './negotiation.fixtures.js';
import { outcome, view } from './view.js';

const { given } = deciderSpecification(deciderOf(negotiation));

const ended = (condition: string) =>
  command('SignalTermination', { verdict: 'stop', condition, measured: 3, limit: 3 });
const fails = (request_id: string, code = 'refusal') =>
  command('FailFacilitation', { request_id, code, message: 'no answer', call });

/** One round allowed; alice asks for 45 minutes, the others accept. */
const partial = [
  ...started({ max_rounds: 1, max_facilitation_attempts: 1 }),
  feedback('alice', 'negotiate'),
  feedback('bob', 'accept'),
  feedback('charlie', 'accept'),
];
const SUMMARY = 'conclude-1-3-1';

describe('an ending without everybody is summed up, and told with its outcome (T5)', () => {
  it('by the facilitator: partial consensus', () => {
    const { state } = given(...partial)
      .when(summary(SUMMARY))
      .then(
        ['FacilitationCompleted', { task: 'conclude' }],
        ['RoundSummarised', { final: true, outcome: 'partial_consensus', open_points: ['The date.'] }],
        ['ChannelClosed', { status: 'partial_consensus', reason: 'majority_accepted' }],
      );
    expect(view(state)).toMatchObject({ closing_summary: { outcome: 'partial_consensus' } });
    expect(outcome(state)).toMatchObject({
      summary: 'They have a plan, but for the date.',
      minority: [{ participant_id: 'alice', position: 'Talk length: 45' }],
    });
    expect(outcome(state)).not.toHaveProperty('from_template');
  });

  it('a time limit, with what was asked in the round that it cut short', () => {
    const cut = [...started(), feedback('alice', 'negotiate'), feedback('bob', 'accept')];
    given(...cut)
      .when(ended('time_limit'))
      .then(
        ['TerminationChecked'],
        ['TimerCancelled', { timer_id: 'feedback-1-1-0' }],
        ['OutcomeReached', { status: 'negotiation_timeout', open_points: [{ participant_id: 'alice' }] }],
        ['FacilitationRequested', { task: 'conclude' }],
      );
    given(...cut, ended('time_limit'))
      .when(summary(SUMMARY))
      .then(
        ['FacilitationCompleted'],
        ['RoundSummarised', { outcome: 'negotiation_timeout' }],
        [
          'ChannelClosed',
          {
            reason: 'time_limit',
            ended_by: { kind: 'service', id: 'termination-monitor' },
            ending: { condition: 'time_limit', told: ['alice', 'bob', 'charlie'] },
          },
        ],
      );
  });

  it('a channel whose money is spent, from what is kept for it', () => {
    const unpaid = command('FailTurn', { request_id: 'turn-1-1-bob', code: 'budget', message: '$0.09 of $0.10 spent' });
    const live = [open({}, { rehearsal: false }), screening(), drafted(), feedback('alice', 'accept')];
    given(...live)
      .when(unpaid)
      .then(
        ['TurnFailed'],
        ['TimerCancelled'],
        ['OutcomeReached', { status: 'negotiation_timeout', reason: 'cost_budget' }],
        ['FacilitationRequested', { task: 'conclude' }],
      );
    given(...live, unpaid)
      .when(fails(SUMMARY, 'budget'))
      .then(
        ['FacilitationFailed'],
        ['RoundSummarised', { from_template: true, summary: expect.stringContaining('budget is spent') as string }],
        ['ChannelClosed', { reason: 'cost_budget', message: expect.stringContaining('budget') as string }],
      );
  });

  it('a stop is at once, without one, while it is written, too', () => {
    given(...partial)
      .when(command('StopChannel', { reason: '' }))
      .then(['ChannelClosed', { status: 'partial_consensus', ended_by: { kind: 'user', id: 'ula' } }]);
  });
});

describe('while the summary is under way', () => {
  it('who answers late, or fails late, is told so: the outcome is known', () => {
    const cut = [...started(), feedback('bob', 'accept'), ended('time_limit')];
    given(...cut)
      .when(feedback('alice', 'withdraw'))
      .thenRefused('late-feedback');
    given(...cut)
      .when(command('FailTurn', { request_id: 'turn-1-1-alice', code: 'budget', message: '', call }))
      .then(['AnswerDiscarded', { reason: 'late' }]);
    given(...cut)
      .when(fire('feedback-1-1-0'))
      .thenRefused('unknown-request');
  });

  it('another limit does not cut it short, but for one that no model may pass', () => {
    given(...partial)
      .when(ended('time_limit'))
      .then(['TerminationChecked']);
    given(...partial)
      .when(ended('token_budget'))
      .then(
        ['TerminationChecked'],
        ['RoundSummarised', { from_template: true }],
        ['ChannelClosed', { status: 'partial_consensus', reason: 'majority_accepted' }],
      );
  });

  it('nothing calls the outcome off', () => {
    const over = [...partial, ended('time_limit')];
    given(...over)
      .when(command('ContinueChannel', {}))
      .thenRefused('cannot-continue');
    given(...over)
      .when(command('ExtendLimits', { rounds: 1, time_ms: 0 }))
      .thenRefused('cannot-continue');
  });
});

describe('without a model it is put together from the log, and marked (T5)', () => {
  it('who accepted, who asked for what and why, and what to do next', () => {
    const { state } = given(...partial)
      .when(fails(SUMMARY))
      .then(
        ['FacilitationFailed'],
        [
          'RoundSummarised',
          {
            from_template: true,
            outcome: 'partial_consensus',
            summary:
              'A majority accepted version 1 of “AI meetup”, not everybody. It ended because no further round was to follow. ' +
              'Accepted: Bob, Charlie. Asked for changes: Alice. ' +
              'Next: settle the open points with those who asked for changes, then carry the plan out.',
            open_points: ['Alice asks for talk length → 45: a demo'],
          },
        ],
        ['ChannelClosed', { status: 'partial_consensus' }],
      );
    expect(outcome(state)).toMatchObject({ from_template: true });
  });

  it("in the channel's language", () => {
    const opened = open({ max_rounds: 1, max_facilitation_attempts: 1 }, { language: 'zh' });
    given(opened, ...partial.slice(1))
      .when(fails(SUMMARY))
      .then(
        ['FacilitationFailed'],
        [
          'RoundSummarised',
          {
            summary:
              '多数人（并非全员）接受了“AI meetup”第 1 版。结束原因：不再进行下一轮。接受：Bob、Charlie。要求修改：Alice。' +
              '下一步：与要求修改的人解决未决事项，然后执行方案。',
            open_points: ['Alice要求 talk length → 45：a demo'],
          },
        ],
        ['ChannelClosed'],
      );
  });

  it('what was promised, and is not in the version that stands', () => {
    const opened = [open({ max_rounds: 2, max_facilitation_attempts: 1 }), screening(), drafted()];
    given(
      ...opened,
      feedback('alice', 'negotiate'),
      feedback('bob', 'accept'),
      feedback('charlie', 'accept'),
      adjustment({ request_id: 'adjust-1-3-1', made: ['alice.1.1.1'], proposal: withTalk('45') }),
      feedback('alice', 'accept'),
      feedback('bob', 'negotiate', { proposed_changes: [change('date', '2027-01-07')] }),
      feedback('charlie', 'negotiate', { proposed_changes: [change('date', '2027-01-08')] }),
      fails('compromise-2-4-1'),
    )
      .when(fails('conclude-2-5-1'))
      .then(
        ['FacilitationFailed'],
        [
          'RoundSummarised',
          {
            outcome: 'negotiation_timeout',
            summary: expect.stringContaining(
              'Promised, and not in the version that stands: talk length 45 to Alice (it has 30).',
            ) as string,
          },
        ],
        ['ChannelClosed'],
      );
  });

  it('takes nobody who was assumed for somebody who accepted', () => {
    const { state } = given(
      ...started({ max_rounds: 1, max_facilitation_attempts: 1 }),
      feedback('alice', 'negotiate'),
      feedback('bob', 'accept'),
      fire('feedback-1-1-0'),
    )
      .when(fails(SUMMARY))
      .then(['FacilitationFailed'], ['RoundSummarised'], ['ChannelClosed']);
    expect(state.summary?.summary).toContain('Accepted: Bob. Assumed, not said: Charlie.');
  });
});
