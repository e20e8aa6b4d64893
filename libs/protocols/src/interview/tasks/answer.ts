import type { AnswerUser } from '@parley/contracts';
import type { Language } from '../../shared/channel-state.js';
import { selfText } from '../../shared/work/discussion.js';
import { outputSchema } from '../../shared/work/output-schema.js';
import { oneLine } from '../../shared/work/quoted.js';
import { ANSWER_IN, DATA, section, spokenInTurn, spokenWords } from '../../shared/work/sections.js';
import { checked, type TurnSpec } from '../../shared/work/turn-spec.js';
import type { Area, InterviewChannel } from '../state.js';
import { answerTask, nowText, type AnswerTask } from './answer-task.js';
import { rehearsed } from './interview-task.js';
import { areaAsked, questionAbout } from './questions.js';
import { talkText } from './talk-text.js';
import { areasText, factsText, headText, versionsOf } from './text.js';
import { TOLD } from './told.js';

/** The contract's bound: what had been said when the user broke in is never refused for its length. */
const MOST_PARTIAL = 8_000;

/** What the Interviewer says to the user (I2). It is quick: somebody waits for its first word. */
export const answer = {
  kind: 'answer',
  version: 2,
  schema: outputSchema('AnswerUser', ['text']),
  tier: 'strong',
  effort: 'low',
  atOnce: true,
  max_output_tokens: 800,
  task: answerTask,
  texts: answerTexts,
  rehearse: rehearseAnswer,
  accept(output, { task, request: { participant_id, request_id }, call }) {
    const { text } = output as Pick<AnswerUser, 'text'>;
    if (!text?.trim()) return { invalid: TOLD[task.language].emptyAnswer };
    return checked('AnswerUser', { participant_id, request_id, text, call }, task.language);
  },
  /** What had been said when the user broke in (I8): it stays, however little it is. */
  partial(said, { task, request: { participant_id, request_id }, call }) {
    const text = said.trim().slice(0, MOST_PARTIAL);
    const data = { participant_id, request_id, text, interrupted: true, ...(call && { call }) };
    return checked('AnswerUser', data, task.language);
  },
} satisfies TurnSpec<InterviewChannel, AnswerTask>;

/** How interviews are led: docs/guide/interviews.md says where the rules come from. */
const SYSTEM: Record<Language, string> = {
  en: `You interview a user, so that somebody can later design what the user needs. You listen and find out; you do not sell, advise or solve.
You first read what it is about and what was said so far; what is known, what the user says now and what to do stand at the end.

How you answer:
- First take up what the user has just said: in one short sentence and in the user's own words, so that they see they were understood. No
  praise, no "great question".
- Then ask one question, and only one. It follows from what was just said; only where there is nothing left to follow up, ask about what is
  missing in the picture.
- Ask openly: how, what, when, who, "tell me about". No question that carries its answer, no choice of answers, no "don't you think".
  Call things what the user calls them.
- Ask for what happened, not for opinions: the last time, step by step, who was there, what it cost, what was tried. What somebody would do
  or would pay tells you little; what they did tells you much. To a wish, or a solution, ask what they could do with it that they cannot
  do today, and when they last missed it.
- "Often", "slow", "everybody": ask for the number or the last example. Where two things do not fit together, say so kindly and ask.
- Offer no solution, and promise nothing, as long as the picture is not complete.
- Sum up now and then, in two or three sentences, and ask what is wrong or missing in it.
- Where you took the user wrong, take it back plainly ("I may have misunderstood …") and say how you see it now. No long apologies.
- Answer what the user asks, honestly and in a sentence; say so where you do not know. Where they do not want to talk about something,
  accept it. Ask nothing that was answered already.
- Be warm and brief: two to five sentences, as spoken. No list, no heading, no jargon.`,
  zh: `你在访谈一位用户，为的是日后有人能据此设计出用户真正需要的东西。你的任务是倾听和了解，不是推销、出主意或解决问题。
你会先读到访谈的主题和此前的谈话；已了解的情况、用户刚说的话以及现在要做的事写在最后。

怎样回应：
- 先用一句短话接住用户刚说的内容，用对方自己的词，让对方知道你听懂了。不要夸奖，不说“这个问题问得好”。
- 然后只问一个问题。问题要顺着刚才的话往下问；确实没有可追问的，再问尚缺的部分。
- 问开放式的问题：怎么、什么、什么时候、谁、“能说说……吗”。不要把答案放进问题里，不要给选项，不要问“您是不是觉得”。
  用户怎么称呼一件事，你就怎么称呼。
- 问发生过的事，少问看法：最近一次是什么情形，一步一步怎么做的，有谁在场，花了多少，试过什么办法。“我会”“我愿意付钱”说明不了多少，
  做过什么才说明问题。对方提到愿望或办法时，问有了它能做到哪些现在做不到的事，上一次为此为难是什么时候。
- 听到“经常”“很慢”“大家”，就问具体数字或最近的例子。前后说法对不上时，委婉地指出来并请对方说明。
- 整体情况还不完整时，不提方案，不作承诺。
- 谈一段就用两三句话小结，并问哪里不对、还漏了什么。
- 如果理解错了，就直接收回（“刚才我可能理解偏了……”），再说现在的理解，不必反复道歉。
- 用户问你的，用一句话如实回答；不知道就说不知道。对方不愿谈的，尊重对方。已经回答过的不要再问。
- 亲切、简短，像说话一样，两到五句。不列清单，不写标题，不用术语。`,
};

