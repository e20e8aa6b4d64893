import { deciderSpecification } from '@parley/testing/decider';
import { describe, expect, it } from 'vitest';
import { deciderOf } from '../shared/frame.js';
import { command, everybody, fire, says, summed, table } from './round-table.fixtures.js';
import { roundTable } from './round-table.js';
import { inboxItem, outcome, view } from './view.js';

const { given } = deciderSpecification(deciderOf(roundTable));

const summarised = [table(), ...everybody(), summed('summarise-1-1-1', ['pay'])];
const stopped = command('StopChannel', { reason: '' });

describe('the view', () => {
  it('says where the table stands and whose turn is open, without the scripts', () => {
    const shown = view(given(table(), says('ana')).state);
    expect(shown).toMatchObject({
      topic: 'Four days',
      question: 'Should we work four days?',
      phase: 'round',
      round: 1,
      max_rounds: 2,
      turns: [
        { participant_id: 'ana', name: 'ANA', kind: 'hosted', status: 'answered' },
        { participant_id: 'bo', status: 'open' },
        { participant_id: 'cy', kind: 'person', status: 'open' },
      ],
    });
    expect(shown.last_summary).toBeUndefined();
    for (const member of shown.members) expect(member).not.toHaveProperty('script');
  });

  it('shows who was passed over, the extended agenda and the last summary', () => {
    const late = given(table(), says('ana'), fire('turn-1-0')).state;
    expect(view(late).turns.map(({ status }) => status)).toEqual(['answered', 'skipped', 'skipped']);
    const extended = given(...summarised, command('ExtendLimits', { rounds: 3, time_ms: 0 })).state;
    expect(view(extended)).toMatchObject({ max_rounds: 5, last_summary: { round: 1, open_points: ['pay'] } });
  });
});

it('an inbox item has the question and the last summary', () => {
  const cy = { participant_id: 'cy' };
  const nothing = { said: [], user_said: [], last: false };
  expect(inboxItem(given(table()).state, cy)).toEqual({ question: 'Should we work four days?', ...nothing });
  expect(inboxItem(given(...summarised).state, cy)).toMatchObject({
    last_summary: 'They talked.',
    open_points: ['pay'],
  });
});

describe('the outcome', () => {
  it('is known once the table is closed: why, and the last summary', () => {
    expect(outcome(given(...summarised).state)).toBeUndefined();
    expect(outcome(given(...summarised, stopped).state)).toMatchObject({
      status: 'stopped',
      reason: 'stopped_by_user',
      summary: 'They talked.',
      open_points: ['pay'],
      closed: { status: 'stopped' },
    });
  });

  it('of a table that never came to a summary is empty', () => {
    expect(outcome(given(table(), stopped).state)).toMatchObject({ summary: '', open_points: [] });
  });
});
