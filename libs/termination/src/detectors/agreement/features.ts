import { Act } from '../language/cue.js';
import { cosine } from '../language/grams.js';
import { overlap } from '../language/quantities.js';
import { hasHan, sentences } from '../language/text.js';
import { once } from '../once.js';
import { answers } from './answers.js';
import { brokenOff } from './breaking-off.js';
import { flow } from './flow.js';
import { standing } from './standing.js';
import { countedIn, gramsOf, quantitiesOf, readTurn, strength, termsOf, Turn, TurnReading } from './turn-reading.js';

/** Only the end of a talk says whether it ended in agreement; earlier turns count for how far it has come. */
const RECENT = 8;
/** Turns before these say nothing of where a talk stands. */
export const LATEST_TURNS = 4 * RECENT;
/** Median words of a turn up to which a talk is a chat, and from which on it is a debate; in between it is partly both. */
const CHAT = 24;
const DEBATE = 34;
/** How many words longer turns of a chat may be where people divide things up: listing them takes words. */
const HAGGLED = 24;

/** Median words from which on a talk in which hardly anybody asks for anything is a debate all the same: models can be terse. */
const TERSE = 12;

export interface TalkReading {
  /** 0 a chat of short turns, 1 a debate of long ones. */
  debate: number;
  turns: TurnReading[];
  /** Index in the talk of each turn that was read. */
  at: number[];
  features: Record<string, number>;
}

/** Reads the end of a talk: acts, who accepted whom, what was restated. Work does not grow with the talk. */
export function readTalk(talk: readonly Turn[]): TalkReading {
  const recent = inView(talk);
  const turns = recent.map(({ turn }, index) => readTurn(turn, recent[index - 1]?.turn));
  const lengths = turns.map((turn) => turn.length).sort((a, b) => a - b);
  const median = lengths[Math.floor(lengths.length / 2)] ?? 0;
  const bargained = bargaining(turns);
  const debate = Math.max(
    lengthy(median - (haggle(turns) ? HAGGLED : 0)) * below(1, bargained),
    lengthy(median + DEBATE - TERSE) * below(0.2, bargained),
  );
  const features = {
    ...lastMoves(turns),
    ...seats(turns),
    ...standing(turns),
    ...exchange(turns, talk.length),
    ...convergence(turns),
    ...flow(turns),
    brokenOff: brokenOff(turns),
  };
  return { debate, turns, at: recent.map(({ at }) => at), features };
}

/** How far turns of that median length make a debate, 0..1. */
const lengthy = (median: number): number => Math.min(1, Math.max(0, (median - CHAT) / (DEBATE - CHAT)));

/** What people say who divide things up, or chat: what they need, take and give; greetings, family, a smile. */
const BARGAIN =
  /\bi(?:'ll| will|'d| would| can| could|)? (?:really |like |love |only |just |also |still |do |could )*(?:to )?(?:need|want|take|have|get|keep|give|trade|like|use)\b|\b(?:do |would |can |could |are )?you (?:can |could |may |really )?(?:have|take|get|keep|need|want|willing|going)\b|\b(?:deal|trade)\b|\b(?:give|let) me\b|\bfor (?:me|you)\b|^(?:hi|hello|hey|lol|haha|yeah|yep|aw+|oh+)\b|\bneed (?:some|more|extra|the|\d)|\b\d (?:for|of|to|packages?|packs?)\b|\bmy (?:\w+ )?(?:kids?|child(?:ren)?|famil(?:y|ies)|friends?|husband|wife|sons?|daughters?|sister|brother|dog)\b|\p{Emoji_Presentation}|[🙂☹]|我(?:想)?(?:要|拿|出|给)|归(?:我|你|您)|给(?:我|你|您)|成交|[你您](?:拿|要|出)/u;

/** The share of turns in which somebody does. */
const bargaining = (turns: readonly TurnReading[]): number =>
  turns.filter(({ own }) => BARGAIN.test(own)).length / Math.max(1, turns.length);

/** 1 well below a limit, 0 from it on. */
const below = (limit: number, share: number): number => Math.min(1, Math.max(0, (limit - share) / (limit / 2)));

/** The turns that are read, with their place in the talk: the end, as far back as everybody's last word but no further than the limit. */
function inView(talk: readonly Turn[]): { turn: Turn; at: number }[] {
  const start = Math.max(0, talk.length - LATEST_TURNS);
  const spoken = talk
    .slice(start)
    .map((turn, at) => ({ turn, at: start + at }))
    .filter(({ turn }) => turn.text.trim() !== '');
  const lastOf = new Map(spoken.map(({ turn }, index) => [turn.speaker, index]));
  return spoken.slice(Math.min(...lastOf.values(), Math.max(0, spoken.length - RECENT)));
}

