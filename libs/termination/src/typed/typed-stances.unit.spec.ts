import { describe, expect, it } from 'vitest';
import { deniesConsent, isBareObjection, namedEntries, typedStances } from './typed-stances.js';

const read = (text: string) => typedStances(text).stances.map(({ id, stance, reason }) => [id, stance, reason]);

describe('stances as they are typed (W4, R2)', () => {
  it.each([
    ['entry-2 agree', [['entry-2', 'agree', '']]],
    ['entry-1 object: a week view is useless on a phone', [['entry-1', 'object', 'a week view is useless on a phone']]],
    ['Entry-1: object — too slow', [['entry-1', 'object', 'too slow']]],
    ['I object to entry-1: too slow', [['entry-1', 'object', 'too slow']]],
    ['entry-1 no: too slow', [['entry-1', 'object', 'too slow']]],
    ['entry-1, entry-2 and entry-3 agree', ['entry-1', 'entry-2', 'entry-3'].map((id) => [id, 'agree', ''])],
    ['issue-2 no_issue: part of issue-1', [['issue-2', 'no_issue', 'part of issue-1']]],
    ['It is fine. entry-1 object: why not', [['entry-1', 'object', 'why not']]],
    [
      'entry-1 agree; entry-2 object: the gate is the fire lane',
      [
        ['entry-1', 'agree', ''],
        ['entry-2', 'object', 'the gate is the fire lane'],
      ],
    ],
    [
      'entry-1 反对：那里是消防通道；entry-3 弃权',
      [
        ['entry-1', 'object', '那里是消防通道'],
        ['entry-3', 'abstain', ''],
      ],
    ],
    ['反对 entry-1：太慢', [['entry-1', 'object', '太慢']]],
    ['entry-1 不同意，太慢', [['entry-1', 'object', '太慢']]],
  ])('%s', (text, stances) => {
    expect(read(text)).toEqual(stances);
    expect(typedStances(text).unread).toEqual([]);
  });

  it.each([
    'entry-1',
    'entry-1 obejct: too slow',
    'entry-1 is useless on a phone',
    'entry-1 agree with Bo that it is useless',
    'entry-1 agree, but only on a desktop',
    'entry-1 no one can use it',
    'entry-1 同意，但只限电脑',
  ])('"%s" begins like one and is asked back', (text) => {
    expect(typedStances(text)).toEqual({ stances: [], unread: [text], prose: [] });
  });

  it.each(['', 'I agree with that', 'nobody should object to entry-1', 'What about entry-1?'])('"%s" is none', (text) =>
    expect(typedStances(text)).toMatchObject({ stances: [], unread: [] }),
  );
});

it.each(['I object', 'Disagree!', '我反对', '不同意。'])('"%s" is against what?', (text) =>
  expect(isBareObjection(text)).toBe(true),
);

it.each(['I objected once', 'No objections', '没有反对意见'])('"%s" is against nothing', (text) =>
  expect(isBareObjection(text)).toBe(false),
);

it('names of entries are found wherever they stand, each once', () =>
  expect(namedEntries('As Entry-2 says (entry-12), re-entry-3 is no entry-; 见entry-2')).toEqual([
    'entry-2',
    'entry-12',
  ]));

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
