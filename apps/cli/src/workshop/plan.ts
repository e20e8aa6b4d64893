import { plainJson } from '@parley/contracts';
import { relative } from 'node:path';
import { chosenCast } from '../commands/cast.js';
import { deskOf, type Desk } from '../commands/desk.js';
import { opened } from '../commands/opened.js';
import { CliError, EXIT } from '../exit-codes.js';
import type { GlobalOptions, Session } from '../session.js';
import { languageOf } from '../language.js';
import { asRole, membersOf, refuseMembersOfFile } from '../team/members.js';
import { discuss } from './clarify.js';
import { planBody, rolesOf } from './scenario.js';
import { ofChannel } from '../commands/print.js';
import { saveVersion } from './save-version.js';
import { savedPlan } from './versions.js';
import { note, print } from '../output.js';
import { planWords } from './plan-wording.js';

export interface PlanOptions {
  budget?: number;
  file?: string;
  roles?: string;
  members?: string;
  from?: string;
  feedback?: string;
  collection?: string;
  detach?: boolean;
}

/** What to plan, as given on the command line. @throws CliError where something is missing or contradicts itself */
export function planRequest(
  requirement: string | undefined,
  { file, roles, members, from, feedback, collection }: PlanOptions,
): object {
  const words = planWords();
  if (requirement !== undefined && file !== undefined)
    throw new CliError(words.requirementOrFile + words.usage, EXIT.usage);
  if (requirement !== undefined && !requirement.trim())
    throw new CliError(words.emptyRequirement + words.usage, EXIT.usage);
  const rolesFile = roles ?? file;
  refuseMembersOfFile({
    ...(rolesFile !== undefined && { file: rolesFile }),
    ...(members !== undefined && { members }),
  });
  const body = { ...(file === undefined ? {} : planBody(file)), ...(requirement !== undefined && { requirement }) };
  const given = {
    ...body,
    ...(collection !== undefined && { config: { ...body.config, collection } }),
    ...(feedback !== undefined && { feedback }),
    ...(roles !== undefined && { roles: rolesOf(roles) }),
    ...(members !== undefined && { roles: membersOf(members, languageOf(requirement ?? '')).map(asRole) }),
  };
  if (from === undefined && given.requirement === undefined)
    throw new CliError(words.nothingToPlan + words.usage, EXIT.usage);
  if (from === undefined && feedback !== undefined)
    throw new CliError(words.feedbackOnVersion + words.usage, EXIT.usage);
  return given;
}

/**
 * A workshop from requirement to report (W1): told live, the user asked where they are needed, the version kept (W9).
 * @param chat where it is typed, in a chat that goes on afterwards
 */
export async function plan(
  session: Session,
  request: object,
  { from, file, detach = false }: PlanOptions,
  options: GlobalOptions,
  chat?: Desk,
): Promise<number> {
  const { client } = session;
  const base = from === undefined ? undefined : await savedPlan(from, client);
  const { requirement = '', roles } = request as { requirement?: string; roles?: object[] };
  const isUncast = !roles && !base && file === undefined;
  const about = {
    protocol: 'workshop',
    topic: requirement,
    language: options.lang ?? languageOf(requirement),
  } as const;
  const body = {
    ...request,
    ...(isUncast && { roles: (await chosenCast(session, about, { options, chat })).map(asRole) }),
    ...(options.lang && { language: options.lang }),
    ...(base && { base: { channel_id: base.channel_id } }),
  };
  const channelId = await opened(session, '/v1/workshops', body, { ...options, detach });
  if (detach) return EXIT.done;
  const desk = chat ?? deskOf(options);
  const exitCode = await discuss(session, channelId, desk, options).finally(() => {
    if (!chat) desk?.close();
  });
  if (exitCode === EXIT.detached) return exitCode;
  const { folder, name } = await saveVersion(client, channelId);
  if (!options.quiet) (chat?.note ?? note)(planWords().why(relative('.', folder), name));
  return exitCode;
}

/** Takes a finished workshop's files into the data folder, wherever it was opened. */
export async function planOutputs({ client }: Session, channel: string, options: GlobalOptions): Promise<number> {
  const { folder } = await saveVersion(client, channel);
  print(options.output === 'text' ? relative('.', folder) : plainJson(ofChannel(channel, { folder })));
  return EXIT.done;
}
