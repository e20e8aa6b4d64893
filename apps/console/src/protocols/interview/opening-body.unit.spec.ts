import type { OpenInterviewDto } from '@parley/client';
import { expect, it } from 'vitest';
import { bodyOf, draftOf } from './opening-body.js';

const example: OpenInterviewDto = {
  topic: 'A calendar',
  goal: 'Who needs it, and when?',
  user: { name: 'Mara' },
  interviewer: { name: 'Ines' },
  script: [{ turn: 3, agent: 'analyst', act: 'flags', text: 'No.' }],
};

it('the example goes as it is, with its script', () => {
  expect(bodyOf(draftOf(example), example)).toEqual({ ...example, rehearsal: true });
});

it('another subject has no script; who asks stays', () => {
  const body = bodyOf({ ...draftOf(example), topic: 'A boat', goal: ' ', name: '' }, example);
  expect(body).toEqual({ topic: 'A boat', goal: 'A boat', interviewer: { name: 'Ines' }, rehearsal: true });
});
