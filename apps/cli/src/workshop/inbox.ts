import type { TurnRequested } from '@parley/contracts';
import type { Language } from '../language.js';
import type { InboxItem } from '../protocol.js';
import { oneLine } from '../render/one-line.js';
import { paint } from '../render/style.js';
import { timeText } from '../render/time.js';
import { howToClarify } from '../waiting/elsewhere.js';
import type { WorkshopWork } from './work.js';
import { command } from '../called.js';
import { wordsOf } from '../words.js';

/** A turn of a person's role. */
export interface WorkshopItem extends InboxItem {
  participant_id: string;
  request_id: string;
  round: number;
  due_at: string;
  work: WorkshopWork;
  requirement: string;
  plan_version: number;
  /** How far the plan has come: what is open, agreed on, and on the table. */
  issues?: { issue_id: string; statement: string }[];
  draft?: Entry[];
  proposed?: Entry[];
  /** The entries that a ratification is about. */
  unheard?: string[];
  /** What a follow-up is about: what was asked, and what the user answered. */
  asked?: { question: string; exchanges: { question: string; answer: string }[] };
  /** All agreed at once, and this turn supposes that it was wrong. */
  premortem?: true;
  output_document?: string;
  document_kind?: string;
}

interface Entry {
  entry_id: string;
  text: string;
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
  'question_id' in item ? questionLines(item as QuestionItem, language) : turnLines(item as WorkshopItem, language);

/** No time runs out on the user. */
function questionLines(item: QuestionItem, language: Language): string[] {
  const { channel_id, topic, round, name, question_id, question, assumption } = item;
  const { asks, elseAssumed } = wordsOf(language).workshop;
  const { round: roundOf, colon } = wordsOf(language).commands;
  return [
    paint.bold([topic, roundOf(round), asks(name)].join(' · ')),
    `  ${question}`,
    ...(assumption ? [`  ${elseAssumed}${colon}${assumption}`] : []),
    paint.dim(`  ${howToClarify(channel_id, question_id)}`),
  ];
}

function turnLines(item: WorkshopItem, language: Language): string[] {
  const { round: roundOf, until } = wordsOf(language).commands;
  const asked = wordsOf(language).workshop.work[item.work];
  const { channel_id, topic, round, due_at, requirement, plan_version, output_document } = item;
  return [
    paint.bold(
      [topic, `v${plan_version}`, roundOf(round), asked, output_document, until(timeText(due_at))]
        .filter(Boolean)
        .join(' · '),
    ),
    ...(item.premortem ? [paint.warn(`  ${wordsOf(language).premortem.asked}`)] : []),
    `  ${oneLine(requirement)}`,
    ...standing(item, language),
    paint.dim(`  ${howToAnswer(channel_id, item)}`),
  ];
}

/** The plan so far, by the ids that an answer names. */
function standing({ issues = [], draft = [], proposed = [], unheard = [], asked }: WorkshopItem, language: Language) {
  const { standing: words, yourQuestion, userSays } = wordsOf(language).workshop;
  const { colon } = wordsOf(language).commands;
  const part = (title: string, entries: readonly string[]) =>
    entries.length ? [`  ${title}${colon}`, ...entries] : [];
  const entry = ({ entry_id, text }: Entry) =>
    `    ${entry_id} · ${oneLine(text)}${unheard.includes(entry_id) ? ` ${words.new}` : ''}`;
  return [
    ...(asked?.exchanges ?? []).flatMap(({ question, answer }) => [
      `  ${yourQuestion}${colon}${oneLine(question)}`,
      `  ${userSays}${colon}${oneLine(answer)}`,
    ]),
    ...part(
      words.issues,
      issues.map(({ issue_id, statement }) => `    ${issue_id} · ${oneLine(statement)}`),
    ),
    ...part(words.draft, draft.map(entry)),
    ...part(words.proposed, proposed.map(entry)),
  ];
}

/** What a role says has more parts than a command line. */
export const howToAnswer = (channelId: string, { participant_id }: Pick<TurnRequested, 'participant_id'>): string =>
  command`write ${channelId} ${participant_id}`;
