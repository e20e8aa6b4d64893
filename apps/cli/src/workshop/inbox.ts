import type { TurnRequested } from '@parley/contracts';
import type { InboxItem } from '../protocol.js';
import { paint } from '../render/style.js';
import { howToClarify } from '../waiting/elsewhere.js';

type Work = Extract<TurnRequested['work'], 'speech' | 'follow_up' | 'ratify' | 'document'>;

/** A turn of a person's role. */
interface TurnItem extends InboxItem {
  participant_id: string;
  request_id: string;
  round: number;
  due_at: string;
  work: Work;
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

export const inboxLines = (item: InboxItem): string[] =>
  'question_id' in item ? questionLines(item as QuestionItem) : turnLines(item as TurnItem);

/** No time runs out on the user. */
function questionLines({ channel_id, topic, round, name, question_id, question, assumption }: QuestionItem): string[] {
  return [
    paint.bold(`${topic} · round ${round} · ${name} asks`),
    `  ${question}`,
    ...(assumption ? [`  else assumed: ${assumption}`] : []),
    paint.dim(`  ${howToClarify(channel_id, question_id)}`),
  ];
}

const WORK: Record<Work, string> = {
  speech: 'a speech',
  follow_up: 'whether the answer suffices',
  ratify: 'where it stands on entries',
  document: 'a document',
};

function turnLines(item: TurnItem): string[] {
  const { channel_id, topic, round, due_at, work, requirement, plan_version } = item;
  return [
    paint.bold(`${topic} · v${plan_version} · round ${round} · ${WORK[work]} · until ${due_at}`),
    `  ${requirement.replaceAll(/\s+/gu, ' ').trim()}`,
    paint.dim(`  ${howToAnswer(channel_id, item)}`),
  ];
}

const PATHS: Record<Work, string> = {
  speech: 'speeches',
  follow_up: 'follow-ups',
  ratify: 'ratifications',
  document: 'documents',
};

const PARTS: Record<Work, string> = {
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
  const body = `{"participant_id":"${participant_id}","request_id":"${request_id}",${PARTS[work as Work]}}`;
  return `POST /v1/channels/${channelId}/${PATHS[work as Work]} ${body}`;
}
