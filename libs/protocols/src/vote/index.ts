export { typedBallot } from './ballot-text.js';
export { commitmentOf, freshNonce } from './commitment.js';
export { REVEAL_TIMER } from './rules/reveal.js';
export type { VoteView } from './view.js';
export { vote } from './vote.js';
