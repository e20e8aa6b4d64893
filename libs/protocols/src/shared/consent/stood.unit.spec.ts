import { contractErrors } from '@parley/contracts';
import { describe, expect, it } from 'vitest';
import { apartIn, bounded, countsOf, dissentOf } from './stood.js';

const ids = Array.from({ length: 120 }, (_, index) => `p${index}`);
const long = '长'.repeat(9_000);

describe('who stood where', () => {
  it('fits into the one event that ends a channel, however many dissent at whatever length', () => {
    const consent = bounded({
      votes: ids.map((participant_id) => ({ participant_id, stance: 'disagree' })),
      minority: ids.map((participant_id) =>
        dissentOf({ participant_id, position: long, argument: long, request_ids: ids, about: long }),
      ),
      not_heard: ids,
      open_points: ids.map(() => long),
    });
    const ended_by = { kind: 'service' as const, id: 'channel-admin' };
    const closed = { status: 'completed', reason: 'agenda_done', ended_by, message: '', consent };
    expect(contractErrors('ChannelClosed', closed)).toEqual([]);
    expect(Buffer.byteLength(JSON.stringify(closed))).toBeLessThan(500_000);
  });

  it('a dissent without words is still one', () => {
    const silent = dissentOf({ participant_id: 'bo', position: '', argument: '', request_ids: ['r'] });
    expect(silent).toEqual({ participant_id: 'bo', position: '…', argument: '…', request_ids: ['r'] });
  });

  it('names everybody once who is apart: by a stance, by words of their own, or by silence, which outweighs what was said before', () => {
    const votes = (['agree', 'disagree', 'partly', 'no_objection'] as const).map((stance, index) => ({
      participant_id: ids[index]!,
      stance,
    }));
    const minority = ['p1', 'p3'].map((participant_id) =>
      dissentOf({ participant_id, position: 'No.', argument: 'No.', request_ids: ['r'] }),
    );
    expect(apartIn({ votes, minority, not_heard: ['p2', 'p9'] })).toEqual([
      { participant_id: 'p1', stance: 'disagree' },
      { participant_id: 'p2', stance: 'not_heard' },
      { participant_id: 'p3', stance: 'no_objection' },
      { participant_id: 'p9', stance: 'not_heard' },
    ]);
  });

  it('is counted by stance', () => {
    const votes = (['agree', 'disagree', 'agree'] as const).map((stance, index) => ({
      participant_id: ids[index]!,
      stance,
    }));
    expect(countsOf(votes)).toEqual({ agree: 2, disagree: 1 });
  });
});
