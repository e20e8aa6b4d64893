import type { ParleyEvent, RecordedEvent } from '@parley/contracts';
import { expect, it } from 'vitest';
import { ledger } from './ledger.js';
import { stance, table } from './round-table.fixtures.js';

const read = (event: ParleyEvent) => ledger({ ...event, protocol: 'round-table' } as RecordedEvent);

const said = { request_id: '', participant_id: 'ana', round: 1, text: 'Yes.', tool_calls: ['web'], submitted_at: '' };
const summary = { round: 1, summary: '', open_points: ['pay'] };

it('reads who takes part and which policy holds', () => {
  const { data } = table();
  const [entry] = read({ type: 'RoundTableOpened', data } as ParleyEvent);
  expect(entry).toMatchObject({
    entry: 'opened',
    participants: [{ participant_id: 'ana' }, { participant_id: 'bo' }, { participant_id: 'cy', kind: 'person' }],
    policy: { auto_exit: true },
  });
});

it.each<[ParleyEvent, object[]]>([
  [
    { type: 'ContributionMade', data: { ...said, stance: stance('agree'), hands_over_to: 'user' } },
    [
      {
        entry: 'turn',
        participant_id: 'ana',
        text: 'Yes.',
        stance: stance('agree'),
        tool_calls: ['web'],
        hands_over_to: 'user',
      },
    ],
  ],
  [
    { type: 'TurnSkipped', data: { request_id: '', participant_id: 'bo', round: 1, cause: 'timeout' } },
    [{ entry: 'missed', participant_id: 'bo', passed_over: true }],
  ],
  [
    { type: 'DiscussionRoundClosed', data: { round: 1, spoke: ['ana'], skipped: ['bo'] } },
    [{ entry: 'round_closed', round: 1 }],
  ],
  [{ type: 'RoundSummarised', data: { ...summary, final: false } }, [{ entry: 'open_points', open_points: ['pay'] }]],
  [{ type: 'RoundSummarised', data: { ...summary, final: true } }, []],
  [
    { type: 'AgreementJudged', data: { round: 1, agreed: true, reason: 'r' } },
    [{ entry: 'judged', agreed: true, reason: 'r' }],
  ],
])('reads %j', (event, entries) => {
  expect(read(event)).toEqual(entries);
});
