import type { AreaScore, InterviewSeat, NoticeIssued } from '@parley/contracts';
import type { Language } from '../../shared/channel-state.js';
import { oneLine } from '../../shared/work/quoted.js';
import { nowSection } from '../../shared/work/sections.js';
import { focusOf, interviewOf, type Area, type InterviewChannel, type Status } from '../state.js';
import { interviewTask, type InterviewTask } from './interview-task.js';
import { AREA, namesOf, versionsOf } from './text.js';

export interface AnswerTask extends InterviewTask {
  self: Pick<InterviewSeat, 'name' | 'persona'>;
  /** What the user says now: the messages, in their order. Before it, `talk` ends. */
  said: string[];
  /** What is least known, and known too little. */
  focus?: AreaScore;
  notice?: Pick<NoticeIssued, 'text' | 'corrects'>;
  /** Where it stood, where the user was away for long. */
  resumed?: string;
  /** The turn before got no answer. */
  unanswered: boolean;
  /** The user broke into the answer before. */
  broke_in: boolean;
  /** Documents that are being written. */
  writing: string[];
}

/** What the Interviewer is asked, from the state at its TurnRequested (I2). */
export function answerTask(state: InterviewChannel): AnswerTask {
  const { interviewer } = interviewOf(state);
  const task = interviewTask(state, 'interviewer');
  const { exchanges } = state.talk;
  const before = exchanges.filter(({ turn }) => turn < task.turn);
  const focus = focusOf(state);
  const { notice, resumed, delivery } = state;
  return {
    ...task,
    talk: { ...task.talk, exchanges: before },
    self: { name: interviewer.name, persona: interviewer.persona },
    said: exchanges.find(({ turn }) => turn === task.turn)?.user ?? [],
    ...(focus && { focus }),
    ...(notice && { notice: { text: notice.text, corrects: notice.corrects } }),
    ...(resumed !== undefined && { resumed }),
    unanswered: before.at(-1)?.answer === undefined && task.turn > 1,
    broke_in: before.at(-1)?.interrupted !== undefined,
    writing: delivery?.documents ?? [],
  };
}

/** Turns after which it is time to sum up again. */
const SUM_UP_EVERY = 5;

interface Wording {
  opening: string;
  status: Record<Exclude<Status, 'Completed'>, string>;
  focus(focus: AreaScore): string;
  writing(documents: string): string;
  there(documents: string): string;
  complete: string;
  unanswered: string;
  brokeIn: string;
  resumed: string;
  corrects: string;
  sumUp: string;
  length: string;
}

const EN: Wording = {
  opening:
    'These are your first words. Greet the user, say in one sentence what this is about and that you are here to listen, and ask your first question: an easy one, about who they are and what brings them here.',
  status: {
    Profiling: 'You are getting to know the user.',
    DeepDive: 'You know who the user is; stay with what troubles them until you have seen it happen.',
    Solutioning:
      'What troubles the user is clear; find out what would help: what they would do with it, what it must not touch, how they would know that it worked.',
  },
  focus: ({ area, missing }) =>
    `Least is known of ${AREA.en[area as Area]}${missing ? `: ${oneLine(missing)}` : ''}. Lead there where neither the user’s words nor the request for this turn lead elsewhere; what was just answered is missing no more.`,
  writing: (documents) =>
    `The documents are being written from what was said (${documents}). Say so in a sentence, and that the talk can go on meanwhile: whatever the user adds or corrects goes into the next version.`,
  there: (documents) =>
    `The documents are there: ${documents}. Where the user says what is to change, say in their words what you have understood; it goes into the next version. Else invite them to read, and ask what is wrong in them or missing. They can also write /deliver with the document and the change.`,
  complete:
    'The picture is complete. Tell the user so in a sentence, and ask what else should be known before the documents are written.',
  unanswered:
    'You gave no answer to what the user said last. Say sorry for that in a few words, and take it up with what they say now.',
  brokeIn: 'The user broke in on what you said last. Go with what they say now; do not finish what you had begun.',
  resumed: 'Begin with one line on where it stood, and then answer.',
  corrects: 'Begin with taking back what was wrong.',
  sumUp:
    'It is time to sum up what you have understood, in two or three sentences, and to ask what is wrong or missing in it: that is your question this time.',
  length: 'Say at most 80 words.',
};

const ZH: Wording = {
  opening:
    '这是你的开场白。向用户问好，用一句话说明今天谈什么、你是来听对方说的，然后提出第一个容易回答的问题：请对方介绍自己，以及为何而来。',
  status: {
    Profiling: '你正在初步了解这位用户。',
    DeepDive: '你已知道用户是谁；围绕对方的困扰深入下去，直到弄清它具体是怎样发生的。',
    Solutioning: '用户的困扰已经清楚；现在了解什么会有帮助：有了它对方会怎么用、哪些不能动、怎样才算成功。',
  },
  focus: ({ area, missing }) =>
    `目前了解最少的是${AREA.zh[area as Area]}${missing ? `：${oneLine(missing)}` : ''}。若用户的话没有可追问的，本轮要求也未另作指示，就往这方面引；对方刚刚回答过的不算缺少。`,
  writing: (documents) =>
    `正在根据谈话撰写文档（${documents}）。用一句话告诉用户，并说明可以继续谈：补充或更正的内容会写进下一版。`,
  there: (documents) =>
    `文档已经写好：${documents}。如果用户说要改什么，就用对方的话说出你的理解，并说明会写进下一版；否则请对方阅读，并问哪里不对、还缺什么。用户也可以输入 /deliver，写明文档和要改的内容。`,
  complete: '整体情况已经完整。用一句话告诉用户，并问在撰写文档之前还有什么应该知道。',
  unanswered: '用户上一轮的话你没有回答。先用几个字致歉，再连同对方现在说的一起回应。',
  brokeIn: '你上次的话被用户打断了。顺着对方现在说的谈，不要把没说完的话补完。',
  resumed: '先用一句话说明上次谈到哪里，再作回应。',
  corrects: '开头先收回说错的内容。',
  sumUp: '该小结了：用两三句话说出你的理解，并问哪里不对、还漏了什么，这就是你这一轮的问题。',
  length: '不超过 130 字。',
};

const WORDS: Record<Language, Wording> = { en: EN, zh: ZH };

/** What the Interviewer does in this turn. */
export function nowText(task: AnswerTask): string {
  const words = WORDS[task.language];
  if (!task.turn) return nowSection(task.language, words.opening, words.length);
  const { notice, resumed, unanswered, broke_in } = task;
  return nowSection(
    task.language,
    ...(resumed === undefined ? [] : [words.resumed]),
    ...(notice?.corrects ? [words.corrects] : []),
    ...(unanswered && !broke_in ? [words.unanswered] : []),
    ...(broke_in ? [words.brokeIn] : []),
    ...standing(task, words),
    words.length,
  );
}

/** Where the interview stands, and what that asks of the Interviewer. */
function standing({ status, documents, writing, focus, turn, language }: AnswerTask, words: Wording): string[] {
  const there = documents.length ? [words.there(versionsOf(documents, language))] : [];
  if (writing.length) return [words.writing(namesOf(writing, language)), ...there];
  if (there.length) return there;
  if (status === 'Completed') return [words.complete];
  if (turn % SUM_UP_EVERY === 0) return [words.status[status], words.sumUp];
  return [words.status[status], ...(focus ? [words.focus(focus)] : [])];
}
