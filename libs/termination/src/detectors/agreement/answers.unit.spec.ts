import { expect, it } from 'vitest';
import { answers, statedAnswer } from './answers.js';
import { readTurn } from './turn-reading.js';

it.each([
  ['So the final answer is (B).', 'b'],
  ['**Answer: C**', 'c'],
  ['I am keeping **(E)**.', 'e'],
  ['I first said \\boxed{12}, but it is \\boxed{14}.', '14'],
  ['The answer is 0.52. Nothing follows.', '0.52'],
  ['我更正:答案 D。', 'd'],
  ['我维持 C。', 'c'],
  ['我仍选方案二。', '方案二'],
  ['A better answer than mine, and a good one.', undefined],
])('%s', (text, answer) => expect(statedAnswer(readTurn({ speaker: 'a', text }).own)).toBe(answer));

const said = (...texts: [string, string][]) => answers(texts.map(([speaker, text]) => readTurn({ speaker, text })));

it('who confirms without repeating the answer stands by the one stated before', () =>
  expect(said(['a', 'The answer is 10.'], ['b', 'My answer: 10'], ['a', 'Both of us have it.'])).toEqual({
    sameAnswer: 1,
    otherAnswer: 0,
  }));

it('answers differ until everybody has changed to the same one', () => {
  const open: [string, string][] = [
    ['a', 'The answer is 20.'],
    ['b', 'The answer is 10.'],
  ];
  expect(said(...open)).toEqual({ sameAnswer: 0, otherAnswer: 1 });
  expect(said(...open, ['a', 'I counted twice. The answer is 10.'])).toEqual({ sameAnswer: 1, otherAnswer: 0 });
});
