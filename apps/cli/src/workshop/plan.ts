import { languageOf } from '@parley/contracts/language-of';
import { plainJson } from '@parley/untrusted';
import { relative } from 'node:path';
import type { ApiClient } from '../api-client.js';
import { chosenCast } from '../channel/cast.js';
import { deskOf, type Desk } from '../conversing/desk.js';
import { openChannel } from '../channel/open-channel.js';
import { ofChannel } from '../print-results.js';
import { EXIT } from '../exit-codes.js';
import { note, print } from '../output.js';
import type { Chat } from '../protocol.js';
import type { GlobalOptions, Session } from '../session.js';
import { asRoles } from '../team/members.js';
import { discuss } from './clarify.js';
import { planLine } from './plan-line.js';
import type { PlanRequest } from './plan-request.js';
import { withReport } from './report.js';
import { saveVersion } from './save-version.js';
import { savedPlan } from './versions.js';
import { spokenWords } from '../words.js';

/**
 * A workshop from requirement to report (W1): told live, the user asked where they are needed, the version kept (W9).
 * @param chat where it is typed, in a chat that goes on afterwards
 */
export async function plan(
  session: Session,
  request: PlanRequest,
  { detach = false }: { detach?: boolean },
  options: GlobalOptions,
  chat?: Desk,
): Promise<number> {
  const { client } = session;
  const body = {
    ...(await bodyOf(request, client)),
    ...(options.lang && { language: options.lang }),
  };
  const cast = async () => ({ roles: await chosenRoles(session, request, options, chat) });
  const said = { ...options, detach, ...(request.isUncast && { cast }) };
  const channelId = await openChannel(session, '/v1/workshops', body, said);
  if (detach) return EXIT.done;
  const desk = chat ?? deskOf(options);
  const exitCode = await discuss(session, channelId, desk, options).finally(() => {
    if (!chat) desk?.close();
  });
  if (exitCode === EXIT.detached) return exitCode;
  const { folder, name } = await saveVersion(client, channelId);
  if (!options.quiet) (chat?.note ?? note)(spokenWords().plan.why(relative('.', folder), name));
  return exitCode;
}

/** `/plan …`, as it is typed in a chat or a party. */
export async function planInChat(line: string, { session, options, desk }: Chat): Promise<number> {
  return plan(session, planLine(line), {}, options, desk);
}

/** Whoever takes part where nobody is named. */
async function chosenRoles(session: Session, { body }: PlanRequest, options: GlobalOptions, chat: Desk | undefined) {
  const { requirement: topic = '' } = body;
  const about = { protocol: 'workshop', topic, language: options.lang ?? languageOf(topic) } as const;
  return asRoles(await chosenCast(session, about, { options, chat }), about.language);
}

/** With what an earlier version says, where it begins from one. */
async function bodyOf({ body, from, report }: PlanRequest, client: ApiClient): Promise<object> {
  const base = from === undefined ? undefined : await savedPlan(from, client);
  const wanted = body.requirement ?? base?.requirement ?? '';
  return {
    // A report may be in any language: the plan is in that of its requirement.
    ...(report && !base && { language: languageOf(wanted) }),
    ...body,
    ...(report && { requirement: withReport(wanted, report) }),
    ...(base && { base: { channel_id: base.channel_id } }),
  };
}

/** Takes a finished workshop's files into the data folder, wherever it was opened. */
export async function planOutputs({ client }: Session, channel: string, options: GlobalOptions): Promise<number> {
  const { folder } = await saveVersion(client, channel);
  print(options.output === 'text' ? relative('.', folder) : plainJson(ofChannel(channel, { folder })));
  return EXIT.done;
}
