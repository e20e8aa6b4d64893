import type { Channel, RecordedEvent } from '@parley/client';
import type { ChannelOf } from '../protocol.js';

/** What has become of a message: the turn that took it up, `queued` while none has, `unheard` where it ended before (I4). */
export function fateOf(interventionId: string, events: readonly RecordedEvent[]): number | 'queued' | 'unheard' {
  for (const { type, data } of events.toReversed()) {
    if (type === 'UserSpoke' && data.intervention_ids.includes(interventionId)) return data.turn;
    if (type === 'InterventionRecorded' && data.intervention_id === interventionId) break;
  }
  return events.some(({ type }) => type === 'ChannelClosed') ? 'unheard' : 'queued';
}

/** What the talk waits for: the user, the answer, or the background of the last turn. */
export type Standing = 'opening' | 'answering' | 'syncing' | 'thinking_deeply' | 'behind' | 'listening' | 'closed';

export function standingOf({ status, round, turns, barrier, interviewer, phase }: ChannelOf<'interview'>): Standing {
  if (status === 'closed') return 'closed';
  if (barrier) return barrier.level;
  // Documents are written beside the talk: the Architect's turns hold nobody up.
  const isAnswering = turns.some(
    (turn) => turn.status === 'open' && turn.participant_id === interviewer.participant_id,
  );
  if (phase === 'preparing' || (isAnswering && round === 0)) return 'opening';
  if (isAnswering) return 'answering';
  return phase === 'listening' ? 'listening' : 'behind';
}

/** The name of whoever said something: the user, by whatever key. */
export const speakerIn = (channel: Channel | undefined, actorId: string): string =>
  channel?.protocol === 'interview' ? channel.user.name : actorId;

/** All six as a range, fewer one by one, with what is between them in the reader's language. */
export const documentNames = (documents: readonly string[], comma: string): string =>
  documents.length === 6 ? 'DOC_01…DOC_06' : documents.join(comma);
