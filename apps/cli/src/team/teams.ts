import { idFrom } from '@parley/contracts';
import { plainJson } from '@parley/untrusted';
import { converse } from '../conversing/converse.js';
import type { Desk } from '../conversing/desk.js';
import { openChannel } from '../channel/open-channel.js';
import { CliError, EXIT } from '../exit-codes.js';
import { chosenLanguage, type Language } from '../language.js';
import { listed } from '../listed.js';
import { note, print } from '../output.js';
import type { GlobalOptions, Session } from '../session.js';
import { expertBody, idOf, lineUp, type OwnExperts } from './line-up.js';
import { ownExperts } from './own-experts.js';
import { saveArtefacts } from './save-artefacts.js';
import { teamBody, type TeamBody } from './scenario.js';
import { spokenWords, wordsOf } from '../words.js';

export interface TeamOptions {
  budget?: number;
  file?: string;
  experts?: string;
  lead?: string;
  expertsDir?: string;
  debates: boolean;
  debateRounds?: number;
  anonymous?: boolean;
  collection?: string;
  rehearsal?: boolean;
  detach?: boolean;
}

/** What to do and who does it, as given. @throws CliError where the task is missing or an expert is unknown (D7) */
export function teamRequest(words: readonly string[], options: TeamOptions): object {
  const { file, experts, lead, expertsDir, rehearsal } = options;
  const typed = words.join(' ').trim();
  const { usage, emptyTask, nothingToDo, expertsOrFile, noTask } = spokenWords().teamErrors;
  if (words.length && !typed) throw new CliError(emptyTask + usage(), EXIT.usage);
  if (!typed && file === undefined) throw new CliError(nothingToDo + usage(), EXIT.usage);
  if (file !== undefined && experts !== undefined) throw new CliError(expertsOrFile, EXIT.usage);
  const own = ownExperts(expertsDir);
  const names = experts === undefined ? undefined : listed(experts);
  const who =
    file === undefined ? lineUp({ ...(names && { names }), ...(lead && { lead }) }, own) : fromFile(file, lead, own);
  const body: Partial<TeamBody> = { ...who, ...(typed && { task: typed }) };
  if (body.task === undefined) throw new CliError(noTask(file!) + usage(), EXIT.usage);
  return { ...body, config: { ...body.config, ...configOf(options) }, ...(rehearsal && { rehearsal }) };
}

/** A lead that the file does not have joins it. */
function fromFile(file: string, lead: string | undefined, own: OwnExperts): TeamBody {
  const body = teamBody(file, own);
  if (lead === undefined) return body;
  const ids = (body.experts as Seat[]).map(seatId);
  const id = ids.find((one) => one === idFrom(lead)) ?? idOf(lead, own);
  const experts = ids.includes(id) ? body.experts : [expertBody(id, own), ...body.experts];
  return { ...body, lead: id, experts };
}

interface Seat {
  participant_id?: string;
  expert?: string;
  name?: string;
}

const seatId = ({ participant_id, expert, name = '' }: Seat): string => participant_id ?? expert ?? idFrom(name);

const configOf = ({ debates, debateRounds, anonymous, collection }: TeamOptions): object => ({
  ...(!debates && { automatic_debates: false }),
  ...(debateRounds !== undefined && { debate_rounds: debateRounds }),
  ...(anonymous && { anonymous_peers: true }),
  ...(collection !== undefined && { collection }),
});

export const ownCommands = (language: Language): Record<string, string> => wordsOf(language).team.commands;

/** A team from the task to the report (D1), shown as it works; what is typed meanwhile is said to its lead (D5). */
export async function team(
  session: Session,
  request: object,
  { detach = false }: TeamOptions,
  options: GlobalOptions,
  chat?: Desk,
): Promise<number> {
  const body = { ...request, ...(options.lang && { language: options.lang }) };
  const channelId = await openChannel(session, '/v1/teams', body, { ...options, detach });
  if (detach) return EXIT.done;
  const exitCode = await converse(session, channelId, options, ownCommands, chat);
  if (exitCode === EXIT.detached) return exitCode;
  const saved = await saveArtefacts(session.client, channelId);
  if (saved.files.length && !options.quiet) (chat?.note ?? note)(wordsOf(chosenLanguage()).team.saved(saved));
  return exitCode;
}

/** Takes what a team handed over into a folder, wherever it was opened. */
export async function artefacts(
  { client }: Session,
  channel: string,
  folder: string | undefined,
  options: GlobalOptions,
): Promise<number> {
  const saved = await saveArtefacts(client, channel, folder);
  if (options.output !== 'text') print(plainJson(saved));
  else
    print(
      saved.files.length ? wordsOf(chosenLanguage()).team.saved(saved) : wordsOf(chosenLanguage()).team.nothingSaved,
    );
  return EXIT.done;
}
