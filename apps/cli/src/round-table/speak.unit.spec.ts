import { expect, it } from 'vitest';
import { askOf } from './speak.js';

it.each([
  ['bo: What did Friday take?', { whom: 'bo', question: 'What did Friday take?' }],
  ['小明：周五的营业额是多少？', { whom: '小明', question: '周五的营业额是多少？' }],
  ['What did Friday take?', { question: 'What did Friday take?' }],
  ['Who knows? I mean: at all?', { question: 'Who knows? I mean: at all?' }],
  ['bo:', { question: 'bo:' }],
])('a question is put to whoever stands before its colon, else to anybody: %s', (given, ask) => {
  expect(askOf(given)).toEqual(ask);
});
