import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ballot } from '../vote.fixtures.js';
import { countBallots, type Counting } from './count.js';

const OPTIONS = ['a', 'b', 'c', 'd'];
const VOTERS = Array.from({ length: 9 }, (_, index) => `v${index}`);
const counting = (more: Partial<Counting> = {}): Counting => ({
  ...{ rule: 'plurality', ties: 'stand', quorum: 1, options: OPTIONS, voters: VOTERS, ...more },
});
const of = (rows: readonly string[][]) => rows.map((choices, index) => ballot(VOTERS[index]!, choices));
const count = (more: Partial<Counting>, ...rows: string[][]) => countBallots(counting(more), of(rows));

const single = fc.array(
  fc.constantFrom(...OPTIONS).map((one) => [one]),
  { minLength: 1, maxLength: 9 },
);
const ranking = fc.array(fc.shuffledSubarray(OPTIONS), { minLength: 1, maxLength: 9 });
const RULES = [
  ['plurality', single],
  ['approval', ranking],
  ['ranked', ranking],
  ['consent', fc.array(fc.constantFrom<string[]>(['consent'], ['object'], []), { minLength: 1, maxLength: 9 })],
] as const;

describe.each(RULES)('counted by %s', (rule, rows) => {
  it('the order of ballots changes nothing, lots too', () => {
    fc.assert(
      fc.property(
        rows,
        fc.constantFrom('stand', 'first_listed', 'lot'),
        fc.infiniteStream(fc.nat()),
        (given, ties, keys) => {
          const ballots = of(given);
          const keyed = ballots.map((one) => [keys.next().value as number, one] as const);
          const shuffled = [...keyed].sort(([a], [b]) => a - b).map(([, one]) => one);
          expect(countBallots(counting({ rule, ties }), shuffled)).toEqual(
            countBallots(counting({ rule, ties }), ballots),
          );
        },
      ),
    );
  });

  it('whoever does not vote is named as absent and changes no count', () => {
    fc.assert(
      fc.property(rows, (given) => {
        const ballots = of(given);
        const voters = VOTERS.slice(0, given.length);
        const alone = countBallots(counting({ rule, voters }), ballots);
        expect(alone.absent).toEqual([]);
        expect(countBallots(counting({ rule }), ballots)).toEqual({ ...alone, absent: VOTERS.slice(given.length) });
      }),
    );
  });

  it('a tie is said to be one, and what settles it takes one of those tied', () => {
    fc.assert(
      fc.property(rows, fc.constantFrom('first_listed', 'lot'), (given, ties) => {
        const stands = countBallots(counting({ rule }), of(given));
        const settled = countBallots(counting({ rule, ties }), of(given));
        if (stands.outcome !== 'tie') return void expect(settled).toEqual(stands);
        expect(stands.winners.length).toBeGreaterThan(1);
        expect(settled).toMatchObject({ outcome: 'decided', settled_by: ties, tied: stands.winners });
        expect(stands.winners).toContain(settled.winners[0]);
        if (ties === 'first_listed') expect(settled.winners[0]).toBe(stands.winners[0]);
      }),
    );
  });
});

it('a further vote for what leads never makes it lose (plurality and approval)', () => {
  fc.assert(
    fc.property(fc.constantFrom('plurality' as const, 'approval' as const), single, (rule, given) => {
      const rows = given.slice(0, 8);
      for (const winner of count({ rule }, ...rows).winners)
        expect(count({ rule }, ...rows, [winner])).toMatchObject({ outcome: 'decided', winners: [winner] });
    }),
  );
});

it('what is raised on a ballot loses nothing by it (ranked)', () => {
  fc.assert(
    fc.property(ranking, fc.nat(), (rows, which) => {
      const { outcome, winners } = count({ rule: 'ranked' }, ...rows);
      if (outcome !== 'decided') return;
      const [winner] = winners as [string];
      const raised = rows.map((row, index) =>
        index === which % rows.length ? [winner, ...row.filter((one) => one !== winner)] : row,
      );
      expect(count({ rule: 'ranked' }, ...raised).winners).toEqual([winner]);
    }),
  );
});

it('what beats each other one by one is taken (Condorcet), whoever has most first places', () => {
  fc.assert(
    fc.property(ranking, (rows) => {
      const before = (one: string, other: string) =>
        rows.filter((row) => {
          const [place, behind] = [row.indexOf(one), row.indexOf(other)];
          return place !== -1 && (behind === -1 || place < behind);
        }).length;
      const winner = OPTIONS.find((one) =>
        OPTIONS.every((other) => one === other || before(one, other) > before(other, one)),
      );
      if (winner !== undefined) expect(count({ rule: 'ranked' }, ...rows)).toMatchObject({ winners: [winner] });
    }),
  );
});

describe('known cases', () => {
  it('the middle that all can live with beats two that half of them would not have', () => {
    const rows = [
      ...Array<string[]>(4).fill(['a', 'b', 'c']),
      ...Array<string[]>(3).fill(['c', 'b', 'a']),
      ['b', 'a', 'c'],
      ['b', 'c', 'a'],
    ];
    expect(count({ rule: 'plurality' }, ...rows.map(([first]) => [first!])).winners).toEqual(['a']);
    expect(count({ rule: 'ranked', options: ['a', 'b', 'c'] }, ...rows)).toMatchObject({
      outcome: 'decided',
      winners: ['b'],
    });
  });

  it('a circle of equal victories is a tie of all three', () => {
    const rows = [
      ['a', 'b', 'c'],
      ['b', 'c', 'a'],
      ['c', 'a', 'b'],
    ];
    expect(count({ rule: 'ranked', options: ['a', 'b', 'c'] }, ...rows)).toMatchObject({
      outcome: 'tie',
      winners: ['a', 'b', 'c'],
    });
  });

  it('a circle is broken at its weakest victory', () => {
    const rows = [
      ...Array<string[]>(4).fill(['a', 'b', 'c']),
      ...Array<string[]>(3).fill(['b', 'c', 'a']),
      ...Array<string[]>(2).fill(['c', 'a', 'b']),
    ];
    expect(count({ rule: 'ranked', options: ['a', 'b', 'c'] }, ...rows).winners).toEqual(['a']);
  });

  it('one objection is enough, and silence is no consent', () => {
    const voters = ['v0', 'v1', 'v2'];
    const consent = { rule: 'consent', voters, options: [], quorum: 0 } as const;
    expect(count(consent, ['consent'], ['consent'], ['object']).outcome).toBe('objected');
    expect(count(consent, ['consent'])).toMatchObject({ outcome: 'no_quorum', quorum: 2, absent: ['v1', 'v2'] });
    expect(count(consent, ['consent'], [])).toMatchObject({ outcome: 'decided', absent: ['v2'] });
    expect(count(consent, [], [])).toMatchObject({ outcome: 'nobody_chose', winners: [] });
  });
});
