import { words } from './text.js';

const COMMON = new Set(
  'the a an and or but if then than that this these those there here it its is are was were be been being am do does did have has had will would can could should may might must shall not no nor so as at by for from in into of off on onto out over to up with about after before between i you he she we they me him her us them my your his our their mine yours what which who whom whose when where why how all any both each few more most other some such only own same too very just also still even yet now again once because while until though although however therefore thus one two three much many really quite like get got make made take say said think know want need let well us im ive dont cant its'.split(
    ' ',
  ),
);
const CHINESE_COMMON = new Set(
  '的 了 是 在 我 你 您 他 她 它 我们 你们 他们 咱们 这 那 这个 那个 和 与 或 但 但是 而 而且 因为 所以 如果 就 都 也 还 不 没 没有 很 非常 有 要 会 能 可以 应该 对 把 被 让 给 上 下 中 里 到 从 说 吗 呢 吧 啊 什么 怎么 一个 一些 这样 那样 自己 个 得 地 着 过 再 又 更 最'.split(
    ' ',
  ),
);

/** A word without its commonest endings, so that books and book, agreed and agree are one. */
export function stem(word: string): string {
  if (word.length < 5) return word.replace(/(?<=\w\w)s$/u, '');
  return word.replace(/(?:'s|ations?|ements?|ingly|edly|ings?|ies|ied|ers?|ed|es|ly|s|e)$/u, '');
}

/** Content words of a text, stemmed; order kept. */
export function keyTerms(text: string): string[] {
  return contentWords(text).map(stem);
}

/** The key terms of a text, each with the word that it is written as. */
export const writtenTerms = (text: string): Map<string, string> =>
  new Map(contentWords(text).map((word) => [stem(word), word]));

const contentWords = (text: string): string[] =>
  words(text).filter((word) => !COMMON.has(word) && !CHINESE_COMMON.has(word));
