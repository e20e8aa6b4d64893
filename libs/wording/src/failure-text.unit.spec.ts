import { expect, it } from 'vitest';
import { failureText } from './failure-text.js';

const overloaded = { code: 'overloaded', message: 'the model is too busy: Overloaded' };

it('a failure is told in the language of who reads, with the words of the provider', () => {
  expect(failureText('en', overloaded)).toBe('the model is too busy: Overloaded');
  expect(failureText('zh', overloaded)).toBe('模型繁忙（the model is too busy: Overloaded）');
  expect(failureText('zh', { ...overloaded, message: '' })).toBe('模型繁忙');
});

it.each(['', 'of tomorrow', 'constructor'])('a code that nobody knows ("%s") leaves the message alone', (code) => {
  expect(failureText('zh', { ...overloaded, code })).toBe(overloaded.message);
});
