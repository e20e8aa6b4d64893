import { describe, expect, it } from 'vitest';
import { answering, typedFeedback } from './answering.js';

const p = (plan: string, rank: number) => ({ plan, rank });

describe('feedback as it is typed (N2)', () => {
  it.each([
    ['accept', { feedback_type: 'accept', reasoning: '', proposed_changes: [] }],
    ['Accept, gladly', { feedback_type: 'accept', reasoning: 'gladly' }],
    ['withdraw no time', { feedback_type: 'withdraw', reasoning: 'no time' }],
    [
      'negotiate day=Friday room="Hall 2" Tuesday is full',
      {
        feedback_type: 'negotiate',
        reasoning: 'Tuesday is full',
        proposed_changes: [
          { field: 'day', new_value: 'Friday', reason: 'Tuesday is full' },
          { field: 'room', new_value: 'Hall 2', reason: 'Tuesday is full' },
        ],
      },
    ],
    ['negotiate day=Friday', { proposed_changes: [{ field: 'day', new_value: 'Friday', reason: '-' }] }],
    ['协商 日期=周五 周二已满', { feedback_type: 'negotiate', reasoning: '周二已满' }],
    ['accept p2；p3 p1', { accepts: [p('p2', 1), p('p3', 1), p('p1', 2)] }],
    ['negotiate v2, but later', { reasoning: 'v2, but later' }],
    ['退出', { feedback_type: 'withdraw' }],
  ])('%s', (text, feedback) => expect(typedFeedback(text)).toMatchObject(feedback));

  it.each(['acceptable to me', 'I accept', 'think of the budget'])('%s is none', (text) =>
    expect(typedFeedback(text)).toBeUndefined(),
  );

  const turn = { participant_id: 'rae', request_id: 'turn-1' } as never;
  const { answer } = answering({ type: 'RoundStarted' } as never);

  it('without a name only what cannot be a word to all counts', () => {
    expect(answer(turn, 'accept', false)).toMatchObject({ path: 'feedback', body: { participant_id: 'rae' } });
    expect(answer(turn, 'withdraw the second point', false)).toBe('unread');
    expect(answer(turn, 'withdraw the second point', true)).toMatchObject({ path: 'feedback' });
  });

  it.each([
    'accept day=Friday',
    'accept if it is on a Friday',
    'accept, but on Friday',
    'accept: under no circumstances',
    '接受，但要改到周五',
    'withdraw day=Friday',
    'negotiate Tuesday is full',
    'Tuesday is impossible',
  ])('"%s" is asked back: silence must not turn it into consent (R2, N6)', (line) => {
    expect(answer(turn, line, true)).toBe('unread');
    expect(answer(turn, line, false)).toBe('unread');
  });
});
