import type { DocumentVersion } from '@parley/contracts';
import type { Language } from '../../shared/channel-state.js';
import { oneLine, quoted, shortened } from '../../shared/work/quoted.js';
import { section, spokenWords } from '../../shared/work/sections.js';
import type { Area } from '../state.js';
import type { InterviewTask } from './interview-task.js';
import { listed } from './talk-text.js';

/** The parts of the picture, as models are told of them. */
export const AREA: Record<Language, Record<Area, string>> = {
  en: {
    who: 'who the user is',
    pain: 'what troubles the user',
    context: 'how it is done today',
    constraints: 'what must not be touched',
    success: 'how the user would know that it worked',
  },
  zh: {
    who: '用户是谁',
    pain: '用户的困扰',
    context: '目前的做法与环境',
    constraints: '不可突破的限制',
    success: '怎样算成功',
  },
};

const WORDS = {
  en: {
    topic: 'Topic',
    goal: 'What the interview is to find out',
    user: 'The user',
    facts: 'What is known of the user',
    nothing: 'Nothing yet.',
    areas: 'How complete the picture is',
    area: (name: string, score: number, missing: string) =>
      `- ${name}: ${score} of 100${missing ? `; missing: ${missing}` : ''}`,
    documents: 'The documents as they stand',
    version: (documents: string, version: number) => `${documents} in version ${version}`,
    semicolon: '; ',
    comma: ', ',
  },
  zh: {
    topic: '主题',
    goal: '访谈要弄清的事',
    user: '用户',
    facts: '已了解的情况',
    nothing: '暂无。',
    areas: '各部分的完整程度',
    area: (name: string, score: number, missing: string) =>
      `- ${name}：${score}/100${missing ? `；尚缺：${missing}` : ''}`,
    documents: '现有文档',
    version: (documents: string, version: number) => `${documents}（第 ${version} 版）`,
    semicolon: '；',
    comma: '、',
  },
} satisfies Record<Language, object>;

/** What it is about: the same from the first words to the last document. */
export const headText = ({ language, topic, goal, user }: InterviewTask): string => {
  const words = WORDS[language];
  // Where nothing more was said of what it is to find out, the goal is the topic.
  const more = goal === topic ? [] : [section(words.goal, spokenWords(goal))];
  const named = user === undefined ? [] : [section(words.user, spokenWords(user))];
  return [section(words.topic, spokenWords(topic)), ...more, ...named].join('\n\n');
};

/** Characters of a fact that the Interviewer is shown. */
const IN_SHORT = 160;

/** What is known, with the turns that it rests on. @param more ids, and every word: for those who work on the facts */
export function factsText({ facts, language }: InterviewTask, more: 'whole' | 'in_short'): string {
  const words = WORDS[language];
  const lines = facts.map(({ fact_id, area, label, text, turns }) =>
    more === 'whole'
      ? quoted('fact', text, { id: fact_id, area, label, turns: listed(turns) })
      : quoted('fact', shortened(text, IN_SHORT), { area, label }),
  );
  return [`## ${words.facts}`, ...(lines.length ? lines : [words.nothing])].join('\n');
}

/** How complete each part is, and what is missing in it. */
export const areasText = ({ areas, language }: InterviewTask): string => {
  const words = WORDS[language];
  return section(
    words.areas,
    ...areas.map(({ area, score, missing }) => words.area(nameOf(area as Area, language), score, oneLine(missing))),
  );
};

const nameOf = (area: Area, language: Language): string =>
  language === 'zh' ? `${area}（${AREA.zh[area]}）` : `${area} (${AREA.en[area]})`;

/** Which documents there are, and in which version; nothing where there are none. */
export const documentsText = ({ documents, language }: InterviewTask): string[] =>
  documents.length ? [section(WORDS[language].documents, versionsOf(documents, language))] : [];

/** By version, as "DOC_01, DOC_02 in version 1; DOC_03 in version 2". */
export function versionsOf(documents: readonly DocumentVersion[], language: Language): string {
  const words = WORDS[language];
  const versions = [...new Set(documents.map(({ version }) => version))].toSorted((a, b) => a - b);
  return versions
    .map((version) => {
      const ofIt = documents.filter((one) => one.version === version).map(({ document }) => document);
      return words.version(namesOf(ofIt, language), version);
    })
    .join(words.semicolon);
}

export const namesOf = (documents: readonly string[], language: Language): string =>
  documents.join(WORDS[language].comma);
