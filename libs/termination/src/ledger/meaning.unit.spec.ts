import { describe, expect, it } from 'vitest';
import { emptyLedger, meanCosine, unmeasuredRounds, withSimilarities, type Ledger } from '../index.js';

const turn = (version: number, text: string) => ({ version, participant_id: text, text, repeats: 0 });
const round = (number: number, closed: boolean, ...turns: ReturnType<typeof turn>[]) => ({
  ...{ round: number, closed, turns, skipped: [], points_version: 0 },
});
const ledger: Ledger = {
  ...emptyLedger,
  policy: { auto_exit: true, grace_ms: 0, stop_when: [{ any: [{ consensus: {} }] }] },
  rounds: [
    round(1, true, turn(3, 'a'), turn(4, 'b')),
    round(2, true, turn(8, 'c')),
    round(3, false, turn(12, 'd'), turn(13, 'e')),
  ],
};

describe('likeness in meaning (T2)', () => {
  it.each([
    [
      [
        [1, 0],
        [1, 0],
      ],
      1,
    ],
    [
      [
        [2, 0],
        [0, 3],
      ],
      0,
    ],
    [
      [
        [1, 0],
        [-5, 0],
      ],
      -1,
    ],
    [
      [
        [1, 0],
        [1, 0],
        [0, 1],
      ],
      0.3333,
    ],
    [
      [
        [0, 0],
        [1, 0],
      ],
      0,
    ],
    [[[1, 0]], 0],
    [[], 0],
  ])('of %j is %d', (vectors, mean) => {
    expect(meanCosine(vectors)).toBe(mean);
  });

  it('is measured of closed rounds in which more than one has spoken, once, and only for consensus', () => {
    expect(unmeasuredRounds(ledger)).toEqual([{ at_version: 4, texts: ['a', 'b'] }]);
    const measured = withSimilarities(ledger, [{ at_version: 4, value: 0.5, model: 'small' }]);
    expect(measured.rounds[0]).toMatchObject({ meaning: { value: 0.5, model: 'small' } });
    expect(unmeasuredRounds(measured)).toEqual([]);
    const { policy } = ledger;
    expect(unmeasuredRounds({ ...ledger, policy: { ...policy, stop_when: [{ repetition: {} }] } })).toEqual([]);
  });
});
