import type { Channel, Clarification, RecordedEvent } from '@parley/client';
import type { EventOf } from '../protocol.js';

export const questionOf = (channel: Channel | undefined, id: string): Clarification | undefined =>
  channel?.protocol === 'workshop' ? channel.clarifications.find(({ question_id }) => question_id === id) : undefined;

/** Whether the user may answer this card: the question waits for the user, and was not put anew since. */
export function isAsking(
  { position, data: { question_id } }: EventOf<'ClarificationRelayed'>,
  events: readonly RecordedEvent[],
  channel: Channel | undefined,
): boolean {
  if (channel?.status !== 'open' || questionOf(channel, question_id)?.status !== 'relayed') return false;
  return !events.some(
    ({ position: later, type, data }) =>
      later > position && type === 'ClarificationRelayed' && data.question_id === question_id,
  );
}
