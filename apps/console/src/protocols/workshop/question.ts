import type { Channel, Clarification } from '@parley/client';
import { nameIn } from '../../channel/names.js';

export const questionOf = (channel: Channel | undefined, id: string): Clarification | undefined =>
  channel?.protocol === 'workshop' ? channel.clarifications.find(({ question_id }) => question_id === id) : undefined;

/** The name of the role that asks; undefined where it is the coach. */
export function askerOf(channel: Channel | undefined, id: string): string | undefined {
  const by = questionOf(channel, id)?.asked_by;
  return by && by !== 'coach' ? nameIn(channel, by) : undefined;
}
