/** How much of a turn is read: its opening and its end, where positions are stated. Keeps the work for any turn bounded. */
export const READ_CHARACTERS = 4_000;

const CJK = /\p{Script=Han}/u;
// A point between two digits ends nothing.
const SENTENCE = /(?:[^.!?。;\n]|(?<=\d)\.(?=\d))+[.!?。]*/gu;
/** Headings, bullets, numbers of a list, emphasis: how models set out what they say. */
const MARKDOWN = /^[ \t]*(?:#{1,6}[ \t]+|[-*+•][ \t]+|\d{1,2}[.)][ \t]+)+|\*{1,3}(?=\S)|(?<=\S)\*{1,3}|__/gmu;
const wordsOf = new Intl.Segmenter('zh', { granularity: 'word' });

/** Head and tail of a long text, well-formed; a short text as it is. */
export function capped(text: string, characters = READ_CHARACTERS): string {
  if (text.length <= characters) return text.toWellFormed();
  const half = Math.floor(characters / 2);
  return `${text.slice(0, half)}\n${text.slice(-half)}`.toWellFormed();
}

/** Full-width signs made plain, lower case, plain quotes and spaces, no space before punctuation: the form that all cues are written for. */
export function normalised(text: string): string {
  return capped(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘`´]/gu, "'")
    .replace(/[ \t\u00a0\u3000]+/gu, ' ')
    .replace(/ (?=[.,;!?'])/gu, '')
    .replace(/(?<=\w) n't/gu, "n't")
    .trim();
}

export const withoutMarkdown = (text: string): string => text.replace(MARKDOWN, '');

/**
 * What the speaker says in their own voice: quotation marks and what stands between them, quoted lines and "you say
 * that …" are taken out. A quoted "I agree" is not an agreement.
 */
export function ownVoice(text: string): string {
  return text
    .replace(/^[^\S\r\n\u2028\u2029]*>.*$/gmu, ' ')
    .replace(/"[^"\n]{1,600}"|“[^”]{1,600}”|«[^»]{1,600}»|「[^」]{1,600}」|『[^』]{1,600}』/gu, ' … ')
    .replace(/(?<![\p{L}\p{N}])'[^'\n]{3,300}'(?![\p{L}\p{N}])/gu, ' … ')
    .replace(
      /\b(you|he|she|they|opponent|colleague|side|speaker|critics|supporters|proponents|some|agent \w+) (also |just |now |keep |keeps )?(say|says|said|saying|claim|claims|claimed|argue|argues|argued|suggest|suggests|insist|insists|assert|asserts|write|writes|wrote|think|thinks|imply|implies|pretend|pretends)\b[^.,;!?\n]{3,200}/gu,
      ' $1 … ',
    )
    .replace(
      /(你|您|他|她|对方|他们|有人|反方|正方|对手)(刚才|一直|总是|又|也)?(说|称|声称|认为|主张|觉得|提到|以为)[^,。;!?\n]{1,80}/gu,
      '…',
    );
}

export const sentences = (text: string): string[] =>
  (text.match(SENTENCE) ?? []).map((one) => one.trim()).filter(Boolean);

export const hasHan = (text: string): boolean => CJK.test(text);

/** Words in order: English by letters and digits, Chinese by the segmenter. Emoji and punctuation are no words. */
export function words(text: string): string[] {
  if (!hasHan(text)) return text.match(/[\p{L}\p{N}]+(?:'[\p{L}]+)?/gu) ?? [];
  return [...wordsOf.segment(text)].filter((part) => part.isWordLike).map((part) => part.segment);
}
