import type { ContributionMade, Stance } from '@parley/contracts';
import { describe, expect, it } from 'vitest';
import { dissentAfter } from './dissent.js';

const said = (participant_id: string, turn: number, verdict?: Stance['verdict']): ContributionMade => ({
  request_id: `turn-${turn}-${participant_id}`,
  participant_id,
  round: turn,
  text: `Said in ${turn}.`,
  ...(verdict && { stance: { verdict, claim: `Claim of ${turn}.`, accepts: [], rejects: [] } }),
  tool_calls: [],
  submitted_at: '2026-01-01T00:00:00.000Z',
});

const after = (...talk: ContributionMade[]) => talk.reduce(dissentAfter, [] as ReturnType<typeof dissentAfter>);

describe('who does not share where a table stands (D3)', () => {
  it('stands in its own words, with the turns on which it said so', () => {
    expect(after(said('ana', 1, 'partly'), said('bo', 1, 'agree'), said('ana', 2, 'disagree'))).toEqual([
      {
        participant_id: 'ana',
        position: 'Claim of 2.',
        argument: 'Said in 2.',
        request_ids: ['turn-1-ana', 'turn-2-ana'],
      },
    ]);
  });

  it('is nobody who has agreed since, or is undecided; silence on it changes nothing', () => {
    expect(after(said('ana', 1, 'disagree'), said('ana', 2, 'agree'))).toEqual([]);
    expect(after(said('ana', 1, 'disagree'), said('ana', 2, 'undecided'))).toEqual([]);
    expect(after(said('ana', 1, 'disagree'), said('ana', 2))).toHaveLength(1);
  });
});
