import type { TurnRequested } from '@parley/contracts';
import { commandWordingOf } from '../commands/wording.js';
import type { Language } from '../language.js';
import type { InboxItem } from '../protocol.js';
import { paint } from '../render/style.js';
import { timeText } from '../render/time.js';
import { howToClarify } from '../waiting/elsewhere.js';
import { workshopWordingOf } from './wording.js';
import { PATHS, type WorkshopWork } from './work.js';

/** A turn of a person's role. */
interface TurnItem extends InboxItem {
  participant_id: string;
  request_id: string;
  round: number;
  due_at: string;
  work: WorkshopWork;
  requirement: string;
  plan_version: number;
}

/** A role's question to the user (W6). */
interface QuestionItem extends InboxItem {
  question_id: string;
  name: string;
  round: number;
  question: string;
  assumption: string;
}

export const inboxLines = (item: InboxItem, language: Language): string[] =>
  'question_id' in item ? questionLines(item as QuestionItem, language) : turnLines(item as TurnItem, language);

/** No time runs out on the user. */
function questionLines(item: QuestionItem, language: Language): string[] {
  const { channel_id, topic, round, name, question_id, question, assumption } = item;
  const { asks, elseAssumed } = workshopWordingOf(language);
  const { round: roundOf, colon } = commandWordingOf(language);
  return [
    paint.bold([topic, roundOf(round), asks(name)].join(' · ')),
    `  ${question}`,
    ...(assumption ? [`  ${elseAssumed}${colon}${assumption}`] : []),
    paint.dim(`  ${howToClarify(channel_id, question_id)}`),
  ];
}

function turnLines(item: TurnItem, language: Language): string[] {
  const { round: roundOf, until } = commandWordingOf(language);
  const asked = workshopWordingOf(language).work[item.work];
  const { channel_id, topic, round, due_at, requirement, plan_version } = item;
  return [
    paint.bold([topic, `v${plan_version}`, roundOf(round), asked, until(timeText(due_at))].join(' · ')),
    `  ${requirement.replaceAll(/\s+/gu, ' ').trim()}`,
    paint.dim(`  ${howToAnswer(channel_id, item)}`),
  ];
}

const PARTS: Record<WorkshopWork, string> = {
  speech: '"speech":{"analysis":"…"}',
  follow_up: '"question":"…"',
  ratify: '"entry_stances":[{"entry_id":"…","stance":"agree"}]',
  document: '"document":{"summary":"…"}',
};

/** A person's role answers over REST: what it says has more parts than a command line. */
export function howToAnswer(
  channelId: string,
  { participant_id, request_id, work = 'speech' }: Pick<TurnRequested, 'participant_id' | 'request_id' | 'work'>,
): string {
  const body = `{"participant_id":"${participant_id}","request_id":"${request_id}",${PARTS[work as WorkshopWork]}}`;
  return `POST /v1/channels/${channelId}/${PATHS[work as WorkshopWork]} ${body}`;
}
