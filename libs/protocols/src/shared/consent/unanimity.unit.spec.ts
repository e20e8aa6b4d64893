import { describe, expect, it } from 'vitest';
import { unanimityClaimedIn } from './unanimity.js';

describe('what a text claims about everybody', () => {
  it.each([
    'Everybody agreed unanimously.',
    'The decision was unanimous',
    'There is full consensus on the trial; it starts in March.',
    'The plan passes without any objection.',
    'Nobody disagreed.',
    '各方一致同意试行。',
    '方案获全票通过。',
    '没有人反对，圆桌结束。',
  ])('beyond doubt: %s', (text) => expect(unanimityClaimedIn(text)).toBe('strong'));

  it.each([
    'All agree that the trial needs a measure.',
    'Everyone supports March.',
    'All three members accepted it.',
    '大家都同意三月开始。',
  ])('perhaps of a part only: %s', (text) => expect(unanimityClaimedIn(text)).toBe('weak'));

  it.each([
    'The vote was not unanimous.',
    'No unanimity was reached, and nobody gave in.',
    "They didn't reach full consensus.",
    'Everybody agrees except Bo.',
    'All agree on March, but Bo wants June.',
    'Three of four agree.',
    'Everybody who stayed accepted version 2.',
    '各方未达成一致。',
    '除小博外，大家都同意。',
    '',
  ])('nothing: %s', (text) => expect(unanimityClaimedIn(text)).toBeUndefined());
});
