export { AGREEMENT_THRESHOLD, detectAgreement, type Agreement, type AgreementEvidence } from './agreement.js';
export { agreesByKeywords, agreesBySimilarity, SIMILARITY_THRESHOLD, similarityOfLastTurns } from './baselines.js';
export { features, nearDuplicate, REPETITION_THRESHOLD, similarity, type TurnFeatures } from './repetition.js';
export { detectStance, STANCE_THRESHOLD, type Stance } from './stance.js';
export type { Act } from './cue.js';
export type { Turn } from './turn-reading.js';
