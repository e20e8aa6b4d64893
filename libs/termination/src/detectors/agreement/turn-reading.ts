import { CHINESE_CLOSING } from '../language/chinese-closing.js';
import { CHINESE_DEBATE } from '../language/chinese-debate.js';
import { ENGLISH_CLOSING } from '../language/english-closing.js';
import { ENGLISH_DEBATE } from '../language/english-debate.js';
import { CHINESE, CHINESE_BUT, CHINESE_HYPOTHETICAL, CHINESE_IDIOMS, CHINESE_NEGATION } from '../language/chinese.js';
import { Act, Cue } from '../language/cue.js';
import { ENGLISH, ENGLISH_BUT, ENGLISH_HYPOTHETICAL, ENGLISH_IDIOMS, ENGLISH_NEGATION } from '../language/english.js';
import { characterGrams } from '../language/grams.js';
import { writtenTerms } from '../language/key-terms.js';
import { countedThings, quantities } from '../language/quantities.js';
import { hasHan, normalised, ownVoice, sentences, withoutMarkdown, words } from '../language/text.js';
import { once } from '../once.js';

export interface Turn {
  speaker: string;
  text: string;
}

/** One act found in a turn. */
interface Deed {
  act: Act;
  /** The words that show it. */
  cue: string;
  /** 0..1: less in the polite opening of a long turn, and where a "but" follows. */
  weight: number;
}

/** What a turn says, read once; bounded by how much of a turn is read. */
export interface TurnReading {
  speaker: string;
  /** Words in the part that is read. */
  length: number;
  deeds: Deed[];
  /** It accepts and limits that at once: "yes, but …". */
  conditional: boolean;
  /** It ends on a question. */
  asks: boolean;
  /** The text in the speaker's own voice, normalised. */
  own: string;
}

interface Language {
  cues: readonly Cue[];
  idioms: readonly [RegExp, string][];
  negation: RegExp;
  hypothetical: RegExp;
  but: RegExp;
}

const EN: Language = {
  cues: [...ENGLISH, ...ENGLISH_DEBATE, ...ENGLISH_CLOSING],
  idioms: ENGLISH_IDIOMS,
  negation: ENGLISH_NEGATION,
  hypothetical: ENGLISH_HYPOTHETICAL,
  but: ENGLISH_BUT,
};
const ZH: Language = {
  cues: [...CHINESE, ...CHINESE_DEBATE, ...CHINESE_CLOSING],
  idioms: CHINESE_IDIOMS,
  negation: CHINESE_NEGATION,
  hypothetical: CHINESE_HYPOTHETICAL,
  but: CHINESE_BUT,
};

/** Acts that say that the speaker gives way, so that a negation, a condition or a "but" matters. */
const GIVING_WAY = new Set<Act>(['accept', 'concede', 'joint', 'nod']);
/** "Thanks, but …" takes back as much as "yes, but …". */
const TAKEN_BACK = new Set<Act>([...GIVING_WAY, 'close']);
/** After "how are you?" these answer the greeting. */
const COURTESY = new Set<Act>(['accept', 'nod']);
const LONG = 60;
/** From as many words on, a turn has room to grant one thing and to go against another. */
const MEDIUM = 20;
/** What is left of "I agree that …" where a later sentence of the turn goes against it. */
const OUTWEIGHED = 0.5;
/** Agreement on a point, and not on what is to be done; a point that is granted. */
const ON_A_POINT =
  /^ (?:that (?!we|the proposal|this)|on (?!this\b|that\b|board\b|the (?:proposal|plan))|about|with (?:\w+ ){0,4}(?:point|premise|concern|aim|goal|summary|diagnosis|framing|\w+ that)\b)/u;
const GRANTED =
  /\b(?:concede|grant|right|correct|overlooked|missed|underestimated|recogni[sz]e|sympathi[sz]e)\b|承认|有道理|说得对|没错|忽[略视]|疏忽/u;
