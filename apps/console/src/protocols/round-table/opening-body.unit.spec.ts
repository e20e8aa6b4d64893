import type { RoundTableOpeningDto } from '@parley/client';
import { expect, it } from 'vitest';
import { bodyOf, draftOf } from './opening-body.js';

const script = [{ turn: 1, text: 'Tabs.' }];
const example: RoundTableOpeningDto = {
  topic: 'Tabs or spaces',
  question: 'Shall our code be indented with tabs?',
  members: [
    { name: 'Tess', persona: 'Uses tabs.', script },
    { name: 'Simon', script },
  ],
  config: { rounds: 4 },
  termination: { auto_exit: true },
};

it('the example goes as it is, with its scripts', () => {
  expect(bodyOf(draftOf(example), example, 'Me')).toEqual({ ...example, mode: 'board', rehearsal: true });
});

it('another question has no script, and no topic of the example', () => {
  const body = bodyOf({ ...draftOf(example), question: 'What breaks first?' }, example, 'Me');
  expect(body).not.toHaveProperty('topic');
  expect(body.members).toEqual([{ name: 'Tess', persona: 'Uses tabs.' }, { name: 'Simon' }]);
});

it('a person at the table has ten minutes for a turn', () => {
  const body = bodyOf({ ...draftOf(example), withPerson: true }, example, 'Me');
  expect(body.members[0]).toEqual({ name: 'Me', kind: 'person' });
  expect(body.config).toEqual({ rounds: 4, turn_timeout_ms: 600_000 });
});

it('a party has no agenda, and does not end by itself', () => {
  const body = bodyOf({ ...draftOf(example), mode: 'party' }, example, 'Me');
  expect(body).toMatchObject({ mode: 'party', config: {} });
  expect(body).not.toHaveProperty('termination');
});
