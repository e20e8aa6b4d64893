import type { Command } from '@parley/contracts';
import type { DeliberationSize, UsualFigures } from '@parley/messaging';
import { describe, expect, it } from 'vitest';
import { Estimates } from './estimates.js';
import { OpeningEstimates } from './opening-estimates.js';

const hosted = { kind: 'hosted' };
const config = { mode: 'board', rounds: 3, budget_micro_usd: 2_000_000 };
const opening = (data: object, type = 'OpenRoundTable') =>
  ({
    ...{ type, tenant: 'club', channel_id: 'c', actor: { kind: 'user', id: 'ana' } },
    data: { members: [hosted, hosted, { kind: 'person' }], config, rehearsal: false, ...data },
  }) as unknown as Command;
const estimate = { cost_micro_usd: { least: 100_000, most: 400_000 }, like_it: 0 };

function foretelling(limit: number, known: Partial<typeof estimate> = estimate) {
  const asked: [string, DeliberationSize, number, left?: number][] = [];
  const of = (...one: [string, DeliberationSize, number, left?: number]) => {
    asked.push(one);
    return Promise.resolve({ like_it: 0, ...known });
  };
  return { asked, openings: new OpeningEstimates({ of }, limit) };
}

it('an opening has what it is likely to cost, by its models, rounds and budget, whatever its sender says', async () => {
  const { asked, openings } = foretelling(0);
  const { command, refusal } = await openings.estimated(opening({ estimate: { like_it: 99 } }));
  expect(command.data).toMatchObject({ estimate, rehearsal: false });
  expect(refusal).toBeUndefined();
  expect(asked).toEqual([['club', { protocol: 'round-table', seats: 2, rounds: 3 }, 2_000_000, 3]]);
});

it('one agent beside it may cost as much again, which its opening says and the limit counts', async () => {
  const beside = opening({ config: { ...config, baseline: true } });
  const { command } = await foretelling(0).openings.estimated(beside);
  expect(command.data).toMatchObject({ estimate: { cost_micro_usd: { least: 100_000, most: 800_000 } } });
  expect((await foretelling(799_999).openings.estimated(beside)).refusal).toMatchObject({
    params: { most_micro_usd: 800_000 },
  });
  // Where nobody knows a price the budget tells, which each of both has.
  expect((await foretelling(3_999_999, {} as never).openings.estimated(beside)).refusal).toBeDefined();
});

it('a vote of people alone asks no model: it costs nothing, whatever the limit', async () => {
  const { asked, openings } = foretelling(1);
  const { command, refusal } = await openings.estimated(opening({ members: [{ kind: 'person' }] }, 'OpenVote'));
  expect(command.data).toMatchObject({ estimate: { cost_micro_usd: { least: 0, most: 0 } } });
  expect([refusal, asked]).toEqual([undefined, []]);
});

it('of a rehearsal, of a talk without an end and of what is no opening nothing is foretold', async () => {
  const { asked, openings } = foretelling(1);
  const party = { config: { ...config, mode: 'party', rounds: 0, budget_micro_usd: 1 } };
  for (const data of [{ rehearsal: true, estimate }, party])
    expect((await openings.estimated(opening(data))).command.data).not.toHaveProperty('estimate');
  const other = opening({ estimate }, 'Intervene');
  expect(await openings.estimated(other)).toEqual({ command: other });
  expect(asked).toEqual([]);
});

it.each([
  ['within the limit', 400_000, estimate, {}, undefined],
  ['above it', 399_999, estimate, {}, { limit_micro_usd: 399_999, least_micro_usd: 100_000, most_micro_usd: 400_000 }],
  ['above it and accepted', 1, estimate, { accepts_cost: true }, undefined],
  ['rehearsed', 1, estimate, { rehearsal: true }, undefined],
  ['of an unknown price, by its budget', 2_000_000, {}, {}, undefined],
  ['of an unknown price and a larger budget', 1_999_999, {}, {}, { limit_micro_usd: 1_999_999 }],
  [
    'of an unknown price without a budget',
    1,
    {},
    { config: { ...config, budget_micro_usd: 0 } },
    { limit_micro_usd: 1 },
  ],
])('an opening %s', async (_, limit, known, data, params) => {
  const { refusal } = await foretelling(limit, known as never).openings.estimated(opening(data));
  if (!params) return expect(refusal).toBeUndefined();
  expect(refusal).toMatchObject({ code: 'estimate-above-limit', status: 409, params });
  expect(refusal?.errors).toMatchObject([{ pointer: '/accepts_cost' }]);
});

