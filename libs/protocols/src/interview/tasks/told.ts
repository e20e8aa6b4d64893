import type { Language } from '../../shared/channel-state.js';
import { listed } from './talk-text.js';

/** What an author is told of an answer that cannot stand as it is, in the channel's language. */
export const TOLD = {
  en: {
    emptyAnswer: 'the answer is empty',
    noTurn: (turns: readonly number[], last: number) =>
      `names ${listed(turns)}, where the user has said nothing; the user's turns are 1 to ${last}`,
    noneRead: (from: number, through: number) =>
      `/added: a new fact rests on what was said in the turns that you read, ${span(from, through)}; name the turn, or leave the fact out`,
    areaOnce: (area: string) => `must have ${area} exactly once`,
    noFact: (id: string, there: readonly string[]) => `${id} is no fact; there are ${there.join(', ') || 'none'}`,
    factTwice: (id: string) => `${id} is there twice`,
    tooManyFacts: (count: number, most: number) =>
      `leaves ${count} facts, and there may be ${most}: join some, one with the new text and the others with an empty one`,
    tooEarly: (score: number, least: number) =>
      `Completed takes a mean of ${least} over the five areas, and yours is ${score}: score what you know, or leave the interview where it is`,
    noDocuments: 'names documents, and there are none yet; leave it empty',
    halfRevision: '/revision: documents and comment belong together; fill both, or leave both empty',
    noProof: '/turns is empty: a change of status rests on turns; name them, or do not approve',
    forgotten: (turns: readonly number[]) =>
      `/points: no point names ${turns.length === 1 ? 'turn' : 'turns'} ${listed(turns)}; say what is to be remembered of them`,
    noContent: 'is missing: it is what this document is for',
    notChanged: '/changes is empty: say in a sentence what is different from the version before',
  },
  zh: {
    emptyAnswer: '回答为空',
    noTurn: (turns: readonly number[], last: number) =>
      `提到了第 ${listed(turns)} 轮，用户在其中没有说过话；用户的轮次为 1 至 ${last}`,
    noneRead: (from: number, through: number) =>
      `/added：新的事实必须出自你所读的轮次（${span(from, through)}）；请写明轮次，否则不要列出`,
    areaOnce: (area: string) => `必须恰好包含一次 ${area}`,
    noFact: (id: string, there: readonly string[]) => `${id} 不是已有的事实；现有：${there.join('、') || '无'}`,
    factTwice: (id: string) => `${id} 出现了两次`,
    tooManyFacts: (count: number, most: number) =>
      `之后共有 ${count} 条事实，最多只能有 ${most} 条：请合并一些，其中一条写新的表述，其余留空`,
    tooEarly: (score: number, least: number) =>
      `Completed 要求五个部分的平均分达到 ${least}，而你给出的平均分是 ${score}：请如实打分，或保持原阶段`,
    noDocuments: '列出了文档，但目前还没有文档；请留空',
    halfRevision: '/revision：documents 与 comment 须同时填写，或同时留空',
    noProof: '/turns 为空：阶段变化须有轮次为依据；请写明轮次，否则不要批准',
    forgotten: (turns: readonly number[]) => `/points：没有一条提到第 ${listed(turns)} 轮；请写明其中需要记住的内容`,
    noContent: '缺失：这正是本文档的内容',
    notChanged: '/changes 为空：请用一句话说明与上一版相比改了什么',
  },
} satisfies Record<Language, object>;

const span = (from: number, through: number): string => (from === through ? `${from}` : `${from}–${through}`);
