import { languageOf } from '@parley/contracts/language-of';
import { chosenCast } from '../channel/cast.js';
import { converse } from '../conversing/converse.js';
import type { Desk } from '../conversing/desk.js';
import { openChannel } from '../channel/open-channel.js';
import { CliError, EXIT } from '../exit-codes.js';
import { bodyOfFile } from '../read-yaml.js';
import type { GlobalOptions, Session } from '../session.js';
import { asCandidate, namedMembers, refuseMembersOfFile } from '../team/members.js';
import { spokenWords } from '../words.js';

/** The body of the channel to open; without candidates where nobody was named. @throws CliError where neither or both of demand and file are given */
export function negotiationBody(demand: string | undefined, file: string | undefined, members?: string): object {
  const words = spokenWords().negotiationCommands;
  refuseMembersOfFile({ ...(file !== undefined && { file }), ...(members !== undefined && { members }) });
  if (file !== undefined && demand === undefined) return bodyOfFile('negotiate', file);
  if (demand !== undefined && file === undefined) {
    if (!demand.trim()) throw new CliError(words.emptyDemand + words.usage(), EXIT.usage);
    const candidates = namedMembers(members === undefined ? {} : { members }, languageOf(demand))?.map(asCandidate);
    return { demand: { text: demand }, ...(candidates && { candidates }) };
  }
  throw new CliError(words.demandOrFile + words.usage(), EXIT.usage);
}

/** @param chat where it is typed, in a chat that goes on afterwards */
export async function negotiate(
  session: Session,
  body: object,
  detach: boolean,
  options: GlobalOptions,
  chat?: Desk,
): Promise<number> {
  const { demand, candidates } = body as { demand: { text: string }; candidates?: object[] };
  const about = { protocol: 'negotiation', topic: demand.text, language: languageOf(demand.text) } as const;
  const cast = async () => ({
    candidates: (await chosenCast(session, about, { options, chat })).map(asCandidate),
  });
  const said = { ...options, detach, ...(!candidates && { cast }) };
  const channelId = await openChannel(session, '/v1/negotiations', body, said);
  return detach ? EXIT.done : converse(session, channelId, options, undefined, chat);
}
