import type { RecordedEvent } from '@parley/client';
import { StanceSheet, type StanceRound } from '../../channel/stances/matrix.js';

/** Whoever takes a position in a debate, keeps it or changes it, as they say themselves (D3). */
export function stancesIn(events: readonly RecordedEvent[]): readonly StanceRound[] {
  const sheet = new StanceSheet(false);
  const debates = new Map<string, { topic: string; participants: readonly string[]; heard: Set<string> }>();
  for (const { type, data, position } of events) {
    if (type === 'DebateOpened') {
      const { phase_id, topic, participants } = data;
      debates.set(phase_id, { topic, participants, heard: new Set() });
    }
    if (type === 'DebateRoundStarted') {
      const { topic, participants } = debates.get(data.phase_id) ?? { topic: data.phase_id, participants: [] };
      sheet.begin({ key: keyOf(data), position, round: data.round, topic }, participants);
    }
    if (type === 'ArgumentMade') {
      const { participant_id, argument } = data;
      const heard = debates.get(data.phase_id)?.heard ?? new Set();
      const stance = argument.changed ? 'changes' : heard.has(participant_id) ? 'keeps' : 'takes';
      heard.add(participant_id);
      sheet.hear(keyOf(data), participant_id, [{ stance, reason: argument.position, position }]);
    }
    if (type === 'DebateRoundClosed') sheet.end(keyOf(data));
    if (type === 'ChannelClosed') sheet.end();
  }
  return sheet.rounds;
}

const keyOf = ({ phase_id, round }: { phase_id: string; round: number }): string => `${phase_id}.${round}`;
