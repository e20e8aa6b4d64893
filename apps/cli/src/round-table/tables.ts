import { languageOf } from '@parley/contracts/language-of';
import { chosenCast } from '../channel/cast.js';
import { converse } from '../conversing/converse.js';
import type { Desk } from '../conversing/desk.js';
import { openChannel, type Cast } from '../channel/open-channel.js';
import { CliError, EXIT } from '../exit-codes.js';
import { chosenLanguage } from '../language.js';
import { bodyOfFile } from '../read-yaml.js';
import type { GlobalOptions, Session } from '../session.js';
import { partyCast } from './cast.js';
import { tableBody } from './ready-table.js';
import { talk } from './talk.js';
import { namedMembers, refuseMembersOfFile } from '../team/members.js';
import { spokenWords, wordsOf } from '../words.js';

export interface TableOptions {
  budget?: number;
  file?: string;
  /** A ready table. */
  table?: string;
  members?: string;
  rounds?: number;
  autoExit?: boolean;
  inTurn?: boolean;
  detach?: boolean;
  /** Its seats are spread over the models that are configured. */
  diverse?: boolean;
}

/** The body of the table to open; without members where nobody was named. @throws CliError where neither or both of topic and file are given */
export function boardBody(topic: string | undefined, options: TableOptions): object {
  const { usage, topicOrFile, emptyTopic, tableOrFile } = wordsOf(chosenLanguage()).roundTable;
  if ((topic === undefined) === (options.file === undefined)) throw new CliError(topicOrFile + usage(), EXIT.usage);
  if (topic !== undefined && !topic.trim()) throw new CliError(emptyTopic + usage(), EXIT.usage);
  refuseMembersOfFile(options);
  if (options.file !== undefined && options.table !== undefined) throw new CliError(tableOrFile + usage(), EXIT.usage);
  if (options.file !== undefined) return withOptions(tableFile(options.file, 'board'), options);
  if (options.table !== undefined) return withOptions(tableBody(options.table, { text: topic }, options), options);
  const members = namedMembers(options, languageOf(topic!));
  return withOptions({ mode: 'board', question: topic, ...(members && { members }) }, options);
}

/** The body of the party to open; without a message it waits for one. */
export function partyBody(message: string | undefined, options: TableOptions): object {
  refuseMembersOfFile(options);
  const given = message === undefined ? {} : { question: message };
  const language = languageOf(message ?? '');
  if (options.file !== undefined) return withOptions({ ...tableFile(options.file, 'party'), ...given }, options);
  return withOptions(
    { mode: 'party', ...given, members: namedMembers(options, language) ?? partyCast(language) },
    options,
  );
}

/** @throws CliError where the file says that it is the other kind of table */
function tableFile(file: string, mode: 'board' | 'party'): Body {
  const body: Body & { mode?: string } = bodyOfFile('board', file);
  if (body.mode !== undefined && body.mode !== mode)
    throw new CliError(spokenWords().errors.fileOfOther(file, body.mode), EXIT.usage);
  return { mode, ...body };
}

interface Body {
  config?: object;
  termination?: object;
  [field: string]: unknown;
}

function withOptions(body: Body, options: TableOptions): object {
  const { rounds, autoExit, inTurn } = options;
  return {
    ...body,
    config: {
      ...body.config,
      ...(rounds !== undefined && { rounds }),
      ...(inTurn && { speaking: 'in_turn' }),
    },
    ...((autoExit || body.termination) && {
      termination: { ...body.termination, ...(autoExit && { auto_exit: true }) },
    }),
  };
}

type GoingOn = (session: Session, channelId: string, options: GlobalOptions, chat?: Desk) => Promise<number>;

/** Opens the table and goes on with it, or prints its id where it is to be left alone. */
const opening =
  (goOn: GoingOn) =>
  async (
    session: Session,
    body: object,
    { detach = false, diverse }: TableOptions,
    options: GlobalOptions,
    chat?: Desk,
    cast?: Cast,
  ): Promise<number> => {
    const channelId = await openChannel(session, '/v1/round-tables', body, { ...options, detach, cast, diverse });
    return detach ? EXIT.done : goOn(session, channelId, options, chat);
  };

const openBoard = opening((session, channelId, options, chat) =>
  converse(session, channelId, options, undefined, chat),
);

/** A board of those who were named, or of a cast that is chosen for its topic. */
export async function board(
  session: Session,
  body: object,
  tableOptions: TableOptions,
  options: GlobalOptions,
  chat?: Desk,
): Promise<number> {
  const { question = '', members } = body as { question?: string; members?: object[] };
  const about = { protocol: 'round-table', topic: question, language: languageOf(question) } as const;
  const cast = async () => ({ members: await chosenCast(session, about, { options, chat }) });
  return openBoard(session, body, tableOptions, options, chat, members ? undefined : cast);
}

export const party = opening(talk);
