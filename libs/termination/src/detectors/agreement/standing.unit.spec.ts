import { expect, it } from 'vitest';
import { standing } from './standing.js';
import { readTurn } from './turn-reading.js';

const talk = (...lines: string[]) => standing(lines.map((text, at) => readTurn({ speaker: 'ab'[at % 2]!, text })));
const OPENING = ['We should buy the house on the hill.', 'It costs too much, and the roof leaks.'];

it('what was conceded stands while its speaker only goes on', () => {
  const { standsMost, settledSince } = talk(...OPENING, 'I withdraw my proposal.', 'The flat has three rooms.');
  expect(standsMost).toBeGreaterThan(0.5);
  expect(settledSince).toBeGreaterThan(0.5);
});

it('and no longer once somebody opposes', () => {
  const { standsLeast, settledSince, opposedSince } = talk(
    ...OPENING,
    'I withdraw my proposal.',
    'I refuse to settle that today.',
  );
  expect(standsLeast).toBeLessThan(0);
  expect(settledSince).toBeLessThan(0.5);
  expect(opposedSince).toBeGreaterThan(0.5);
});

it('before anybody has answered an answer, what sounds settled is courtesy', () => {
  expect(talk(...OPENING, 'You are right.').unanswered).toBe(1);
  expect(talk(...OPENING, 'You are right.', 'Thank you.').unanswered).toBe(0);
});
