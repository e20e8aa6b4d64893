import { decisionWords } from '@parley/wording';
import type { Protocol } from '../protocol.js';
import type { ChannelState, Language } from './channel-state.js';

/** What a channel would come to if it ended in this state: the same parts are the same result. */
export function standingOf(protocol: Protocol, state: ChannelState, language?: Language): string[] {
  if (protocol.standing) return protocol.standing(state, language);
  const names = new Map(protocol.participants(state).map(({ participant_id, name }) => [participant_id, name]));
  const { colon, stances } = decisionWords[language ?? state.opened?.language ?? 'en'];
  const { votes } = protocol.stood(state);
  return votes.map(({ participant_id, stance }) => `${names.get(participant_id)}${colon}${stances[stance]}`);
}
