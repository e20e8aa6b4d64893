import { command, quoted, self, selfAt } from '../called.js';
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
  return isFound === false ? how.replaceAll(`${self()} `, `${selfAt(client.url)} `) : how;
}

function howToDecide(wait: Exclude<Wait, { kind: 'turn' }>, channelId: string): string {
  if (wait.kind === 'question') return howToClarify(channelId, wait.id);
  return howToVote(channelId, wait.kind === 'ballot' ? wait.participant_id : undefined);
}

/** For a role's question to the user (W6). */
export const howToClarify = (channelId: string, question: string): string =>
  `${command`answer ${channelId} ${question} "…"`} | ${command`skip ${channelId} ${question}`}`;

/** For a vote: a participant's, or one's own (T1). */
export const howToVote = (channelId: string, participantId?: string): string =>
  [command`ballot ${channelId} end`, '… continue', '… abstain']
    .map((line) => line + (participantId === undefined ? '' : ` --as ${quoted(participantId)}`))
    .join(' | ');
