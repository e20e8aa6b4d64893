import type { RecordedEvent } from '@parley/client';
import { expect, it } from 'vitest';
import type { ChannelOf } from '../protocol.js';
import { stagesOf } from './stages.js';

const stages = (channel: Partial<ChannelOf<'workshop'>>, ...types: RecordedEvent['type'][]): string => {
  const events = types.map((type) => ({ type }) as RecordedEvent);
  const of = { status: 'open', round: 1, phase: 'round', ...channel } as ChannelOf<'workshop'>;
  return stagesOf(of, events)
    .map(({ name, state }) => `${name} ${state}`)
    .join(', ');
};

it('the requirement is judged first, which may ask the user (W0)', () => {
  const expected = 'judging now, rounds ahead, ratifying ahead, documenting ahead, reporting ahead';
  expect(stages({ phase: 'judging', round: 0 })).toBe(expected);
  expect(stages({ phase: 'clarifying', round: 0 })).toBe(expected);
});

it('a question in a round is part of the rounds (W6)', () => {
  expect(stages({ phase: 'clarifying' }, 'InitialJudgementMade', 'RoundStarted')).toBe(
    'judging done, rounds now, ratifying ahead, documenting ahead, reporting ahead',
  );
});

it('what it did without is left out, once that is past', () => {
  expect(stages({ phase: 'documenting' }, 'RoundStarted')).toBe(
    'judging left_out, rounds done, ratifying left_out, documenting now, reporting ahead',
  );
  expect(stages({ phase: 'closed', status: 'closed' }, 'RoundStarted', 'PlanDocumentWritten', 'PlanReported')).toBe(
    'judging left_out, rounds done, ratifying left_out, documenting done, reporting done',
  );
});
