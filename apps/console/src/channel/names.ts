import type { Channel } from '@parley/client';

interface Seat {
  participant_id: string;
  name: string;
  /** hosted, person, external or a2a. */
  kind: string;
}

/** Everybody who may speak in a channel. */
export function seatsOf(channel: Channel | undefined): readonly Seat[] {
  if (!channel) return [];
  if ('candidates' in channel) return channel.candidates;
  if ('members' in channel) return channel.members;
  if ('roles' in channel) return channel.roles;
  if ('experts' in channel) return channel.experts;
  if ('architect' in channel) return [channel.user, channel.interviewer, channel.architect];
  // Where the protocol is not known here: those who were asked.
  const { turns } = channel as Channel;
  return [...new Map(turns.map((turn) => [turn.participant_id, turn])).values()];
}

/** The name of a seat; its id where nobody knows more. */
export const nameIn = (channel: Channel | undefined, id: string): string =>
  seatsOf(channel).find(({ participant_id }) => participant_id === id)?.name ?? id;