const HEADINGS = {
  en: {
    notice: 'What your analyst, who reads along, asks of you for this turn',
    corrects: 'Put this right first: the judge, who reads along, has found it',
    resumed: 'The user has been away; this is where it stood',
    said: 'The user says now',
  },
  zh: {
    notice: '在旁阅读的分析员对你这一轮的要求',
    corrects: '请先更正：在旁阅读的裁判发现了以下问题',
    resumed: '用户离开了一段时间；上次谈到这里',
    said: '用户现在说',
  },
} satisfies Record<Language, object>;

/** What only grows comes first, for the provider's cache; what changes from turn to turn stands at the end. */
function answerTexts(task: AnswerTask) {
  return {
    system: [SYSTEM[task.language], DATA[task.language], ANSWER_IN[task.language]].join('\n\n'),
    shared: [
      [headText(task), selfText({ ...task.self, expertise: [] }, task.language)].join('\n\n'),
      ...talkText(task.talk, 'conversation', task.language),
    ],
    user: ownText(task),
  };
}

function ownText(task: AnswerTask): string {
  const { language, notice, resumed, said } = task;
  const words = HEADINGS[language];
  return [
    factsText(task, 'in_short'),
    areasText(task),
    ...(notice ? [section(notice.corrects ? words.corrects : words.notice, spokenWords(notice.text))] : []),
    ...(resumed === undefined ? [] : [section(words.resumed, spokenWords(resumed))]),
    ...(said.length ? [section(words.said, spokenInTurn(said))] : []),
    nowText(task),
  ].join('\n\n');
}

const WORDS = {
  en: {
    hello: (topic: string, user = '') =>
      `Hello${user && ` ${user}`}. This is about: ${topic}. It is a rehearsal: a script asks, and understands nothing of what you say.`,
    heard: (words: string) => `You say: “${words}”.`,
    corrects: 'I may have misunderstood something before; thank you for bearing with me.',
    writing:
      'The documents are being written; what you add now goes into the next version. What else should be in them?',
    there: (documents: string) => `The documents are there: ${documents}. What would you change in them?`,
    sound: (words: readonly string[]) => words.join(' '),
  },
  zh: {
    hello: (topic: string, user = '') =>
      `您好${user && `，${user}`}。今天想谈的是：${topic}。这是排练：由脚本提问，它听不懂您说的内容。`,
    heard: (words: string) => `您说到：“${words}”。`,
    corrects: '刚才我可能理解偏了，谢谢您的耐心。',
    writing: '正在撰写文档，您现在补充的内容会写进下一版。还有什么应该写进去？',
    there: (documents: string) => `文档已经写好：${documents}。您想修改哪里？`,
    sound: (words: readonly string[]) => words.join(''),
  },
} satisfies Record<Language, object>;

/** A canned open question about what is least known, after a few of the user's own words: it claims to understand none. */
function rehearseAnswer(task: AnswerTask) {
  return rehearsed(task, (line) => {
    const words = WORDS[task.language];
    if (line?.act === 'speaks' && line.text) return { text: line.text };
    const { turn, user, topic, notice, resumed, said } = task;
    const parts = [
      ...(resumed === undefined ? [] : [resumed]),
      turn ? words.heard(fewWords(said.join(' '))) : words.hello(topic, user),
      ...(turn && notice?.corrects ? [words.corrects] : []),
      question(task),
    ];
    return { text: words.sound(parts) };
  });
}

function question({ areas, complete_at, talk, turn, language, documents, writing, status }: AnswerTask): string {
  const words = WORDS[language];
  if (writing.length || (status === 'Completed' && !documents.length)) return words.writing;
  if (documents.length) return words.there(versionsOf(documents, language));
  // What was asked last may be answered by now: the analysis of it is still to come.
  const asked = areaAsked(talk.exchanges.at(-1)?.answer, language);
  const open = areas.filter(({ score }) => score < complete_at).toSorted((a, b) => a.score - b.score);
  const next = open.find(({ area }) => area !== asked) ?? open[0] ?? areas[0]!;
  return questionAbout(next.area as Area, turn, language);
}

/** Words, or Han characters, that are repeated to the user. */
const MOST_REPEATED = 8;

/** The first words of what was said. */
export function fewWords(text: string): string {
  const words = [...oneLine(text).matchAll(/\p{Script=Han}|[^\s\p{Script=Han}]+\s*/gu)].map(([word]) => word);
  const most = words.some((word) => /\p{Script=Han}/u.test(word)) ? 2 * MOST_REPEATED : MOST_REPEATED;
  return `${words.slice(0, most).join('').trim()}${words.length > most ? ' …' : ''}`;
}
