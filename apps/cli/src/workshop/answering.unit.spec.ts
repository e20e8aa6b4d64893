import { describe, expect, it } from 'vitest';
import { answering, stancesOnEntries } from './answering.js';

describe('stances on entries as they are typed (W4)', () => {
  it.each([
    ['agree', []],
    ['OK.', []],
    ['同意', []],
    ['entry-2 agree', [{ entry_id: 'entry-2', stance: 'agree', reason: '' }]],
    [
      'entry-1 agree; entry-2 object: the gate is the fire lane',
      [
        { entry_id: 'entry-1', stance: 'agree', reason: '' },
        { entry_id: 'entry-2', stance: 'object', reason: 'the gate is the fire lane' },
      ],
    ],
    [
      'entry-1 反对：那里是消防通道；entry-3 弃权',
      [
        { entry_id: 'entry-1', stance: 'object', reason: '那里是消防通道' },
        { entry_id: 'entry-3', stance: 'abstain', reason: '' },
      ],
    ],
  ])('%s', (text, stances) => expect(stancesOnEntries(text)).toEqual(stances));

  it.each(['', 'I agree with that', 'entry-1', 'entry-1 agree; and so on', 'issue-1 agree', 'entry-1 agree, but late'])(
    '"%s" is none',
    (text) => expect(stancesOnEntries(text)).toBeUndefined(),
  );
});

it.each([
  ['speech', 'The west gate.', { path: 'speeches', body: { speech: { analysis: 'The west gate.' } } }],
  ['follow_up', 'enough', { path: 'follow-ups', body: {} }],
  ['ratify', 'agree', { path: 'ratifications', body: { entry_stances: [] } }],
  ['document', 'Six steps.', { path: 'documents', body: { document: { summary: 'Six steps.' } } }],
])('a %s is answered in a line, for its seat', (work, text, { path, body }) => {
  const turn = { participant_id: 'pia', request_id: 'turn-1', work } as never;
  const seat = { participant_id: 'pia', request_id: 'turn-1' };
  expect(answering().answer(turn, text, true)).toEqual({ path, body: { ...seat, ...body } });
  expect(answering().hint(turn, 'zh')).toMatch(/\p{Script=Han}/u);
});

it('what is no stance is asked back', () => {
  const turn = { participant_id: 'pia', request_id: 'turn-1', work: 'ratify' } as never;
  expect(answering().answer(turn, 'What about the gate?', false)).toBe('unread');
});
