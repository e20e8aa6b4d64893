import type { Language } from '../../shared/channel-state.js';
import { heardText, saidByUser } from '../../shared/work/discussion.js';
import { quoted } from '../../shared/work/quoted.js';
import { ANSWER_IN, DATA, section, spokenWords } from '../../shared/work/sections.js';
import type { Entry, Position, Recap, SummedUp, Talk } from '../talk.js';
import type { TableTask } from './table-task.js';

const HEADINGS: Record<Language, Headings> = {
  en: {
    topic: 'Topic',
    question: 'Question',
    table: 'At the table',
    round: (round) => `Round ${round}`,
    before: (through) => (through === 1 ? 'Round 1, in short' : `Rounds 1 to ${through}, in short`),
    user: 'The user said then',
    comma: ', ',
  },
  zh: {
    topic: '议题',
    question: '问题',
    table: '在座成员',
    round: (round) => `第 ${round} 轮`,
    before: (through) => (through === 1 ? '第 1 轮（摘要）' : `第 1 至 ${through} 轮（摘要）`),
    user: '用户当时说',
    comma: '、',
  },
};

interface Headings {
  topic: string;
  question: string;
  table: string;
  round(round: number): string;
  before(through: number): string;
  user: string;
  comma: string;
}

/** What it is about and who is there: the same from the first turn to the last. */
export function headText({ language, topic, question, mode, members }: TableTask): string {
  const words = HEADINGS[language];
  // A party's question is its first message: it stands in the talk.
  const asked = mode === 'board' && question && question !== topic;
  return [
    section(words.topic, spokenWords(topic)),
    ...(asked ? [section(words.question, spokenWords(question))] : []),
    [
      `## ${words.table}`,
      ...members.map(({ participant_id, name, about, expertise }) =>
        quoted('member', about, {
          participant_id,
          name,
          ...(expertise.length && { expertise: expertise.join(words.comma) }),
        }),
      ),
    ].join('\n'),
  ].join('\n\n');
}

/**
 * The talk in blocks that follow one another as it went: a block, once there, stays as it is while later ones are added
 * behind it, so that all of them but the new ones come from a provider's cache. In parallel a round is one block; in turn
 * every contribution is, since the next speaker already has it before it.
 */
export function talkText({ before, entries }: Talk, task: TableTask): string[] {
  const blocks: string[] = before ? [recapText(before, task)] : [];
  entries.forEach((entry, index) => {
    const previous = entries[index - 1];
    const text = entryText(entry, task);
    const follows = entry.kind === 'said' && previous?.kind === 'said' && previous.round === entry.round;
    if (follows && task.speaking === 'parallel') blocks.push(`${blocks.pop()}\n${text}`);
    else if (follows || entry.kind !== 'said') blocks.push(text);
    else blocks.push(`## ${HEADINGS[task.language].round(entry.round)}\n${text}`);
  });
  return blocks;
}

function entryText(entry: Entry, { language, members }: TableTask): string {
  switch (entry.kind) {
    case 'said':
      return heardText({ ...entry, name: nameIn(members, entry.participant_id) });
    case 'user':
      return saidByUser(entry.text, language);
    case 'summary':
      return summaryText(entry);
  }
}

/** The facilitator's rolling summary with what it leaves open. */
export const summaryText = ({ round, summary, open_points }: Omit<SummedUp, 'kind'>): string =>
  [quoted('summary', summary, { after_round: round }), ...open_points.map((point) => quoted('open_point', point))].join(
    '\n',
  );

function recapText({ through, summary, positions, user }: Recap, { language, members }: TableTask): string {
  const words = HEADINGS[language];
  return [
    `## ${words.before(through)}`,
    ...(summary ? [summaryText(summary)] : []),
    ...positions.map((position) => positionText(position, nameIn(members, position.participant_id))),
    ...(user.length ? [`${words.user}${language === 'zh' ? '：' : ':'}`, ...user.map(spokenWords)] : []),
  ].join('\n');
}

const positionText = ({ participant_id, round, verdict, claim }: Position, name: string): string =>
  quoted('position', claim, { participant_id, name, round, ...(verdict && { verdict }) });

const nameIn = (members: TableTask['members'], id: string): string =>
  members.find(({ participant_id }) => participant_id === id)?.name ?? id;

/** What all who are asked now share: what it is about, and the talk so far. */
export const sharedText = (task: TableTask): string[] => [headText(task), ...talkText(task.talk, task)];

const ROLE: Record<Language, string> = {
  en: 'You are the neutral moderator of a round table. You take no side and add no opinion of your own.',
  zh: '你是圆桌的主持人，保持中立，不加入自己的观点。',
};

/** What the neutral facilitator is told for one of its tasks: the same throughout a table. */
export const facilitatorSystem = (language: Language, instruction: Record<Language, string>): string =>
  [ROLE[language], instruction[language], DATA[language], ANSWER_IN[language]].join('\n\n');
