import type { Topic } from './target.js';
import { valuationOf } from './value.js';

/** Signs for or against the topic that do not depend on what it is about. */
const SIGNS: Record<string, RegExp> = {
  negation: /\b(?:not|no|never|cannot|nothing|nobody|neither)\b|n't\b/u,
  noEvidence:
    /\b(?:no|little|not enough|lack of|insufficient) (?:\w+ )?(?:reason|justification|guarantee|need|point|difference)\b/u,
  alternative:
    /\b(?:alternatives?|instead|other (?:\w+ )?(?:ways?|means|methods|options|countries|solutions?|measures)|(?:better|cheaper|more \w+) (?:\w+ )?(?:ways?|means|methods|options?|solutions?|answers?|approach|alternatives?|policies|uses?)|(?:better|best) spent|rather than|should focus|priorit\w+)\b/u,
  already: /\b(?:already|enough|sufficient|anyway|still|only|merely|simply|just)\b/u,
  concession: /\b(?:although|though|while|despite|however|even if|but)\b/u,
  question: /\?/u,
  should: /\b(?:should|must|ought to|need to|needs to|have to|deserves?)\b(?! (?:not|never)\b)/u,
  shouldNot:
    /\b(?:should|must|ought|need) (?:not|never)\b|\b(?:shouldn't|mustn't|needn't)\b|\bno (?:one|body)? ?should\b/u,
  allowed: /\b(?:allow\w*|permit\w*|legal|legali[sz]\w*|free to|able to|right to|rights? of|freedom)\b/u,
  wouldBad:
    /\b(?:would|will|could|may|might) (?:\w+ )?(?:lose|cost|lead|cause|harm|hurt|damage|be (?:too|impossible|difficult|hard|forced|unfair)|become|suffer|have to|create|increase|result|mean)\b/u,
  wouldGood:
    /\b(?:would|will|could|can) (?:\w+ )?(?:help|improve|allow|protect|save|reduce|encourage|provide|benefit|give|prevent|promote|stop|make|be (?:able|easier|better|safer|more))\b/u,
  cannotAfford:
    /\b(?:cannot|can't|could not|not) (?:\w+ )?(?:afford|cope|compete|guarantee|replace|work|be (?:trusted|guaranteed|enforced|sure))\b/u,
  impractical:
    /\b(?:impossible|impractical|unworkable|unenforceable|unrealistic|infeasible|difficult to|hard to|too (?:\w+ )?to)\b/u,
  underground:
    /\b(?:black market|underground|loopholes?|get (?:a)?round|slippery slope|next step|backfire|counter-?productive)\b/u,
  state:
    /\b(?:the state|governments?|authorities) (?:\w+ )?(?:should not|must not|has no|have no|cannot|interfer\w+)|\bnot the state\b|\b(?:interfer|intrus|paternalis|nanny)\w*/u,
  majority:
    /\b(?:most|majority|many|polls?|studies|research|evidence|scientists|experts) (?:\w+ ){0,3}(?:support|show|shows|shown|agree|favou?r|want|suggests?|finds?|found)\b/u,
  more: /\bmore\b/u,
  spared:
    /\b(?:no longer|not|nobody|no one|never) (?:would |will |should )?(?:have|need)s? to\b|\bdoes not (?:have|need) to\b/u,
  tooMuch: /\btoo (?:many|much|few|little|long|far)\b/u,
};

/** What a statement says that is good or bad, as named numbers, whatever it says it of. */
export function valueFeatures(asked: Topic, statement: string): Record<string, number> {
  const { kinds, value } = valuationOf(statement, asked.terms);
  return {
    side: Math.tanh(0.8 * value),
    value,
    ...Object.fromEntries([...kinds].map(([kind, count]) => [kind, Math.min(2, count)])),
  };
}

/** The signs, which are named apart for topics that ask for less of something. */
export function signFeatures(asked: Topic, statement: string): Record<string, number> {
  const asks = asked.sign > 0 ? 'more' : 'less';
  const features = { [`${asks}: bias`]: 1 };
  for (const [name, pattern] of Object.entries(SIGNS)) if (pattern.test(statement)) features[`${asks}: ${name}`] = 1;
  return features;
}

/**
 * A statement on a topic: good or bad things it says, counted for or against the topic, and the signs.
 * @param bearing whether good things that the statement says are for the topic (1) or against it (−1)
 */
export function stanceFeatures(asked: Topic, statement: string, bearing: number): Record<string, number> {
  const valued = Object.entries(valueFeatures(asked, statement)).map(([name, value]) => [name, bearing * value]);
  return { ...Object.fromEntries(valued), ...signFeatures(asked, statement) };
}
