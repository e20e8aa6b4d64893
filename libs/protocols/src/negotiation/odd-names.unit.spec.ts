import { deciderSpecification } from '@parley/testing/decider';
import { expect, it } from 'vitest';
import { deciderOf } from '../shared/frame.js';
import { negotiation } from './negotiation.js';
import {
  adjustment,
  candidates,
  change,
  draft,
  drafted,
  feedback,
  open,
  screening,
  withTalk,
} from './negotiation.fixtures.js';
import { feedbackTask } from './tasks/feedback-task.js';
import { answersIn } from './state.js';

const { given } = deciderSpecification(deciderOf(negotiation));

const NAMES = ['constructor', '__proto__', 'valueOf'];
const named = <T extends { participant_id: string }>(list: readonly T[]) =>
  list.slice(0, NAMES.length).map((one, index) => ({ ...one, participant_id: NAMES[index]! }));
const cast = { ...draft, assignments: named(draft.assignments) };

/** Round 2 is on: the three have asked for a change, and it was made. */
const inRoundTwo = [
  open({}, { candidates: named(candidates) }),
  screening(NAMES, []),
  drafted(cast),
  ...NAMES.map((name) => feedback(name, 'negotiate', { proposed_changes: [change()] })),
  adjustment({
    request_id: 'adjust-1-3-1',
    made: NAMES.map((name) => `${name}.1.1.1`),
    proposal: withTalk('45', cast),
  }),
];

it('a negotiation of candidates called as what every object has: asked, said and settled are theirs alone (N2)', () => {
  const { state } = given(...inRoundTwo);
  expect(Object.entries(state.asked).toSorted()).toEqual(NAMES.map((name) => [name, 2]).toSorted());
  expect(Object.keys(state.said).toSorted()).toEqual(NAMES.toSorted());
  expect(Object.keys(state.answered).toSorted()).toEqual(NAMES.toSorted());
  expect(answersIn(state).map((said) => said.length)).toEqual([1, 1, 1]);
});

it('who is called as what every object has has said nothing before the first round (N2)', () => {
  const { state } = given(...inRoundTwo.slice(0, 3));
  for (const name of NAMES) expect(feedbackTask(state, name)).toMatchObject({ said: [], earlier: [], changes: [] });
});

it('a request called as what every object has is unknown, not settled', () => {
  given(...inRoundTwo)
    .when(feedback('valueOf', 'accept', { request_id: 'constructor' }))
    .thenRefused('unknown-request');
});
