import type { Terminal } from '../protocol.js';
import type { Session } from '../session.js';
import type { Wait } from './waits.js';

/** What to type, or to send, for what waits; in a second terminal, where the server may have to be named. */
export function howToAnswer(
  wait: Wait,
  channelId: string,
  terminal: Terminal,
  { client, isFound }: Pick<Session, 'client' | 'isFound'>,
): string {
  const how = wait.kind === 'turn' ? terminal.howToAnswer(channelId, wait.turn) : howToDecide(wait, channelId);
  const command = isFound === false ? `parley --server ${client.url} ` : 'parley ';
  return how.replaceAll(/\bparley (?=[a-z])/gu, command).replaceAll(/\bPOST (?=\/)/gu, `POST ${client.url}`);
}

function howToDecide(wait: Exclude<Wait, { kind: 'turn' }>, channelId: string): string {
  if (wait.kind === 'question') return howToClarify(channelId, wait.id);
  return howToVote(channelId, wait.kind === 'ballot' ? wait.participant_id : undefined);
}

/** For a role's question to the user (W6). */
export const howToClarify = (channelId: string, question: string): string =>
  `parley answer ${channelId} ${question} "…" | parley skip ${channelId} ${question}`;

/** For a vote: a participant's, or one's own (T1). */
export const howToVote = (channelId: string, participantId?: string): string =>
  `parley ballot ${channelId} end|continue|abstain${participantId === undefined ? '' : ` --as ${participantId}`}`;
