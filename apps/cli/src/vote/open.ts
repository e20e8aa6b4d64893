import { languageOf } from '@parley/contracts/language-of';
import { converse } from '../conversing/converse.js';
import { openChannel } from '../channel/open-channel.js';
import { CliError, EXIT } from '../exit-codes.js';
import { chosenLanguage } from '../language.js';
import { listed } from '../listed.js';
import type { GlobalOptions, Session } from '../session.js';
import { membersOf } from '../team/members.js';
import { wordsOf } from '../words.js';

export interface VoteOptions {
  budget?: number;
  options?: string;
  rule?: string;
  ties?: string;
  quorum?: number;
  members?: string;
  people?: string;
  deadline?: number;
  detach?: boolean;
}

/** The body that opens a vote. @throws CliError where nobody votes, or nothing is voted on */
export function voteBody(question: string | undefined, given: VoteOptions): object {
  const words = wordsOf(chosenLanguage()).vote;
  if (!question?.trim()) throw new CliError(words.usage(), EXIT.usage);
  const language = languageOf(question);
  const members = given.members === undefined ? [] : membersOf(given.members, language);
  const people = listed(given.people ?? '').map((name) => ({ name, kind: 'person' as const }));
  if (!members.length && !people.length) throw new CliError(words.nobody + words.usage(), EXIT.usage);
  return {
    question,
    language,
    options: listed(given.options ?? ''),
    members: [...people, ...members],
    config: {
      ...(given.rule !== undefined && { rule: given.rule }),
      ...(given.ties !== undefined && { ties: given.ties }),
      ...(given.quorum !== undefined && { quorum: given.quorum }),
      ...(given.deadline !== undefined && { turn_timeout_ms: given.deadline }),
    },
  };
}

export async function openVote(
  session: Session,
  body: object,
  { detach = false }: VoteOptions,
  options: GlobalOptions,
): Promise<number> {
  const channelId = await openChannel(session, '/v1/votes', body, { ...options, detach });
  return detach ? EXIT.done : converse(session, channelId, options);
}