/** What the last turns do, one by one, and how the earlier ones led to it. */
function lastMoves(turns: TurnReading[]): Record<string, number> {
  const [last, prior, third, fourth, fifth] = [1, 2, 3, 4, 5].map((back) => turns.at(-back));
  const earlier = (act: Act) => Math.max(strength(third, act), 0.7 * strength(fourth, act), 0.5 * strength(fifth, act));
  return {
    lastAccepts: strength(last, 'accept'),
    priorAccepts: strength(prior, 'accept'),
    earlierAccepts: earlier('accept'),
    lastNods: strength(last, 'nod'),
    priorNods: strength(prior, 'nod'),
    lastRefuses: strength(last, 'refuse'),
    priorRefuses: strength(prior, 'refuse'),
    earlierRefuses: earlier('refuse'),
    lastConditional: last?.conditional ? 1 : 0,
    lastOffers: strength(last, 'offer'),
    priorOffers: strength(prior, 'offer'),
    lastAsks: last?.asks ? 1 : 0,
    priorAsks: prior?.asks ? 1 : 0,
    lastCloses: strength(last, 'close'),
    priorCloses: strength(prior, 'close'),
    lastPlans: strength(last, 'plan'),
    lastHolds: strength(last, 'hold'),
    priorHolds: strength(prior, 'hold'),
    lastBrief: last && last.length <= 6 ? 1 : 0,
    acceptsAnOffer: answered(turns),
    nodToAnOffer:
      strength(last, 'nod') * strength(prior, 'offer') * (last?.asks ? 0 : 1) * (1 - strength(last, 'refuse')),
    ...seals(turns),
    asksToConfirm: asksToConfirm(last, prior, third),
    bareOffer: strength(last, 'offer') * (1 - strength(last, 'accept', 'nod')) * (1 - strength(prior, 'accept')),
  };
}

/** A speaker accepts right after somebody else's proposal, and nobody turns it down later. */
function answered(turns: TurnReading[]): number {
  let best = 0;
  for (let at = Math.max(1, turns.length - 4); at < turns.length; at++) {
    const turn = turns[at]!;
    const before = turns[at - 1]!;
    if (turn.speaker === before.speaker) continue;
    const accepted = strength(turn, 'accept') * proposes(before) * (1 - strength(turn, 'refuse'));
    const undone = Math.max(0, ...turns.slice(at + 1).map((later) => strength(later, 'refuse', 'hold')));
    best = Math.max(best, accepted * (1 - undone));
  }
  return best;
}

/** Words by which one is bound, and not only pleased: who says them among the last three turns, and that nobody turned it down since. */
const SEAL =
  /\bdeal\b|^(?:agreed|accepted|done|settled|sold|approved)\b|\b(?:accept|i agree)\b|成交|我接受|我同意|就这么定|一言为定/u;

function seals(turns: TurnReading[]): Record<string, number> {
  const last = turns.slice(-3);
  const sealed = last.map((turn, at) => {
    const undone = Math.max(0, ...last.slice(at).map((later) => strength(later, 'refuse')));
    return (
      Math.max(0, ...turn.deeds.map(({ act, cue, weight }) => (act === 'accept' && SEAL.test(cue) ? weight : 0))) *
      (1 - undone)
    );
  });
  return { seals: Math.max(0, ...sealed), lastSeals: sealed.at(-1) ?? 0 };
}

/** "It's a deal then?", after somebody has said yes to an offer: it asks for no more than what has been said. */
function asksToConfirm(last?: TurnReading, prior?: TurnReading, third?: TurnReading): number {
  if (!last?.asks || !asksOfTheDeal(last)) return 0;
  return strength(prior, 'accept', 'nod') * strength(third, 'offer') * (1 - strength(prior, 'refuse'));
}

/** How far a turn proposes something: it offers, asks, or at least names quantities. */
const proposes = (turn: TurnReading): number =>
  Math.max(
    strength(turn, 'offer'),
    quantitiesOf(turn).size > 0 ? 0.8 : 0,
    strength(turn, 'ask') * (asksOfTheDeal(turn) ? 1 : 0.3),
  );

/** A question that asks for a yes to what is on the table; another is answered without agreeing to anything. */
const OF_THE_DEAL =
  /\b(?:deal|agree[ds]?|ok|okay|fair|good|works?|right|correct|fine|accept|settled?|alright)\b|[行好可成同定对]/u;
