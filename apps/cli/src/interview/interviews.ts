import { languageOf } from '@parley/contracts/language-of';
import type { OpenInterviewDto } from '@parley/client';
import { commaOf } from '@parley/wording';
import type { Desk } from '../conversing/desk.js';
import { findChannel } from '../channel/find-channel.js';
import { openChannel } from '../channel/open-channel.js';
import { CliError, EXIT } from '../exit-codes.js';
import { paint } from '../render/style.js';
import { bodyOfFile } from '../read-yaml.js';
import type { GlobalOptions, Session } from '../session.js';
import { talk, type TalkOptions } from './talk.js';
import { interviewView, lastWords, type InterviewView } from './view.js';
import { printText } from '../output.js';
import { spokenWords, wordsOf } from '../words.js';

export interface InterviewOptions extends TalkOptions {
  file?: string;
  goal?: string;
  name?: string;
  resume?: string;
  budget?: number;
  rehearsal?: boolean;
  detach?: boolean;
}

/** What an interview is opened with, and what its file has the user say, a message a turn. */
export interface InterviewRequest {
  body: OpenInterviewDto;
  says: string[];
}

/** What to open, as given on the command line; undefined where one is gone on with. @throws CliError where it contradicts itself */
export function interviewRequest(
  words: readonly string[],
  { file, goal, name, resume: channel, rehearsal, budget }: InterviewOptions,
): InterviewRequest | undefined {
  const typed = words.join(' ').trim();
  const { usage, resumesAsIs, emptyTopic, whatAbout } = spokenWords().interviewErrors;
  if (channel !== undefined) {
    const isNew =
      words.length ||
      file !== undefined ||
      goal !== undefined ||
      name !== undefined ||
      rehearsal ||
      budget !== undefined;
    if (isNew) throw new CliError(resumesAsIs + usage(), EXIT.usage);
    return undefined;
  }
  if (words.length && !typed) throw new CliError(emptyTopic + usage(), EXIT.usage);
  if (!typed && file === undefined) throw new CliError(whatAbout + usage(), EXIT.usage);
  const { says = [], ...body } = file === undefined ? { topic: typed } : interviewFile(file);
  const given = {
    ...body,
    ...(typed && { topic: typed }),
    ...(goal !== undefined && { goal }),
    ...(name !== undefined && { user: { ...body.user, name } }),
    ...(rehearsal && { rehearsal }),
  };
  return { body: given, says };
}

const interviewFile = (file: string) =>
  bodyOfFile('interview', file) as unknown as OpenInterviewDto & { says?: string[] };

/** An interview from its first words on (I2); what is typed is said to the Interviewer. */
export async function interview(
  session: Session,
  { body, says }: InterviewRequest,
  { detach = false, ...talkOptions }: InterviewOptions,
  options: GlobalOptions,
  desk?: Desk,
): Promise<number> {
  const request = { ...body, ...(options.lang && { language: options.lang }) };
  const channelId = await openChannel(session, '/v1/interviews', request, { ...options, detach });
  if (detach) return EXIT.done;
  const language = options.lang ?? body.language ?? languageOf(body.goal ?? body.topic);
  return talk(session, { channelId, topic: body.topic, language, says }, talkOptions, options, desk);
}

/** Goes on with an interview, days later too: says where it stood first. @throws CliError where it is over */
export async function resume(
  session: Session,
  channel: string,
  talkOptions: TalkOptions,
  options: GlobalOptions,
): Promise<number> {
  const view = await interviewView(session.client, await findChannel(session.client, channel));
  const language = options.lang ?? view.language;
  if (view.phase === 'closed') throw new CliError(wordsOf(language).interview.over(view.channel_id), EXIT.usage);
  if (options.output === 'text') printText(whereItStood(view, language).join('\n'));
  const { channel_id: channelId, topic, position: since } = view;
  return talk(session, { channelId, topic, language, says: [], since }, talkOptions, options);
}

/** The status, the last words, and what waits. */
export function whereItStood(view: InterviewView, language: 'en' | 'zh'): string[] {
  const words = wordsOf(language).interview;
  const { topic, state, barrier, documents } = view;
  return [
    `${paint.bold(topic)} · ${words.stoodAt(words.statuses[state.status], state.completeness_score)}`,
    ...lastWords(view, words),
    ...(barrier ? [paint.dim(`  ⏳ ${words.held[barrier.level]} ${words.waits(barrier.waiting)}`)] : []),
    ...(documents.length
      ? [
          paint.dim(
            `  📄 ${documents.map(({ document, version }) => `${document} v${version}`).join(commaOf(language))}`,
          ),
        ]
      : []),
  ];
}
