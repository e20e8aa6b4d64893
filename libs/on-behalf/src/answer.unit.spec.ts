import { expect, it } from 'vitest';
import { answerIn, answerOf } from './answer.js';

const words = {
  schema: { properties: { text: { type: 'string' }, sources: { type: 'array' } }, required: ['text', 'sources'] },
};
const ballot = {
  choices: ['Lyon', 'Ghent'],
  schema: {
    properties: { reason: { type: 'string' }, choices: { type: 'array', items: { type: 'string' } } },
    required: ['reason', 'choices'],
  },
};

it('a text is the one field that has to be there, and what a form did not ask for is empty', () => {
  expect(answerIn(words, 'Tabs.')).toEqual({ text: 'Tabs.', sources: [] });
  expect(answerIn(words, '{"text": "Tabs."}')).toEqual({ text: 'Tabs.', sources: [] });
  expect(() => answerIn({ schema: { properties: {}, required: [] } }, 'Tabs.')).toThrow(/schema/u);
});

it('a text that answers a ballot is the choice, never the reason of an abstention', () => {
  expect(answerIn(ballot, 'Lyon: the sea')).toEqual({ choices: ['Lyon: the sea'], reason: '' });
  expect(answerOf(ballot, { choices: 'Ghent', reason: 'Trains' })).toEqual({ choices: ['Ghent'], reason: 'Trains' });
  expect(answerOf(ballot, { choices: ['Ghent'], reason: '' })).toEqual({ choices: ['Ghent'], reason: '' });
});
