import { CHINESE, CHINESE_BUT, CHINESE_HYPOTHETICAL, CHINESE_IDIOMS, CHINESE_NEGATION } from '../language/chinese.js';
import { Act, Cue } from '../language/cue.js';
import { ENGLISH, ENGLISH_BUT, ENGLISH_HYPOTHETICAL, ENGLISH_IDIOMS, ENGLISH_NEGATION } from '../language/english.js';
import { characterGrams } from '../language/grams.js';
import { writtenTerms } from '../language/key-terms.js';
import { countedThings, quantities } from '../language/quantities.js';
import { hasHan, normalised, ownVoice, sentences, words } from '../language/text.js';
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
  cues: ENGLISH,
  idioms: ENGLISH_IDIOMS,
  negation: ENGLISH_NEGATION,
  hypothetical: ENGLISH_HYPOTHETICAL,
  but: ENGLISH_BUT,
};
const ZH: Language = {
  cues: CHINESE,
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
  const own = ownVoice(normalised(text));
  const length = words(own).length;
  const parts = sentences(own);
  const deeds: Deed[] = [];
  let conditional = false;
  parts.forEach((sentence, index) => {
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
      deeds.push({ act, cue: match[0].trim(), weight: limited ? 0.3 : 1 });
    }
  }
  return { deeds, conditional };
}

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
