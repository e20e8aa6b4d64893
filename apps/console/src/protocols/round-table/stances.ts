import type { RecordedEvent } from '@parley/client';
import { StanceSheet, type StanceRound } from '../../channel/stances/matrix.js';

/** Whoever agrees with what is on the table, in part or not, as they say themselves at the end of a turn (R1). */
export function stancesIn(events: readonly RecordedEvent[]): readonly StanceRound[] {
  const sheet = new StanceSheet();
  for (const { type, data, position } of events) {
    if (type === 'RoundStarted') sheet.begin({ key: String(data.round), position, round: data.round }, data.recipients);
    if (type === 'ContributionMade') {
      const { participant_id, round, stance } = data;
      const said = stance ? [{ stance: stance.verdict, reason: stance.claim, position }] : [];
      sheet.hear(String(round), participant_id, said);
    }
    if (type === 'DiscussionRoundClosed') sheet.end(String(data.round));
    if (type === 'ChannelClosed') sheet.end();
  }
  return sheet.rounds;
}
