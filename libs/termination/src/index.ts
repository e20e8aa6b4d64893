export * from './answers/leading.js';
export * from './assess.js';
export { answersAfter, heldBy } from './ledger/answers.js';
export {
  emptyLedger,
  warningKey,
  type Answer,
  type Ledger,
  type RoundRecord,
  type TurnRecord,
} from './ledger/ledger.js';
export type { LedgerEntry, LedgerReader } from './ledger/entries.js';
export { meanCosine, unmeasuredRounds, withSimilarities, type UnmeasuredRound } from './ledger/meaning.js';
export { evolveLedger } from './ledger/evolve.js';
export { figureText, spanText, usdText } from './figures.js';
export { WISHES, type Policy } from './policy/effective-policy.js';
export * from './policy/policy.js';
export * from './policy/read-policy.js';
export * from './policy/rules.js';
export * from './precedence.js';
export * from './signal.js';
export * from './state.js';
export * from './wording.js';
export { mentions } from './text/mention.js';
export { features, openingOf, similarity } from './detectors/index.js';
export { CONDITIONS, WORDLESS } from './conditions/index.js';
export * from './typed/typed-choices.js';
export * from './typed/typed-stances.js';
