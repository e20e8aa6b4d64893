import { expect, it } from 'vitest';
import { deniesConsent } from './denies-consent.js';

it.each([
  'I object',
  'I object: under no circumstances on a Friday.',
  'Under no circumstances.',
  'Fine for the others, I strongly disagree.',
  'I cannot accept this.',
  'I don’t agree with the plan, it is too long',
  "I won't support it.",
  'I refuse.',
  'Absolutely not!',
  '我反对',
  '我坚决反对这个方案。',
  '不同意，太晚了',
  '时间太长，我不接受。',
  '绝不同意',
])('says no: %s', (reason) => {
  expect(deniesConsent(reason)).toBe(true);
});

it.each([
  '',
  'Fine.',
  'I have no objection.',
  'I do not object.',
  'Nobody objects, and nor do I.',
  'There is nothing I object to.',
  'Not that I object, it is only late.',
  'I cannot accept less than 45 minutes, and that is what it has.',
  'I disagree with Bo on the date, the rest is as I want it.',
  'I refuse to let this fail: yes.',
  'Bo objects, I accept.',
  'No.',
  '没有异议',
  '我不反对',
  '没人反对，我同意',
  '即使有人不同意地点，我也接受',
  '接受',
])('says none: %s', (reason) => {
  expect(deniesConsent(reason)).toBe(false);
});
