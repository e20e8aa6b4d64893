import type { RecordedEvent } from '@parley/contracts';
import { expect, it } from 'vitest';
import { usageChanges } from './usage-changes.js';

const event = (version: number, type: string, data: object, copied = true) =>
  ({
    ...{ tenant: 'acme', channel_id: 'fork', version, type, data, recorded_at: '2026-01-01T12:00:00.000Z' },
    metadata: copied ? { copied: { channel_id: 'parent', version, id: 'e', hash: 'h' } } : {},
  }) as unknown as RecordedEvent;

const call = { provider: 'anthropic', model: 'small', cost_micro_usd: 7 };
const copies = [
  event(1, 'RoundTableOpened', { config: { budget_micro_usd: 100 } }),
  event(2, 'ContributionMade', { call }),
];
const ownWord = event(4, 'ContributionMade', { call }, false);

it('a fork takes a place with its own budget, and has spent nothing of what its parent did', () => {
  const forked = (changes: object) => event(3, 'ChannelForked', { changes }, false);
  const channel = { channel_id: 'fork', tenant: 'acme', closed: false };
  expect(usageChanges([...copies, forked({})])).toEqual({
    channels: [{ ...channel, budget: 100, spent: 0 }],
    days: [],
  });
  expect(usageChanges([...copies, forked({ budget_micro_usd: 5 }), ownWord])).toEqual({
    channels: [{ ...channel, budget: 5, spent: 7 }],
    days: [{ tenant: 'acme', day: '2026-01-01', model: 'anthropic/small', micro_usd: 7 }],
  });
});

it('what was spent is told by day, tenant and model', () => {
  const spent = (tenant: string, model: string, cost_micro_usd: number, day = '2026-01-01') => ({
    ...event(2, 'ContributionMade', { call: { provider: 'p', model, cost_micro_usd } }, false),
    ...{ tenant, recorded_at: `${day}T23:59:59.000Z` },
  });
  const { days } = usageChanges([
    ...[spent('acme', 'a', 1), spent('acme', 'b', 2), spent('club', 'a', 4), spent('acme', 'a', 8)],
    ...[spent('acme', 'a', 16, '2026-01-02'), spent('acme', 'free', 0)],
  ]);
  expect(days.map(({ tenant, day, model, micro_usd }) => [day, tenant, model, micro_usd])).toEqual([
    ['2026-01-01', 'acme', 'p/a', 9],
    ['2026-01-01', 'acme', 'p/b', 2],
    ['2026-01-01', 'club', 'p/a', 4],
    ['2026-01-02', 'acme', 'p/a', 16],
  ]);
});
