import type { Language } from '../../shared/channel-state.js';
import { AREAS, type Area } from '../state.js';

/** Open questions that fit everybody: what a rehearsal asks, since it understands nothing of what is said (P6). */
const QUESTIONS: Record<Language, Record<Area, readonly string[]>> = {
  en: {
    who: [
      'Who are you, and what brings you here?',
      'What does an ordinary day look like for you?',
      'Who else is touched by this, and how do you work together?',
    ],
    pain: [
      'Tell me about the last time this gave you trouble: what happened?',
      'What was the hardest part of it?',
      'What does it cost you, in time or otherwise?',
    ],
    context: [
      'How do you do this today, step by step?',
      'What have you tried so far, and what came of it?',
      'What do you use for it at present?',
    ],
    constraints: [
      'What must stay as it is, whatever is done?',
      'What are you bound by: money, time, rules, people?',
      'Who has a say in it, and what would they not accept?',
    ],
    success: [
      'How would you know, three months from now, that it worked?',
      'What would you do then that you cannot do today?',
      'What would be the first sign that it is getting better?',
    ],
  },
  zh: {
    who: [
      '能先介绍一下您自己，以及是什么让您来谈这件事的吗？',
      '您平常的一天是怎样的？',
      '这件事还牵涉到哪些人，你们怎么配合？',
    ],
    pain: ['最近一次为此遇到麻烦时，发生了什么？', '其中最难的是哪一步？', '这件事让您付出了什么，比如多少时间？'],
    context: ['现在这件事您是一步一步怎么做的？', '到目前为止试过哪些办法，结果怎么样？', '您现在用什么来做这件事？'],
    constraints: [
      '无论怎么改，哪些必须保持原样？',
      '您受到哪些限制：费用、时间、规定，还是人手？',
      '这件事还有谁说了算，他们不会接受什么？',
    ],
    success: [
      '三个月之后，您凭什么判断它管用了？',
      '到那时您能做哪些现在做不到的事？',
      '出现什么迹象，就说明情况在好转？',
    ],
  },
};

export const questionAbout = (area: Area, turn: number, language: Language): string => {
  const questions = QUESTIONS[language][area];
  return questions[turn % questions.length]!;
};

/** What a rehearsed answer asked about; undefined where it asked nothing of the kind. */
export const areaAsked = (answer: string | undefined, language: Language): Area | undefined =>
  AREAS.find((area) => QUESTIONS[language][area].some((question) => answer?.includes(question)));
