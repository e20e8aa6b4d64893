import { decisionWords, type DecisionWords } from '@parley/wording';
import { useLanguage } from '../words/use-words.js';

/** How a decision is told, in the reader's language; loaded with its page alone. */
export const useDecisionWords = (): DecisionWords => decisionWords[useLanguage()];
