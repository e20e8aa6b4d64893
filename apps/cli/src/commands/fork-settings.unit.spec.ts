import { settingsOf } from '@parley/contracts';
import { expect, it } from 'vitest';
import { changesOf, SETTABLE } from './fork-settings.js';

it('reads what is to be different, and what was read is written so again', () => {
  const settings = [
    'seats.ana.model=claude-opus-5',
    'seats.ana.persona=Likes a=b, and dots.',
    'models.summarise.effort=high',
    'termination.auto_exit=false',
    'termination.stop_when=[{"round_limit":{"max":2}}]',
    'termination.grace_ms=2m',
    'budget_usd=0.5',
  ];
  const changes = changesOf(settings);
  expect(changes).toEqual({
    seats: [{ participant_id: 'ana', model: 'claude-opus-5', persona: 'Likes a=b, and dots.' }],
    models: [{ kind: 'summarise', effort: 'high' }],
    termination: { auto_exit: false, stop_when: [{ round_limit: { max: 2 } }], grace_ms: '2m' },
    budget_micro_usd: 500_000,
  });
  expect(settingsOf(changes)).toEqual(settings);
  expect(changesOf([])).toEqual({});
});

it.each([
  'seats.ana',
  'seats.ana.modle=x',
  'seats..model=x',
  'seats.a.b.model=x',
  'rounds=3',
  'termination.rounds=3',
  'budget_usd=-1',
  'budget_usd=9999',
  '=x',
  '',
])('%s is refused with what can be set', (setting) => {
  expect(() => changesOf([setting])).toThrow(SETTABLE.join(', '));
});
