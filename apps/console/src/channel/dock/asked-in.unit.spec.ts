import type { Channel } from '@parley/client';
import { expect, it } from 'vitest';
import { askedIn } from './asked-in.js';

const turn = (participant_id: string, kind = 'person', status = 'open') => ({
  participant_id,
  kind,
  status,
  request_id: `r-${participant_id}`,
});
const channel = (more: object) => ({ status: 'open', turns: [], ...more }) as unknown as Channel;

it('a channel asks people and agents of others whose turn is open, and nobody once it is over', () => {
  const turns = [turn('ana'), turn('bo', 'hosted'), turn('cy', 'person', 'answered'), turn('ext', 'external')];
  expect(askedIn(channel({ turns })).people.map(({ participant_id }) => participant_id)).toEqual(['ana', 'ext']);
  expect(askedIn(channel({ turns, status: 'closed' }))).toEqual({ people: [], questions: [], key: '' });
});

it('the user is asked what was relayed, and is asked anew with each exchange (W6)', () => {
  const asked = (status: string, exchanges: object[] = []) =>
    askedIn(channel({ clarifications: [{ question_id: 'question-1', status, exchanges }] }));
  expect(asked('relayed').questions).toEqual(['question-1']);
  for (const status of ['asked', 'answered', 'settled', 'skipped']) expect(asked(status).questions).toEqual([]);
  expect(asked('relayed', [{}]).key).not.toBe(asked('relayed').key);
});
