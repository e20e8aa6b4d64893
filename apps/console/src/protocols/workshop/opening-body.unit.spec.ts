import { expect, it } from 'vitest';
import { bodyOf, draftOf } from './opening-body.js';

const EXAMPLE = {
  topic: 'Offline',
  requirement: 'Read on trains.\n',
  roles: [
    { name: 'ProductPlanner', script: [{ turn: 1 }] },
    { name: 'Accountant', system_prompt: 'Names each cost', script: [] },
  ],
  config: { collection: 'club' },
  coach_script: { rounds: [] },
};
const ME = { name: 'Me', focus: 'The users' };

it('an example that is as it was is played with its scripts', () => {
  const draft = draftOf(EXAMPLE);
  expect(draft.roles).toBe('ProductPlanner\nAccountant: Names each cost');
  expect(bodyOf(draft, EXAMPLE, ME)).toEqual({
    ...EXAMPLE,
    requirement: 'Read on trains.',
    config: { collection: 'club', max_rounds: 5 },
    rehearsal: true,
  });
});

it('a requirement of one’s own has no script, and its roles are known by name or say what they look after (W1)', () => {
  const draft = { ...draftOf(EXAMPLE), requirement: 'A coffee machine', roles: 'TestPlanner\nKim：the money' };
  expect(bodyOf(draft, EXAMPLE, ME)).toEqual({
    requirement: 'A coffee machine',
    roles: [{ name: 'TestPlanner' }, { name: 'Kim', focus: 'the money', system_prompt: 'the money' }],
    config: { collection: 'club', max_rounds: 5 },
    rehearsal: true,
  });
});

it('a person is given time', () => {
  const { roles, config } = bodyOf({ ...draftOf(EXAMPLE), withPerson: true }, EXAMPLE, ME);
  expect(roles?.at(-1)).toEqual({ name: 'Me', kind: 'person', focus: 'The users', system_prompt: 'The users' });
  expect(config).toMatchObject({ turn_timeout_ms: 1_800_000 });
});
