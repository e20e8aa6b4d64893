import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
// @ts-expect-error a script without types
import { bargainersFor } from '../tools/bargaining/bargainers.mjs';
// @ts-expect-error a script without types
import { madeGames } from '../tools/bargaining/made-games.mjs';
// @ts-expect-error a script without types
import { outlook } from '../tools/bargaining/pareto.mjs';
// @ts-expect-error a script without types
import { figuresBySetting, tableOf } from '../tools/bargaining/settings.mjs';

/** Half and half of two seats would be worth less to both than either's best for each. */
const SEATS = [
  { participant_id: 'ana', minimum: 40, points: { A: { A1: 70, A2: 40, A3: 0 }, B: { B1: 30, B2: 10, B3: 0 } } },
  { participant_id: 'bo', minimum: 40, points: { A: { A1: 0, A2: 20, A3: 30 }, B: { B1: 0, B2: 20, B3: 70 } } },
];
const proposal = (A: string, B: string) => ({
  proposal: {
    version: 1,
    terms: [
      { field: 'A', value: A },
      { field: 'B', value: B },
    ],
  },
});

/** What a seat says in each of five rounds, though nothing moves. */
const wordsOf = (tactic: string) => {
  const [ana] = bargainersFor(SEATS, tactic, 5);
  return [1, 2, 3, 4, 5].map((round) => ana.answer({ ...proposal('A2', 'B3'), round }).feedback_type as string);
};

describe('scripted bargainers (issue 29.5)', () => {
  it('give way late, at once, or as they are given', () => {
    expect(wordsOf('boulware')).toEqual(['negotiate', 'negotiate', 'negotiate', 'negotiate', 'accept']);
    expect(wordsOf('conceder')).toEqual(['negotiate', 'negotiate', 'negotiate', 'negotiate', 'accept']);
    expect(wordsOf('tit for tat')).toEqual(Array.from({ length: 5 }, () => 'negotiate'));
    const asks = (tactic: string, round: number) =>
      bargainersFor(SEATS, tactic, 5)[0].answer({ ...proposal('A3', 'B3'), round }).proposed_changes as unknown[];
    expect(asks('boulware', 3)).toEqual([expect.objectContaining({ field: 'A', new_value: 'A1' }), expect.anything()]);
    expect(asks('conceder', 3)).toEqual([expect.objectContaining({ field: 'A', new_value: 'A1' })]);
  });

  it('are measured against the deals that nobody could better for all', () => {
    const { most, distanceOf } = outlook(SEATS);
    expect(most).toBe(140);
    expect(distanceOf({ A: 'A1', B: 'B3' })).toBe(0);
    expect(distanceOf({ A: 'A3', B: 'B1' })).toBeGreaterThan(0.5);
  });

  it('come to what the guide says of each setting, each time', () => {
    const guide = readFileSync('docs/guide/negotiations.md', 'utf8')
      .replaceAll(/ {2,}/gu, ' ')
      .replaceAll(/-{3,}/gu, '---');
    expect(guide).toContain(tableOf(figuresBySetting(madeGames())));
  });
});