describe('a fork', () => {
  const forks = (data: object) =>
    ({ type: 'ForkChannel', tenant: 'club', data: { fresh: false, changes: {}, ...data } }) as never;
  const channelAt = (round: number, more: object = {}) => {
    const { data } = opening({ accepts_cost: true, estimate: { like_it: 99 }, ...more });
    return { protocol: 'round-table', state: { round, opened: data } } as never;
  };

  it.each([
    [0, 3],
    [1, 3],
    [2, 2],
    [3, 1],
    // Somebody gave the table a round more than it was opened with.
    [4, 1],
  ])('in round %i is foretold for the rounds that are left of 3: %i', async (round, left) => {
    const { asked, openings } = foretelling(0);
    await openings.forked(forks({}), channelAt(round));
    expect(asked).toEqual([['club', { protocol: 'round-table', seats: 2, rounds: 3 }, 2_000_000, left]]);
  });

  it('may cost nothing, where all is taken of its parent, and never so where models are asked anew; its sender says nothing', async () => {
    const { openings } = foretelling(0);
    const forked = async (data: object) => (await openings.forked(forks(data), channelAt(2))).command.data;
    expect(await forked({ estimate: { like_it: 99 } })).toMatchObject({
      estimate: { cost_micro_usd: { least: 0, most: 400_000 }, like_it: 0 },
    });
    expect(await forked({ fresh: true })).toMatchObject({ estimate });
  });

  it('is held to the limit by itself: that its parent was accepted counts for nothing', async () => {
    const refusalOf = async (data: object, more: object = {}, known?: object) =>
      (await foretelling(399_999, known).openings.forked(forks(data), channelAt(2, more))).refusal;
    expect(await refusalOf({})).toMatchObject({ code: 'estimate-above-limit', params: { most_micro_usd: 400_000 } });
    expect(await refusalOf({ accepts_cost: true })).toBeUndefined();
    expect(await refusalOf({}, { rehearsal: true })).toBeUndefined();
    // Where nobody knows a price its budget tells.
    expect(await refusalOf({}, {}, { cost_micro_usd: undefined } as never)).toBeDefined();
    const small = { config: { ...config, budget_micro_usd: 1 } };
    expect(await refusalOf({}, small, { cost_micro_usd: undefined } as never)).toBeUndefined();
  });

  it('with one agent beside it may cost as much again', async () => {
    const { command } = await foretelling(0).openings.forked(
      forks({}),
      channelAt(2, { config: { ...config, baseline: true } }),
    );
    expect(command.data).toMatchObject({ estimate: { cost_micro_usd: { least: 0, most: 800_000 } } });
  });
});

it('of what is left figures tell a part, and arithmetic is for the rounds that are left', async () => {
  const asked: DeliberationSize[] = [];
  const likelyCost = (size: DeliberationSize) => {
    asked.push(size);
    return Promise.resolve({});
  };
  const figures = { channels: 3, cost_micro_usd: { low: 100, median: 150, high: 200 } } as UsualFigures;
  const one = new Estimates({ likelyCost }, { usualFigures: () => Promise.resolve(figures) });
  const size = { protocol: 'round-table', seats: 4, rounds: 4 };
  expect(await one.of('club', size, 0, 1)).toEqual({ cost_micro_usd: { least: 25, most: 50 }, like_it: 3 });
  expect(asked).toEqual([{ ...size, rounds: 1 }]);
});

it('nobody who is away keeps an opening from its estimate', async () => {
  const away = () => Promise.reject(new Error('away'));
  const figures = { channels: 3, cost_micro_usd: { low: 1, median: 2, high: 3 } } as UsualFigures;
  const size = { protocol: 'team', seats: 4, rounds: 1 };
  const one = new Estimates({ likelyCost: away }, { usualFigures: () => Promise.resolve(figures) });
  expect(await one.of('club', size, 0)).toEqual({ cost_micro_usd: { least: 1, most: 3 }, like_it: 3 });
  expect(await new Estimates({ likelyCost: away }, { usualFigures: away }).of('club', size, 0)).toEqual({ like_it: 0 });
});
