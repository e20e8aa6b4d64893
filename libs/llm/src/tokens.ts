/** Characters that a tokenizer gives about a token each: Han, kana, Hangul and their punctuation. */
const WIDE = /[\u3000-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]/gu;

/** However well a tokenizer does, it makes more than this of a text. */
export function leastTokens(text: string): number {
  const wide = text.match(WIDE)?.length ?? 0;
  return Math.floor(wide * 0.4 + (text.length - wide) / 6);
}

/** About how many tokens a text is. @param factor of the model's tokenizer */
export function estimatedTokens(text: string, factor = 1): number {
  const wide = text.match(WIDE)?.length ?? 0;
  return Math.ceil((wide + (text.length - wide) / 4) * factor);
}
