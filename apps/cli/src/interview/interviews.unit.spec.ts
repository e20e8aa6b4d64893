import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { errorOf } from '../error-of.fixtures.js';
import { interviewRequest, type InterviewOptions } from './interviews.js';
import { usualFolder } from './save.js';
import { parseScenario } from '../read-yaml.js';

const EXAMPLES = fileURLToPath(new URL('../../../../examples/interview/', import.meta.url));

const request = (words: string[], options: InterviewOptions = {}) => interviewRequest(words, options);

describe("an interview's file", () => {
  it.each(readdirSync(EXAMPLES))('%s is valid', (file) => {
    const { body, says } = request([], { file: EXAMPLES + file })!;
    expect(body.topic).toBeTruthy();
    expect(says.length).toBeGreaterThan(5);
  });

  it('becomes what the API takes, and what the user says', () => {
    const { body, says } = request([], { file: `${EXAMPLES}club-calendar.yaml` })!;
    expect(body).toMatchObject({ user: { name: 'Mara' }, script: [{ agent: 'analyst', act: 'flags' }] });
    expect(says[0]).toContain('ninety people');
  });

  it.each([
    ['goal: x', 'x.yaml:1:1 /topic: is missing'],
    ['topic: A\nsays: [""]', 'x.yaml:2:8 /says/0: must NOT have fewer than 1 characters'],
    ['topic: A\nconfig: {complete_at: 140}', 'x.yaml:2:23 /config/complete_at: must be <= 100'],
    ['topic: A\nscript: [{turn: 1, agent: boss, act: speaks}]', '/script/0/agent: must be one of interviewer, analyst'],
  ])('%j is refused with the line and the path', (text, message) => {
    expect(errorOf(() => parseScenario('interview', text, 'x.yaml'))).toContain(message);
  });
});

describe('what is asked for at the command line', () => {
  it('joins the topic, and takes the rest over', () => {
    expect(request(['a', 'calendar'], { goal: 'g', name: 'Mara', rehearsal: true })).toEqual({
      body: { topic: 'a calendar', goal: 'g', user: { name: 'Mara' }, rehearsal: true },
      says: [],
    });
    const file = `${EXAMPLES}club-calendar.yaml`;
    expect(request(['Boats'], { file, name: 'Jo' })?.body).toMatchObject({ topic: 'Boats', user: { name: 'Jo' } });
    expect(request([], { resume: 'c1' })).toBeUndefined();
  });

  it('is refused where it says nothing, or contradicts itself', () => {
    expect(errorOf(() => request([]))).toContain('what is it to be about? usage: parley interview');
    expect(errorOf(() => request(['  ']))).toContain('the topic is empty');
    expect(errorOf(() => request(['a'], { resume: 'c1' }))).toContain('--resume goes on');
  });
});

it('saves in a folder that is named by nothing but letters, digits and hyphens', () => {
  expect(usualFolder('A calendar: ../for Ü & 我们！', '01a2-77f5/../3d7038')).toBe(
    'interview_outputs/a-calendar-for-ü-我们-f53d7038',
  );
  expect(usualFolder('…', '0123456789')).toBe('interview_outputs/23456789');
});
