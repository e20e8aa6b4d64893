import { keyTerms, stem } from '../language/key-terms.js';
import { oneOf, valuationOf } from './value.js';
import { OPPOSITES } from './opposites.js';
import { words } from '../language/text.js';

/** Words that ask for less of something, wherever they stand. */
const LESS = oneOf(
  `ban bans banned banning prohibit* abolish* abolition outlaw* illegal criminali* censor* withdraw* repeal* boycott* eradicat* dismantl*
  disband* forbid* forbidden eliminat* remov* restrict* scrap* reject* suspend* deny denied denying cancel* oppos* block blocked blocking
  quit abandon*`.split(/\s+/u),
);
/** Words that ask for less in a topic; in a statement only at its beginning or where the topic uses the same word. */
const LESS_ASKED = oneOf(
  `end ends ended ending stop stops stopped stopping limit limits limited limiting reduc* cut cuts cutting close closed closing leave leaving exit
  tax taxes taxed taxing curb* control controls controlled controlling regulat* cap capped capping ration* phase drop dropped dropping lower* fewer less pull
  discourag* lift lifts lifted lifting weaken* decreas* avoid* oppose*`.split(/\s+/u),
);
/** "should not", "is not", "no place": the topic is negated. */
const DENIED =
  /\b(?:should|must|ought|need|is|are|was|were|be|can|could|do|does|did|will|would|we|to) (?:not|never|no)\b|\b\w+n't\b|\bcannot\b|\bnever\b/gu;
/** Words of measures that do not ask for less here: "tax-exempt", "drinking age lowered", "which prevent". */
const NO_LESS =
  /\btax(?:es)?[- ](?:exempt\w*|cuts?|breaks?|free|credits?|relief)|\b(?:age|threshold|barrier|price|cost)\w* (?:\w+ ){0,3}lower\w*|\blower\w* (?:the )?(?:\w+ )?(?:age|price|cost|threshold|barrier)s?|\b(?:that|which|who) (?:prevent|have not|has not)\w*/gu;
/** Where what is said of the subject begins. */
const PREDICATE =
  /\b(?:is|are|was|were|has|have|does|do|can|cannot|will|would|makes?|contributes?|causes?|leads?|hurts?|harms?|belongs?|intrudes?|ruins?|violates?|undermines?|threatens?|destroys?|damages?|endangers?)\b/u;
const DEAD =
  /\b(?:dead|past|too far|its way|no place|myth|overrated|exaggerated|scam|hoax|over|obsolete|contributes? to|causes?)\b/u;
