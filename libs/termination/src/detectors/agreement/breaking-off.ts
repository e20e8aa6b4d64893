import { CHINESE_BROKEN_OFF, CHINESE_ULTIMATUM } from '../language/chinese.js';
import { ENGLISH_BROKEN_OFF, ENGLISH_IDIOMS, ENGLISH_ULTIMATUM } from '../language/english.js';
import { hasHan, sentences } from '../language/text.js';
import { once } from '../once.js';
import { quantitiesOf, strength, TurnReading } from './turn-reading.js';

/** What is left of a break-off once somebody proposes something else, and once that is taken up. */
const REOPENED = 0.5;
const TAKEN_UP = 0.15;

/**
 * Whether the speakers have called it off, 0..1, and not come back since. Who says "ok" or "good luck" to "no deal" agrees to nothing;
 * only another proposal opens the talk again, and only one that is accepted settles it.
 */
export function brokenOff(turns: readonly TurnReading[]): number {
  let broken = 0;
  let proposed = false;
  for (const turn of turns) {
    const now = callsOff(turn);
    if (now > 0) {
      // "No deal, I want two of them" turns an offer down and makes another.
      proposed = proposesAnew(turn);
      broken = Math.max(broken, proposed ? REOPENED * now : now);
    } else if (broken > 0 && proposed && strength(turn, 'accept', 'nod') > 0.5 && !strength(turn, 'refuse')) {
      broken *= TAKEN_UP;
    } else if (broken > 0 && proposesAnew(turn)) {
      broken *= REOPENED;
      proposed = true;
    }
  }
  return broken;
}

const proposesAnew = (turn: TurnReading): boolean => strength(turn, 'offer') > 0 && quantitiesOf(turn).size > 0;

/** A plain break-off counts whole, one that is asked about half; "or no deal" is an ultimatum and none. */
const callsOff = once(({ own }: TurnReading): number => {
  let most = 0;
  for (const sentence of sentences(own)) {
    const han = hasHan(sentence);
    const plain = han
      ? sentence
      : ENGLISH_IDIOMS.reduce((text, [words, instead]) => text.replace(words, instead), sentence);
    const match = (han ? CHINESE_BROKEN_OFF : ENGLISH_BROKEN_OFF).exec(plain);
    if (!match || (han ? CHINESE_ULTIMATUM : ENGLISH_ULTIMATUM).test(plain)) continue;
    most = Math.max(most, /[?]/u.test(plain) ? 0.5 : 1);
  }
  return most;
});
