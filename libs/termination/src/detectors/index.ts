export {
  AGREEMENT_THRESHOLD,
  detectAgreement,
  type Agreement,
  type AgreementEvidence,
  type SharedTerms,
} from './agreement/agreement.js';
export {
  agreesByKeywords,
  agreesBySimilarity,
  SIMILARITY_THRESHOLD,
  similarityOfLastTurns,
} from './agreement/baselines.js';
export {
  features,
  nearDuplicate,
  REPETITION_THRESHOLD,
  similarity,
  type TurnFeatures,
} from './repetition/repetition.js';
export { detectStance, STANCE_THRESHOLD, type Stance } from './stance/stance.js';
export { openingOf, type Opening } from './openness/openness.js';
export { LATEST_TURNS } from './agreement/features.js';
export type { Act } from './language/cue.js';
export type { Turn } from './agreement/turn-reading.js';
export { once } from './once.js';
