import { expect, it } from 'vitest';
import { bodyOf, draftOf } from './opening-body.js';

const EXAMPLE = {
  topic: 'Fees',
  task: 'Plan how fees are paid.\n',
  lead: 'lena',
  experts: [
    { name: 'Lena', persona: 'Leads.\n', script: [{ work: 'plan' }] },
    { name: 'Omar', persona: 'Builds.' },
  ],
  config: { turn_timeout_ms: 1000 },
};
const ME = { name: 'Me', persona: 'Asked for it' };

it('an example that is as it was is played with its scripts', () => {
  const draft = draftOf(EXAMPLE);
  expect(draft.experts).toBe('Lena: Leads.\nOmar: Builds.');
  expect(bodyOf(draft, EXAMPLE, ME)).toEqual({
    ...EXAMPLE,
    task: 'Plan how fees are paid.',
    config: { turn_timeout_ms: 1000, automatic_debates: true },
    rehearsal: true,
  });
});

it('a task of one’s own has no script; who is ready is known by id, and the first one leads (D1)', () => {
  const draft = { ...draftOf(EXAMPLE), task: 'A new app', experts: 'security-engineer\nKim：财务', debates: false };
  expect(bodyOf(draft, EXAMPLE, ME)).toEqual({
    task: 'A new app',
    experts: [{ expert: 'security-engineer' }, { name: 'Kim', persona: '财务' }],
    config: { turn_timeout_ms: 1000, automatic_debates: false },
    rehearsal: true,
  });
});

it('a person is given time', () => {
  const { experts, config } = bodyOf({ ...draftOf(EXAMPLE), withPerson: true }, EXAMPLE, ME);
  expect(experts?.at(-1)).toEqual({ name: 'Me', persona: 'Asked for it', kind: 'person' });
  expect(config).toMatchObject({ turn_timeout_ms: 1_800_000 });
});
