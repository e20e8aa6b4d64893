import { keyTerms } from '../language/key-terms.js';
import { sentences } from '../language/text.js';
import { once } from '../once.js';
import { strength, TurnReading, termsOf } from './turn-reading.js';

const CONTRAST =
  /\b(?:but|however|yet|nevertheless|nonetheless|still|although|though|even so|whereas|instead|rather|that said|not so|by contrast|on the contrary|at the same time)\b|但是?|然而|不过|可是|只是|却|反而|而不是|并非/gu;
const NEGATION = /\b(?:not|never|no|nothing|nobody|none|neither|nor|cannot|without|hardly)\b|n't\b|不|没有?|未|无/gu;
const DUTY = /\b(?:must|should|ought|has to|have to|needs to|cannot|the only)\b|应该|应当|必须|不能|只有|绝不/gu;

/** Speaking for both; speaking for oneself; what stands in the way; what fits. */
const WE =
  /\b(?:we|us|our|ours|both|together|everyone|all (?:three|four|of us)|the two of us|jointly)\b|我们|咱们|双方|大家|共同|一起|两边/gu;
const MINE =
  /\b(?:i'd|i would|i see|i think|i believe|i hold|for me|to me|mine|myself|in my \w+|my (?:\w+ )?(?:view|position|side|part|difficulty|trouble|hesitation|concern|worry|fear))\b|我(?:方|认为|觉得|主张|看|更|宁)/gu;
const TROUBLE =
  /\b(?:afraid|fears?|feared|worr(?:y|ies|ied)|risks?|risky|troubles?|sorry|unfortunately|alas|loses?|lost|loss|too (?:\w+)|merely|hardly|fails?|failed|wrong|dangers?|harms?|damage|nightmare|problem|costs?|kills?|breaks?|worse|rather|sooner|struggle|price|refuse|only)\b|担心|顾虑|风险|遗憾|恐怕|可惜|损失|代价|问题|只能|太/gu;
const EASE =
  /\b(?:good|well|fine|splendid|great|enough|works?|fits?|suits?|covers?|covered|solves?|supports?|easy|feasible|manageable|clean|safe|keeps?|improves?|gains?|exactly|precisely|perfectly|pleased|glad|happy|clever|intact|inside|within|matches|same|done|ready|yes|then)\b|好|行|够|可以|合适|满意|放心|稳妥|正好|刚好|就/gu;

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
    we: perSentence(ends, WE),
    mine: perSentence(ends, MINE),
    trouble: perSentence(ends, TROUBLE),
    lastTrouble: perSentence(turns.slice(-1), TROUBLE),
    ease: perSentence(ends, EASE),
    lastEase: perSentence(turns.slice(-1), EASE),
    ...figures(turns),
    ...takenUp(turns),
    shorter: shorter(turns),
    ...uptake(turns, terms),
  };
}

function perSentence(turns: readonly TurnReading[], sign: RegExp): number {
  const count = turns.reduce((sum, { own }) => sum + (own.match(sign)?.length ?? 0), 0);
  const of = turns.reduce((sum, { own }) => sum + sentences(own).length, 0);
  return of === 0 ? 0 : Math.min(1, count / of / 1.5);
}

/** What a sentence has that says something of somebody; without it words are only listed. */
const SAYING =
  /\b(?:i|we|you|they|he|she|is|are|was|were|be|has|have|had|do|does|did|will|would|can|could|should|must|may|might|need|want|cost|costs|means|takes?|makes?|needs?|leaves?|gives?|'s|'re)\b|'(?:s|d|ll|ve|re|m)\b|n't\b|[我你您]|不|但|是(?!后)|会|应|要|没|吗|呢/u;
/** Words by which a list is a condition or goes against. */
const LIMITED = /[?]|\b(?:but|not|no|nor|if|unless|only|instead|rather|still|too|than)\b|如果|只|还/u;

/**
 * How far a turn lists again what others have put forward, and says nothing of it: "Twice a week, with the option in the footer." So is a
 * proposal taken up by those who name no agreement.
 */
