import { ownProperty } from '@parley/untrusted';
import { Act } from '../language/cue.js';
import { statedAnswer } from './answers.js';
import { readTalk, TalkReading } from './features.js';
import { strength, termsOf, Turn, TurnReading, writtenIn } from './turn-reading.js';
import { AGREEMENT_WEIGHTS } from './weights.js';

/** From this score on the speakers count as agreed. */
export const AGREEMENT_THRESHOLD = 0.5;
/** The most that a talk of more than two scores while one of them is opposed or still waited for. */
const DOUBTFUL = 0.45;

export interface Agreement {
  agreed: boolean;
  /** 0..1: the model's probability. */
  score: number;
  threshold: number;
  /** The acts the verdict rests on, by index of turn. */
  evidence: AgreementEvidence[];
  shared: SharedTerms;
}

export interface AgreementEvidence {
  turn: number;
  speaker: string;
  act: Act;
  cue: string;
}

/** Acts worth showing: offers and questions are everywhere. */
const TELLING = new Set<Act>(['accept', 'refuse', 'hold', 'concede', 'joint', 'apart', 'nod', 'close', 'plan']);

/**
 * Whether the speakers have reached agreement by the last turn; only what they say counts. The script of each
 * sentence tells its language, so `_language` changes nothing; callers may give it all the same.
 */
export function detectAgreement(turns: readonly Turn[], _language?: 'en' | 'zh'): Agreement {
  const reading = readTalk(turns);
  const speakers = new Set(reading.turns.map(({ speaker }) => speaker));
  // It takes two to agree.
  const likely = speakers.size < 2 ? 0 : probability(reading);
  const last = speakers.size > 2 ? lastWords(reading.turns) : [];
  const lacking = isOpposed(last) || isWaitedFor(last);
  const score = lacking ? Math.min(likely, DOUBTFUL) : likely;
  return {
    agreed: score >= AGREEMENT_THRESHOLD,
    score,
    threshold: AGREEMENT_THRESHOLD,
    evidence: evidence(reading),
    shared: sharedTerms(reading.turns),
  };
}

/** Everybody's last turn. */
const lastWords = (turns: readonly TurnReading[]): TurnReading[] => [
  ...new Map(turns.map((turn) => [turn.speaker, turn])).values(),
];

/** Somebody's last word is a refusal: among many who agree one such voice would hardly weigh, and it is no agreement of all. */
function isOpposed(last: readonly TurnReading[]): boolean {
  return last.some((turn) => strength(turn, 'refuse', 'hold', 'apart') > strength(turn, 'accept', 'concede', 'joint'));
}

/**
 * More than one has not said yes in any way: whoever made the proposal need not, but what two of three have settled between them still waits
 * for the third.
 */
function isWaitedFor(last: readonly TurnReading[]): boolean {
  const silent = last.filter(
    (turn) => strength(turn, 'accept', 'concede', 'joint', 'nod', 'plan') === 0 && statedAnswer(turn.own) === undefined,
  );
  return silent.length > 1;
}

/** The mean of both models, weighted by what kind of talk it is. */
function probability({ debate, features }: TalkReading): number {
  const chat = debate < 1 ? modelled('chat', features) : 0;
  const long = debate > 0 ? modelled('debate', features) : 0;
  return Math.round(((1 - debate) * chat + debate * long) * 1e6) / 1e6;
}

function modelled(kind: 'chat' | 'debate', features: TalkReading['features']): number {
  const { bias, weights } = AGREEMENT_WEIGHTS[kind];
  let sum = bias;
  for (const [name, weight] of Object.entries(weights)) sum += weight * (ownProperty(features, name) ?? 0);
  return 1 / (1 + Math.exp(-sum));
}

function evidence({ turns, at }: TalkReading): AgreementEvidence[] {
  return turns
    .flatMap(({ speaker, deeds }, index) =>
      deeds.filter(({ act }) => TELLING.has(act)).map(({ act, cue }) => ({ turn: at[index]!, speaker, act, cue })),
    )
    .slice(-24);
}

/** What all speakers speak of. */
export interface SharedTerms {
  /** As written, in the order of the one who uses fewest. */
  terms: string[];
  /** Their share of that one's key terms, 0..1. */
  share: number;
}

/** The key terms that all speakers use (T2). */
function sharedTerms(turns: readonly TurnReading[]): SharedTerms {
  const vocabularies = new Map<string, Set<string>>();
  for (const turn of turns) {
    const known = vocabularies.get(turn.speaker) ?? new Set();
    for (const term of termsOf(turn)) known.add(term);
    vocabularies.set(turn.speaker, known);
  }
  const [narrowest, ...others] = [...vocabularies.values()].toSorted((a, b) => a.size - b.size);
  if (!narrowest?.size || !others.length) return { terms: [], share: 0 };
  const shared = [...narrowest].filter((term) => others.every((terms) => terms.has(term)));
  const written = (term: string) => turns.map((turn) => writtenIn(turn).get(term)).find(Boolean) ?? term;
  return { terms: shared.map(written), share: shared.length / narrowest.size };
}
