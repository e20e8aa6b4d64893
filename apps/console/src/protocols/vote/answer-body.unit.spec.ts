import { expect, it } from 'vitest';
import { askedBy, ballotOf, isWhole, NOTHING, ranked, type Asked } from './answer-body.js';

const asked = { participant_id: 'ana', request_id: 'turn-1-1-ana' } as Asked;

it('an abstention is said, and is no choice: a form that nothing was chosen in is no ballot yet', () => {
  expect(isWhole(NOTHING)).toBe(false);
  expect(isWhole({ ...NOTHING, reason: 'Lyon' })).toBe(false);
  expect(isWhole({ ...NOTHING, abstains: true })).toBe(true);
  expect(ballotOf(asked, { chosen: ['Lyon'], abstains: true, reason: ' I cannot tell. ' })).toEqual({
    ...{ participant_id: 'ana', request_id: 'turn-1-1-ana', choices: [], reason: 'I cannot tell.' },
  });
});

it('what is ranked stands at one place alone, and what is taken out leaves no gap', () => {
  expect(ranked([], 0, 'Lyon')).toEqual(['Lyon']);
  expect(ranked(['Lyon'], 1, 'Ghent')).toEqual(['Lyon', 'Ghent']);
  expect(ranked(['Lyon', 'Ghent'], 0, 'Turin')).toEqual(['Turin', 'Ghent']);
  expect(ranked(['Lyon', 'Ghent', 'Turin'], 0, 'Turin')).toEqual(['Turin', 'Ghent']);
  expect(ranked(['Lyon', 'Ghent'], 0, '')).toEqual(['Ghent']);
});

it('a vote on ending is another form’s', () => {
  expect(askedBy({ request_id: 'b', vote: { question: 'End it?' } } as never)).toBeUndefined();
});
