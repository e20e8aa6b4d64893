import type { Language } from '../../shared/channel-state.js';

/** What a speaker is told of its turn and of an answer that cannot be used, in the channel's language. */
export const SPEECH_WORDING = {
  en: {
    notice: 'The coach reminds you',
    round: (round: number, last: boolean) =>
      `This is round ${round}${last ? ', the last one: what stays open after it goes into the plan as open' : ''}.`,
    speak: (most: number) =>
      `It is your turn; analysis and advice together have at most ${Math.min(250, Math.ceil(most / 8))} words.`,
    lookUp: (left: number) => `You may look things up first, ${left === 1 ? 'once' : `up to ${left} times`}.`,
    empty: '/analysis is empty: a speech says something',
    meaningless:
      '/analysis and all else that you wrote has hardly a word in common with what you were asked: say in plain words what you think of the listed issues',
    noTools: '/calls: there is nothing left to look up with. Leave it empty and speak with what you have.',
    lookFirst:
      '/questions asks the user before you have looked anything up. Look it up first with calls, or leave the question out.',
    asAbove: 'as above',
  },
  zh: {
    notice: '敏捷教练对你的提醒',
    round: (round: number, last: boolean) =>
      `第 ${round} 轮${last ? '，也是最后一轮：此后仍未解决的问题会作为遗留问题写入规划' : ''}。`,
    speak: (most: number) => `请发言，分析与建议合计不超过 ${Math.min(500, most)} 字。`,
    lookUp: (left: number) => `发言前最多还可检索 ${left} 次。`,
    empty: '/analysis 为空：发言须有内容',
    meaningless: '/analysis 及其余内容与所问几乎没有相同的字词：请用平实的话说明你对所列问题的看法',
    noTools: '/calls：已没有可用的检索。请留空，并根据现有内容发言。',
    lookFirst: '/questions 在检索之前就向用户提问。请先用 calls 检索，或去掉该问题。',
    asAbove: '同上',
  },
} satisfies Record<Language, object>;
