import { deciderSpecification } from '@parley/testing/decider';
import { describe, expect, it } from 'vitest';
import { deciderOf } from '../shared/frame.js';
import { after, workOf } from './tasks/work.fixtures.js';
import { call, command, question, says, workshopOf3 } from './workshop.fixtures.js';
import { workshop } from './workshop.js';

const { given } = deciderSpecification(deciderOf(workshop));

const asks = (count = 1) =>
  says('ana', { questions: Array.from({ length: count }, (_, n) => question(`Which ${n}?`)) });
const answers = (id: string) => command('AnswerClarification', { question_id: id, answer: 'It depends.' });
const asksOn = (id: string, exchange: number) =>
  command('FollowUpClarification', {
    participant_id: 'ana',
    request_id: `follow-up-${id}-${exchange}`,
    satisfied: false,
    question: `On what (${exchange})?`,
    call,
  });
const twice = (id: string) => [answers(id), asksOn(id, 1), answers(id), asksOn(id, 2), answers(id)];

describe('a role that is never satisfied (W6)', () => {
  it('asks on twice about a question; then it goes on, and what it would have asked is in the log', () => {
    given(workshopOf3(), asks(), ...twice('question-1'))
      .when(asksOn('question-1', 3))
      .then(
        ['ClarificationSettled', { question_id: 'question-1', cause: 'answered', unasked: 'On what (3)?' }],
        ['TimerCancelled'],
        ['WorkshopResumed'],
        ['TimerSet'],
        ['TurnRequested', { participant_id: 'bo' }],
      );
  });

  it('asks on six times in all, over however many questions', () => {
    const ids = ['question-1', 'question-2', 'question-3', 'question-4'];
    const settled = ids.slice(0, 3).flatMap((id) => [...twice(id), asksOn(id, 3)]);
    const state = after(workshopOf3(), asks(4), ...settled, answers('question-4'), asksOn('question-4', 1));
    expect(state.clarifications.map(({ status, exchanges, unasked }) => [status, exchanges.length, unasked])).toEqual([
      ...ids.slice(0, 3).map(() => ['settled', 3, 'On what (3)?']),
      ['settled', 1, 'On what (1)?'],
    ]);
  });

  it.each([
    ['en', 'ask on 2 more times', 'may not ask on any more'],
    ['zh', '最多还可追问 2 次', '不能再追问'],
  ] as const)('is told how often it may ask on, and where it may not: %s', (language, more, none) => {
    const first = workOf(after(workshopOf3({ language }), asks(), answers('question-1')), 'ana');
    expect(first.prompt.user).toContain(more);
    const last = workOf(after(workshopOf3({ language }), asks(), ...twice('question-1')), 'ana');
    expect(last.prompt.user).toContain(none);
    const again = { satisfied: false, question: 'On what?', entries: [], new_issues: [] };
    expect(first.accept(again, call)).toMatchObject({ type: 'FollowUpClarification' });
    // Told once; said again it is recorded as said, and the rules go on.
    expect(last.accept(again, call)).toMatchObject({
      invalid: expect.stringContaining(none) as string,
      asSaid: { type: 'FollowUpClarification' },
    });
  });
});
