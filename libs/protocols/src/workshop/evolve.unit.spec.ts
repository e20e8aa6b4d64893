import type { ParleyEvent } from '@parley/contracts';
import { deciderSpecification } from '@parley/testing/decider';
import { describe, expect, it } from 'vitest';
import { deciderOf } from '../shared/frame.js';
import { upcast } from '../shared/upcast.js';
import { command, fire, question, says, workshopOf3 } from './workshop.fixtures.js';
import { workshop } from './workshop.js';

const decider = deciderOf(workshop);
const { given } = deciderSpecification(decider);

describe('a log from before follow-ups named their question', () => {
  const asked = given(workshopOf3(), says('ana', { questions: [question('Which phones?')] })).state;
  const { events } = given(workshopOf3(), says('ana', { questions: [question('Which phones?')] }))
    .when(command('AnswerClarification', { question_id: 'question-1', answer: 'All' }))
    .then(['ClarificationAnswered'], ['TimerSet'], ['TurnRequested', { question_id: 'question-1' }]);
  const old = events.map((event) => {
    if (event.type !== 'TurnRequested') return event;
    const { question_id: _later, ...data } = event.data;
    return { ...event, data } as ParleyEvent;
  });

  it('leads to the same state', () => {
    const state = old.map((event) => upcast(event)).reduce(decider.evolve, asked);
    expect(state).toEqual(events.reduce(decider.evolve, asked));
    const next = decider.decide(state, fire('timeout-follow-up-question-1-1'));
    expect(next).toMatchObject({ ok: true });
    expect(next.ok && next.events[2]).toMatchObject({
      type: 'ClarificationSettled',
      data: { question_id: 'question-1', cause: 'unreviewed' },
    });
  });
});
