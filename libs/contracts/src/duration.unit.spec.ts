import { describe, expect, it } from 'vitest';
import { milliseconds, MOST_EXTENSION_MS, takingDurations, withMilliseconds } from './duration.js';
import { contractSchema } from './contract.js';

it('a channel is extended by as much as the contract allows, and no more', () => {
  const { time_ms } = contractSchema('ExtendLimits').properties as Record<string, { maximum?: number }>;
  expect(time_ms!.maximum).toBe(MOST_EXTENSION_MS);
});

describe('lengths of time', () => {
  it.each([
    ['500ms', 500],
    ['90s', 90_000],
    ['30m', 1_800_000],
    ['2h', 7_200_000],
    ['3d', 259_200_000],
    [`${'9'.repeat(400)}d`, Number.MAX_SAFE_INTEGER],
  ])('%s', (text, ms) => expect(milliseconds(text)).toBe(ms));

  it.each(['', '30', '30 m', '1.5h', '-1m', 'm', '30M', '30m\n', '1h30m'])('%j is none', (text) =>
    expect(milliseconds(text)).toBeUndefined(),
  );

  it('are read wherever a field ends in _ms, numbers stay, and what is none is named', () => {
    const wrong: object[] = [];
    const sent = {
      topic: '30m',
      config: { turn_timeout_ms: '2m', time_limit_ms: 5 },
      termination: { grace_ms: 'soon', stop_when: [{ all: [{ time_limit: { max_ms: '1h', warn_at_ms: null } }] }] },
    };
    expect(withMilliseconds(sent, wrong as never)).toEqual({
      topic: '30m',
      config: { turn_timeout_ms: 120_000, time_limit_ms: 5 },
      termination: {
        grace_ms: 'soon',
        stop_when: [{ all: [{ time_limit: { max_ms: 3_600_000, warn_at_ms: null } }] }],
      },
    });
    expect(wrong).toEqual([{ pointer: '/termination/grace_ms', reason: expect.stringContaining('30m') as string }]);
  });

  it('a schema says both', () => {
    const schema = { properties: { rounds: { type: 'integer' }, max_ms: { type: 'integer', minimum: 100 } } };
    expect(takingDurations(schema)).toEqual({
      properties: {
        rounds: { type: 'integer' },
        max_ms: { type: ['integer', 'string'], minimum: 100, pattern: '^[0-9]+(ms|s|m|h|d)$' },
      },
    });
  });
});
