import type { Channel, Finding } from '@parley/client';
import { expect, it } from 'vitest';
import { extensionOf, standingNotices } from './standing-notice.js';

const rounds = (status: Finding['status'], measured = 8): Finding => ({
  condition: 'round_limit',
  status,
  measured,
  warn_at: 8,
  limit: 10,
  unit: 'rounds',
  evidence: [],
});
const warnings = [{ condition: 'round_limit', measured: 8, limit: 10, message: '' }];
const open = { status: 'open' as const, warnings, termination: { findings: [rounds('near')] } };

it('a warning stays as long as it holds, with the figures of now (T5)', () => {
  const finding = rounds('near', 9);
  expect(standingNotices({ ...open, termination: { findings: [finding] } })).toEqual([{ kind: 'near', finding }]);
  expect(standingNotices({ ...open, termination: { findings: [rounds('clear')] } })).toEqual([]);
  expect(standingNotices({ ...open, warnings: [] })).toEqual([]);
  expect(standingNotices({ ...open, status: 'closed' })).toEqual([]);
});

it('what holds, where only a person may end it, is said as that (T6)', () =>
  expect(standingNotices({ ...open, termination: { findings: [rounds('met', 10)] } })).toMatchObject([
    { kind: 'held' },
  ]));

it('an end that is under way comes before what is near, and after a model that does not answer', () => {
  const waiting_for_model = {
    code: 'timeout',
    message: 'no answer',
    resume_at: 'later',
  } as Channel['waiting_for_model'];
  expect(
    standingNotices({ ...open, pending_end: 'consensus', ...(waiting_for_model && { waiting_for_model }) }),
  ).toEqual([
    { kind: 'waits', code: 'timeout', message: 'no answer', resumeAt: 'later' },
    { kind: 'pending', condition: 'consensus' },
  ]);
});

it('rounds and time can be given, money cannot', () =>
  expect(['round_limit', 'time_limit', 'cost_budget'].map(extensionOf)).toEqual(['rounds', 'minutes', undefined]));