const ASKS = /\b(?:should|must|ought|need to|needs to|has to|have to|had better|time to|let's|let us|we)\b/u;
const NOUN =
  /\b(?:ban|control|controls|limits?|tax|taxes|regulations?|prohibition|restrictions?|abolition|boycott|censorship|cap|withdrawal) (?:on|of|over|for|laws?|should|must|is|are|has|have|needs?|against|by)\b|\bcontrols? (?:laws?|is|should)|\b(?:a|an|the) (?:ban|tax|cap|limit|boycott)\b/u;

export interface Topic {
  text: string;
  /** −1 where it asks for less of something, as a ban does. */
  sign: 1 | -1;
  /** 1 where a measure against what it is about would be for it, −1 where against it ("should not be banned"), 0 where it speaks of none. */
  measure: 1 | -1 | 0;
  /** It names the measure by a noun ("the ban", "gun control"), so that "it" means the measure. */
  noun: boolean;
  terms: ReadonlySet<string>;
  /** Content words of what it is about. */
  own: ReadonlySet<string>;
  /** What it is preferred to: "than …", "instead of …". */
  rival: ReadonlySet<string>;
}

export function readTopic(topic: string): Topic {
  const [own = '', rival = ''] = topic.split(/\b(?:rather than|instead of|than|over)\b/u);
  const said = words(topic);
  const less = words(own.replace(NO_LESS, ' ')).filter((word) => LESS(word) || LESS_ASKED(word)).length;
  const denied = topic.match(DENIED)?.length ?? 0;
  const ill = !ASKS.test(topic) && less + denied === 0 && speaksIll(topic) ? 1 : 0;
  const noun = less === 1 && NOUN.test(topic);
  const ownTerms = new Set(keyTerms(own));
  const sign = (Math.min(less, 1) + denied + ill) % 2 === 1 ? -1 : 1;
  return {
    text: own,
    sign,
    measure: sign === -1 ? 1 : less > 0 ? -1 : 0,
    noun,
    terms: new Set(said.map(stem)),
    own: ownTerms,
    rival: new Set(keyTerms(rival).filter((term) => !ownTerms.has(term))),
  };
}

function speaksIll(topic: string): boolean {
  const at = topic.search(PREDICATE);
  if (at < 0) return false;
  const predicate = topic.slice(at);
  return DEAD.test(predicate) || valuationOf(predicate, new Set()).value < -0.3;
}

const MODAL = /\b(?:would|will|'ll|won't|wouldn't)\b/u;
const INSTEAD = /\b(?:than|rather than|instead of|compared (?:to|with)|, not)\b/u;

/** The bearing of a statement that does not begin with what the topic is about. */
const LESS_SURE = 0.6;
/** The bearing of one that may speak of the measure or of what it is against: "ban the cruel trade", "a ban would be cruel". */
const UNSURE = 0.3;

/** Whether good things that a statement says are for the topic (1) or against it (−1), or how surely: 0 where that cannot be told. */
export function bearingOf(topic: Topic, statement: string): number {
  const [before = '', after = ''] = statement.split(INSTEAD);
  const said = words(before);
  const terms = said.map(stem);
  const names = (set: ReadonlySet<string>, list = terms) => list.some((term) => set.has(term));
  const own = names(topic.own);
  const opens = names(topic.own, terms.slice(0, OPENING));
  const against = topic.sign === 1 ? -1 : 1;
  const lacksIt = said.some(
    (word, at) => word === 'without' && (names(topic.own, terms.slice(at + 1, at + 4)) || IT.test(said[at + 1] ?? '')),
  );
  const less = speaksOfLess(topic, said, terms);
  if (lacksIt) return less ? topic.sign : against;
  if (less && opensWithLess(said) && MODAL.test(statement)) return topic.measure;
  // "Zoos must be closed, they are cruel" rather speaks of zoos, "close them, it is kind" of the measure.
  if (less) return topic.measure * (opens ? -UNSURE : UNSURE);
  if (!own && (names(topic.rival) || opposesOneOf(topic.text, before))) return against;
  if (!own && names(topic.own, words(after).map(stem))) return against;
  // "It would …" speaks of the measure; so does a statement on a topic that names its measure only by a noun.
  if (MODAL.test(statement) || (topic.noun && !own)) return topic.sign === 1 ? 1 : UNSURE;
  return topic.sign * (opens ? 1 : LESS_SURE);
}

/** How many words the opening of a statement has. */
const OPENING = 3;
const opensWithLess = (said: readonly string[]): boolean =>
  said.slice(0, OPENING).some((word) => LESS(word) || LESS_ASKED(word));

const IT = /^(?:it|them|this|these)$/u;

/** "Controlled" and "control". */
const startsAlike = (terms: ReadonlySet<string>, word: string): boolean =>
  [...terms].some(
    (term) => term === word || (term.length > 4 && word.length > 4 && term.slice(0, 5) === word.slice(0, 5)),
  );

/** "A ban …", "Closing …", or the very word by which the topic asks for less. */
const speaksOfLess = (topic: Topic, said: readonly string[], terms: readonly string[]): boolean =>
  said.some(
    (word, at) =>
      LESS(word) ||
      (LESS_ASKED(word) &&
        ((at === 0 && word.endsWith('ing')) || (word !== 'less' && startsAlike(topic.terms, terms[at]!)))),
  );

/** It speaks of the opposite of the topic's subject, and not of the subject. */
const opposesOneOf = (topic: string, statement: string): boolean =>
  OPPOSITES.some(([one, other]) => opposed(one, other, topic, statement) || opposed(other, one, topic, statement));

const opposed = (mine: RegExp, theirs: RegExp, topic: string, statement: string): boolean =>
  mine.test(topic) && !theirs.test(topic) && theirs.test(statement) && !mine.test(statement);
