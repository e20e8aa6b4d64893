import { expect, it } from 'vitest';
import { bodyOf, hasForm, isWhole } from './work-body.js';

it('what a phase hands over is its summary, and sentences of a line each (D1)', () => {
  const typed = new Map([
    ['summary', ' 40 minutes \n'],
    ['decisions', 'No payment without a number\n\n Mail by May '],
  ]);
  expect(isWhole('execute', typed)).toBe(true);
  expect(bodyOf('execute', typed)).toEqual({
    summary: '40 minutes',
    findings: [],
    decisions: ['No payment without a number', 'Mail by May'],
    open_points: [],
  });
});

it('an argument needs its position, and says whether that has changed (D3)', () => {
  expect(isWhole('argue', new Map([['argument', 'It is dear']]))).toBe(false);
  const typed = new Map([
    ['argument', 'It is dear'],
    ['position', 'No'],
    ['changed', 'yes'],
  ]);
  expect(isWhole('argue', typed)).toBe(true);
  expect(bodyOf('argue', typed)).toEqual({ argument: 'It is dear', position: 'No', changed: true });
});

it('what refers to phases and people is no form', () => {
  for (const work of ['plan', 'assess', 'rule'] as const) expect(hasForm(work)).toBe(false);
});