const SMALL_TALK =
  /\bhow(?:'s| is| are| r| was|s)? (?:\w+ ){0,3}(?:you|u|things|day|it going|life|doing)\b|你好吗|最近(?:怎么样|好吗)/iu;

/** A turn that is given again is not read again: a check pays for the new turns only. */
const read = new WeakMap<Turn, { small: boolean; reading: TurnReading }>();

/** @param before the turn it answers: "I'm good" after "how are you?" accepts nothing */
export function readTurn(turn: Turn, before?: Turn): TurnReading {
  const small = before !== undefined && SMALL_TALK.test(before.text.slice(-400));
  const known = read.get(turn);
  if (known?.small === small) return known.reading;
  const reading = readNew(turn, small);
  read.set(turn, { small, reading });
  return reading;
}

/** @param small it answers small talk */
function readNew({ speaker, text }: Turn, small: boolean): TurnReading {
  const own = ownVoice(withoutMarkdown(normalised(text)));
  const length = words(own).length;
  const parts = sentences(own);
  const deeds: Deed[] = [];
  let conditional = false;
  parts.forEach((sentence, index) => {
    if (length >= MEDIUM && turnsAgainst(sentence))
      for (const deed of deeds) if (GIVING_WAY.has(deed.act)) deed.weight *= OUTWEIGHED;
    const place = length < LONG || parts.length === 1 ? 1 : 0.35 + 0.65 * (index / (parts.length - 1));
    const next = parts[index + 1] ?? '';
    for (const language of languagesOf(sentence)) {
      const found = deedsOf(sentence, next, language);
      const telling = small && index < 2 ? found.deeds.filter(({ act }) => !COURTESY.has(act)) : found.deeds;
      for (const deed of telling) deeds.push({ ...deed, weight: deed.weight * place });
      conditional ||= found.conditional && place > 0.6;
    }
  });
  return { speaker, length, deeds, conditional, asks: /[?][^\p{L}\p{N}?]*$/u.test(own), own };
}

const languagesOf = (sentence: string): Language[] =>
  hasHan(sentence) ? (/[a-z]{2}/u.test(sentence) ? [ZH, EN] : [ZH]) : [EN];

function deedsOf(sentence: string, next: string, language: Language): { deeds: Deed[]; conditional: boolean } {
  const plain = language.idioms.reduce((text, [words, instead]) => text.replace(words, instead), sentence);
  const question = /[?]\s*$/u.test(plain);
  const deeds: Deed[] = question ? [{ act: 'ask', cue: '?', weight: 1 }] : [];
  let conditional = false;
  for (const { act, words: pattern, not } of language.cues) {
    for (const match of plain.matchAll(pattern)) {
      const before = plain.slice(Math.max(0, match.index - 60), match.index);
      const after = plain.slice(match.index + match[0].length);
      if (TAKEN_BACK.has(act)) {
        if (language.negation.test(before)) {
          if (not) deeds.push({ act: not, cue: `not ${match[0].trim()}`, weight: 0.7 });
          continue;
        }
        if (act !== 'close' && (language.hypothetical.test(before) || (question && act !== 'nod'))) continue;
      }
      const limited = TAKEN_BACK.has(act) && (language.but.test(after) || startsWithBut(next, language));
      conditional ||= limited && act !== 'nod' && act !== 'close';
      const point = GIVING_WAY.has(act) && (ON_A_POINT.test(after) || (act === 'concede' && GRANTED.test(match[0])));
      deeds.push({ act, cue: match[0].trim(), weight: (limited ? 0.3 : 1) * (point ? 0.5 : 1) });
    }
  }
  return { deeds, conditional };
}

/** A sentence that opens against what went before: "For medicine, however, …", "My difficulty is …". */
const AGAINST =
  /^(?:but|yet|still|however|nevertheless|nonetheless|that said|even so|the (?:trouble|difficulty|problem|issue|question|remaining issue|deeper one)|where (?:we|i))\b|^[^,]{2,40}, (?:though|however|nonetheless|nevertheless|still)\b|^my (?:\w+ )?(?:difficulty|concern|reservation|worry|fear|doubt|objection|hesitation)s? (?:is|are|lies|lie|concerns|remains?|was)\b|^(?:但是?|不过|然而|可是?|只是|问题(?:是|在于)|即便|尽管)/u;
const turnsAgainst = (sentence: string): boolean => AGAINST.test(sentence);

const startsWithBut = (sentence: string, { but }: Language): boolean => but.test(sentence.slice(0, 24));

/** How strongly a turn does something, 0..1. */
export function strength(reading: TurnReading | undefined, ...acts: Act[]): number {
  let sum = 0;
  for (const deed of reading?.deeds ?? []) if (acts.includes(deed.act)) sum += deed.weight;
  return Math.min(1, sum);
}

/** What features count in a turn, made once: a check of a talk that went on pays for its new turns only. */
export const writtenIn = once(({ own }: TurnReading) => writtenTerms(own));
export const termsOf = once((turn: TurnReading) => new Set(writtenIn(turn).keys()));
export const gramsOf = once(({ own }: TurnReading) => characterGrams(own, 3));
export const quantitiesOf = once(({ own }: TurnReading) => quantities(own));
export const countedIn = once(({ own }: TurnReading) => countedThings(own));
