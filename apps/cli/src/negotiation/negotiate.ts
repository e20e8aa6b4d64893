import { converse } from '../commands/converse.js';
import type { Desk } from '../commands/desk.js';
import { opened } from '../commands/opened.js';
import { CliError, EXIT } from '../exit-codes.js';
import { languageOf } from '../language.js';
import type { GlobalOptions, Session } from '../session.js';
import { asCandidate, membersOf, refuseMembersOfFile } from '../team/members.js';
import { smallCast } from './cast.js';
import { scenarioBody } from './scenario.js';
import { negotiationCommands } from './command-wording.js';

/** The body of the channel to open. @throws CliError where neither or both of demand and file are given */
export function negotiationBody(demand: string | undefined, file: string | undefined, members?: string): object {
  const words = negotiationCommands();
  refuseMembersOfFile({ ...(file !== undefined && { file }), ...(members !== undefined && { members }) });
  if (file !== undefined && demand === undefined) return scenarioBody(file);
  if (demand !== undefined && file === undefined) {
    if (!demand.trim()) throw new CliError(words.emptyDemand + words.usage, EXIT.usage);
    const language = languageOf(demand);
    const candidates = members === undefined ? smallCast(language) : membersOf(members, language).map(asCandidate);
    return { demand: { text: demand }, candidates };
  }
  throw new CliError(words.demandOrFile + words.usage, EXIT.usage);
}

/** @param chat where it is typed, in a chat that goes on afterwards */
export async function negotiate(
  session: Session,
  body: object,
  detach: boolean,
  options: GlobalOptions,
  chat?: Desk,
): Promise<number> {
  const channelId = await opened(session, '/v1/channels', body, { ...options, detach });
  return detach ? EXIT.done : converse(session, channelId, options, undefined, chat);
}