function listsAgain(turns: readonly TurnReading[], at: number): number {
  const turn = turns[at];
  if (!turn) return 0;
  const before = turns.slice(Math.max(0, at - 4), at).filter(({ speaker }) => speaker !== turn.speaker);
  const said = new Set(before.flatMap((one) => [...termsOf(one), ...figuresOf(one)]));
  const lists = sentences(turn.own)
    .flatMap((sentence) => sentence.split(/[:;]/u))
    .some((part) => {
      if (SAYING.test(part) || LIMITED.test(part)) return false;
      const named = [...new Set([...keyTerms(part), ...(part.match(FIGURE) ?? [])])];
      return named.length > 1 && named.length < 16 && named.filter((one) => said.has(one)).length / named.length >= 0.5;
    });
  return lists ? 1 : 0;
}

/** Whether one of the last two turns lists again what others put forward, what is done about it, and that nobody goes against it there. */
function takenUp(turns: readonly TurnReading[]): Record<string, number> {
  const [last, prior] = [turns.at(-1), turns.at(-2)];
  const listed = listsAgain(turns, turns.length - 1);
  const listedBefore = turns.length > 2 ? listsAgain(turns, turns.length - 2) : 0;
  const unopposed = last?.asks ? 0 : 1 - strength(last, 'refuse', 'hold', 'apart');
  const done = Math.max(strength(last, 'plan', 'accept', 'joint'), listed * strength(prior, 'plan', 'accept', 'joint'));
  return {
    listed: listed * unopposed,
    listedBefore: listedBefore * unopposed,
    listedAndDone: Math.max(listed, listedBefore) * unopposed * done,
  };
}

const FIGURE =
  /\d+(?:[.,]\d+)*|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|half|third|quarter|twice|monday|tuesday|wednesday|thursday|friday|january|february|march|april|june|july|august|september|october|november|december)\b|[两三四五六七八九十百半]+/gu;
const figuresOf = once(({ own }: TurnReading) => new Set(own.match(FIGURE) ?? []));

/** The figures of each of the last two turns that others have named before, and those that nobody has: a restated term, and another argument. */
function figures(turns: readonly TurnReading[]): Record<string, number> {
  const at = (back: number) => {
    const turn = turns.at(-back);
    if (!turn) return [0, 0];
    const earlier = turns.slice(0, turns.length - back);
    const named = (test: (one: TurnReading) => boolean) =>
      new Set(earlier.filter(test).flatMap((one) => [...figuresOf(one)]));
    const others = named(({ speaker }) => speaker !== turn.speaker);
    const all = named(() => true);
    const own = [...figuresOf(turn)];
    const some = (count: number) => Math.min(1, count / 3);
    return [some(own.filter((one) => others.has(one)).length), some(own.filter((one) => !all.has(one)).length)];
  };
  const [figuresTaken, figuresNew] = at(1);
  const [priorFiguresTaken, priorFiguresNew] = at(2);
  return {
    figuresTaken: figuresTaken!,
    figuresNew: figuresNew!,
    priorFiguresTaken: priorFiguresTaken!,
    priorFiguresNew: priorFiguresNew!,
  };
}

/** How much shorter the last turn is than turns of this talk are. */
function shorter(turns: readonly TurnReading[]): number {
  const mean = turns.reduce((sum, { length }) => sum + length, 0) / Math.max(1, turns.length);
  return Math.max(0, 1 - (turns.at(-1)?.length ?? 0) / Math.max(1, mean));
}

/** The words of the last turn: how many come from others, how many of those are new in the talk, how many are its speaker's old ones. */
function uptake(turns: readonly TurnReading[], terms: readonly Set<string>[]): Record<string, number> {
  const last = turns.at(-1);
  const said = terms.at(-1);
  if (!last || !said || said.size === 0)
    return { adopts: 0, adoptsNew: 0, priorAdoptsNew: 0, insists: 0, novel: 0, echo: 0, priorEcho: 0 };
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
    novel: share((term) => !own.has(term) && !others.has(term)),
    echo: echo(last, turns.at(-2), terms.at(-2)),
    priorEcho: turns.length > 2 ? echo(turns.at(-2)!, turns.at(-3), terms.at(-3)) : 0,
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
