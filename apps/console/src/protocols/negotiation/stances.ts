import type { RecordedEvent } from '@parley/client';
import { StanceSheet, type StanceRound } from '../../channel/stances/matrix.js';

const keyOf = ({ cycle, round }: { cycle: number; round: number }): string => `${cycle}.${round}`;

/** Whoever accepts, negotiates or withdraws, on which version (N2). What silence was taken for says so (N6). */
export function stancesIn(events: readonly RecordedEvent[]): readonly StanceRound[] {
  const sheet = new StanceSheet();
  for (const { type, data, position } of events) {
    if (type === 'RoundStarted') {
      const { cycle, round, proposal_version: version, recipients } = data;
      sheet.begin({ key: keyOf(data), position, cycle, round, version }, recipients);
    }
    if (type === 'FeedbackRecorded') {
      const { participant_id, feedback_type: stance, reasoning: reason, assumed, assumed_cause = 'timeout' } = data;
      sheet.hear(keyOf(data), participant_id, [
        { stance, reason, position, ...(assumed && { assumed: assumed_cause }) },
      ]);
    }
    if (type === 'ParticipantWithdrawn') sheet.leave(data.participant_id);
    if (type === 'RoundClosed') sheet.end(keyOf(data));
    if (type === 'ChannelClosed') sheet.end();
  }
  return sheet.rounds;
}