const asksOfTheDeal = once(({ own }: TurnReading): boolean =>
  sentences(own).some((sentence) => sentence.includes('?') && OF_THE_DEAL.test(sentence)),
);

/** Where each speaker stands in their own last turn: the least and the most settled, for any number of speakers. */
function seats(turns: TurnReading[]): Record<string, number> {
  const lastOf = new Map(turns.map((turn) => [turn.speaker, turn]));
  const finals = [...lastOf.values()];
  const of = (...acts: Act[]) => finals.map((turn) => strength(turn, ...acts));
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const settles = of('accept', 'concede', 'joint');
  return {
    heard: Math.min(1, Math.max(0, finals.length - 1)),
    settlesLeast: settles.length > 1 ? Math.min(...settles) : 0,
    settlesMean: mean(settles),
    holdsMost: Math.max(0, ...of('hold')),
    holdsMean: mean(of('hold')),
    refusesMean: mean(of('refuse')),
    concedes: Math.max(0, ...of('concede')),
    joint: mean(of('joint')),
    apart: Math.max(0, ...of('apart')),
    plans: mean(of('plan')),
    conditional: mean(finals.map((turn) => (turn.conditional ? 1 : 0))),
  };
}

/** How far the exchange has come: an opening bid alone is no agreement. */
function exchange(turns: TurnReading[], length: number): Record<string, number> {
  const last = turns.at(-1);
  const others = turns.slice(-4, -1).filter((turn) => turn.speaker !== last?.speaker);
  const now = last ? quantitiesOf(last) : new Set<string>();
  const before = new Set(others.flatMap((turn) => [...quantitiesOf(turn)]));
  const offers = turns.filter((turn) => quantitiesOf(turn).size > 1).length;
  const both = turnsWithQuantities(turns) > 1 ? 1 : 0;
  const yes = Math.max(strength(last, 'accept', 'nod') * (last?.asks ? 0.5 : 1), strength(turns.at(-2), 'accept'));
  return {
    bothOffered: both,
    settledAfterOffers: both * yes * (1 - strength(last, 'refuse')),
    closedAfterOffers:
      both * Math.max(strength(last, 'close'), strength(turns.at(-2), 'close')) * (1 - strength(last, 'refuse')),
    // Talks of full sentences seldom settle before everybody has spoken a few times.
    late: Math.min(1, average(turns) / 10) * Math.min(1, Math.max(0, length - 5) / 4),
    opening: Math.min(1, (average(turns) / 12) ** 2) * Math.max(0, 1 - length / 9),
    depth: Math.min(1, Math.max(0, length - 2) / 8),
    offers: Math.min(1, offers / 4),
    restates: now.size > 1 ? overlap(now, before) : 0,
    restatesInFull: now.size > 3 ? overlap(now, before) : 0,
  };
}

/** Whether the speakers come to use the same words and to state the same answer. One sign among others. */
function convergence(turns: TurnReading[]): Record<string, number> {
  const last = turns.at(-1);
  const other = turns.findLast((turn) => turn.speaker !== last?.speaker);
  const first = turns.find((turn) => turn.speaker === last?.speaker && turn !== last);
  if (!last || !other) return { similarity: 0, sharedTerms: 0, restatesSelf: 0, ...answers(turns) };
  return {
    similarity: cosine(gramsOf(last), gramsOf(other)),
    sharedTerms: overlap(termsOf(last), termsOf(other)),
    restatesSelf: first ? cosine(gramsOf(first), gramsOf(last)) : 0,
    ...answers(turns),
  };
}

/** How many speakers have named what they want or give. */
const turnsWithQuantities = (turns: readonly TurnReading[]): number =>
  new Set(turns.filter((turn) => quantitiesOf(turn).size > 0).map(({ speaker }) => speaker)).size;

const average = (turns: readonly TurnReading[]): number =>
  turns.reduce((sum, { length }) => sum + length, 0) / Math.max(1, turns.length);

/** Turns up to which one thing that two speakers count is enough: an opening has had no time for more. */
const OPENING = 4;

/** Two speakers count out the same things, at least two of them. */
function haggle(turns: readonly TurnReading[]): boolean {
  const counted = new Map<string, Set<string>>();
  for (const turn of turns)
    for (const thing of countedIn(turn)) counted.set(thing, (counted.get(thing) ?? new Set()).add(turn.speaker));
  const shared = [...counted].filter(([, speakers]) => speakers.size > 1).map(([thing]) => thing);
  // A Chinese thing is cut off after two signs, so that one that two count says little.
  return shared.length > 1 || (turns.length <= OPENING && shared.some((thing) => !hasHan(thing)));
}
