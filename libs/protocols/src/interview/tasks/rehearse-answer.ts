import type { Language } from '../../shared/channel-state.js';
import { oneLine } from '../../shared/work/lines.js';
import type { Area } from '../state.js';
import type { AnswerTask } from './answer-task.js';
import { rehearsed } from './interview-task.js';
import { areaAsked, questionAbout } from './questions.js';
import { versionsOf } from './text.js';

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
export const rehearseAnswer = (task: AnswerTask) =>
  rehearsed(task, (line) => {
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
const MOST = 8;

/** The first words of what was said. */
export function fewWords(text: string): string {
  const words = [...oneLine(text).matchAll(/\p{Script=Han}|[^\s\p{Script=Han}]+\s*/gu)].map(([word]) => word);
  const most = words.some((word) => /\p{Script=Han}/u.test(word)) ? 2 * MOST : MOST;
  return `${words.slice(0, most).join('').trim()}${words.length > most ? ' …' : ''}`;
}
