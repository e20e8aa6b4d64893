import { keyTerms } from '../language/key-terms.js';
import { sentences } from '../language/text.js';
import { TurnReading, termsOf } from './turn-reading.js';

const CONTRAST =
  /\b(?:but|however|yet|nevertheless|nonetheless|still|although|though|even so|whereas|instead|rather|that said|not so|by contrast|on the contrary|at the same time)\b|但是?|然而|不过|可是|只是|却|反而|而不是|并非/gu;
const NEGATION = /\b(?:not|never|no|nothing|nobody|none|neither|nor|cannot|without|hardly)\b|n't\b|不|没有?|未|无/gu;
const DUTY = /\b(?:must|should|ought|has to|have to|needs to|cannot|the only)\b|应该|应当|必须|不能|只有|绝不/gu;

/**
 * How a talk flows towards its end, where no single phrase says so: contrast, negation and "must" per sentence of the last two turns;
 * whether what was proposed late is taken up by the others; whether the last turns echo the other side or the speaker's
 * own first claim.
 */
export function flow(turns: readonly TurnReading[]): Record<string, number> {
  const ends = turns.slice(-2);
  const terms = turns.map(termsOf);
  return {
    contrast: perSentence(ends, CONTRAST),
    lastContrast: perSentence(turns.slice(-1), CONTRAST),
    negation: perSentence(ends, NEGATION),
    lastNegation: perSentence(turns.slice(-1), NEGATION),
    duty: perSentence(ends, DUTY),
    lastDuty: perSentence(turns.slice(-1), DUTY),
    ...uptake(turns, terms),
  };
}

function perSentence(turns: readonly TurnReading[], sign: RegExp): number {
  const count = turns.reduce((sum, { own }) => sum + (own.match(sign)?.length ?? 0), 0);
  const of = turns.reduce((sum, { own }) => sum + sentences(own).length, 0);
  return of === 0 ? 0 : Math.min(1, count / of / 1.5);
}

/** The words of the last turn: how many come from others, how many of those are new in the talk, how many are its speaker's old ones. */
function uptake(turns: readonly TurnReading[], terms: readonly Set<string>[]): Record<string, number> {
  const last = turns.at(-1);
  const said = terms.at(-1);
  if (!last || !said || said.size === 0) return { adopts: 0, adoptsNew: 0, priorAdoptsNew: 0, insists: 0, echo: 0 };
  const of = (test: (turn: TurnReading) => boolean) =>
    new Set(turns.flatMap((turn, at) => (at < turns.length - 1 && test(turn) ? [...terms[at]!] : [])));
  const own = of(({ speaker }) => speaker === last.speaker);
  const others = of(({ speaker }) => speaker !== last.speaker);
  const share = (test: (term: string) => boolean) => [...said].filter(test).length / said.size;
  return {
    adopts: share((term) => others.has(term) && !own.has(term)),
    adoptsNew: turns.length > 1 ? lateUptake(terms, turns.length - 1) : 0,
    priorAdoptsNew: turns.length > 2 ? lateUptake(terms, turns.length - 2) : 0,
    insists: share((term) => own.has(term) && !others.has(term)),
    echo: echo(last, turns.at(-2), terms.at(-2)),
  };
}

/** The share of the words that the turn before brought into the talk that is taken up. */
function lateUptake(terms: readonly Set<string>[], at: number): number {
  const before = new Set(terms.slice(0, at - 1).flatMap((set) => [...set]));
  const brought = [...terms[at - 1]!].filter((term) => !before.has(term));
  if (brought.length < 3) return 0;
  return brought.filter((term) => terms[at]!.has(term)).length / Math.sqrt(brought.length) / 2;
}

/** A short sentence of the last turn that only says again what the turn before has said: "Three lines, then." */
function echo(last: TurnReading, before: TurnReading | undefined, terms: Set<string> | undefined): number {
  if (!before || !terms || before.speaker === last.speaker) return 0;
  const echoes = sentences(last.own)
    .slice(0, 2)
    .filter((sentence) => {
      const said = keyTerms(sentence);
      if (said.length === 0 || said.length > 9 || sentence.includes('?') || sentence.match(CONTRAST)) return false;
      return said.filter((term) => terms.has(term)).length / said.length >= 0.6;
    });
  return echoes.length > 0 ? 1 : 0;
}
