export type { Protocol, ProjectedRow, Projection } from './protocol.js';
export * from './decision-record.js';
export {
  isRequestOf,
  offersOf,
  promptsAt,
  rebuiltPrompt,
  type Asked,
  type Asking,
  type RebuiltPrompt,
} from './rebuilt-prompt.js';
export * from './deliberation-record.js';
export { recordHtml, recordMarkdown } from './record/files.js';
export type * from './record/statement.js';
export * from './registry.js';
export * from './compare/index.js';
export * from './what-if/index.js';
export { RULES } from './rules-name.js';
export { isTaking, takenAnswer, type Taken } from './shared/forking/taken-answer.js';
export { seatOutcome, tellSeats, UNTOLD, type SeatFold } from './seats.js';
export { isWaiting } from './shared/work/waits.js';
export { castWork, type CastWork } from './shared/casting/choose-cast.js';
export type { AskedTurn } from './shared/work/asked-turn.js';
export type { ChannelState, Intervention, Language, Opened, RehearsalPace, SeatKeys } from './shared/channel-state.js';
export { outcomeOf, type CountedConsent } from './shared/consent/consent.js';
export { decisionHtml } from './shared/decision/html.js';
export { decisionBrief } from './shared/decision/brief.js';
export { decisionMadr } from './shared/decision/madr.js';
export { decisionMarkdown } from './shared/decision/markdown.js';
export type * from './shared/decision/record.js';
export type { Decider, Decision, Run } from './shared/decider.js';
export { deciderOf } from './shared/frame.js';
export type { Participant } from './shared/participant.js';
export { KNOWLEDGE_SEARCH } from './shared/work/looking-up.js';
export { apartIn, type Apart } from './shared/consent/stood.js';
export { isSharedBy, type SharedRow } from './shared/decision/sharing.js';
export { seatOfToken } from './shared/seat-tokens.js';
export { REVEAL_TIMER } from './vote/index.js';
export { costOf } from './shared/spending.js';
export { MODEL_WORK_TIMEOUT_MS } from './shared/timers.js';
export { isSameCard, type RemoteSeat } from './shared/agent-cards.js';
export { MODEL_WAIT_LIMIT_MS } from './shared/model-wait.js';
export type { ProtocolView, QuestionView, TurnView } from './shared/view.js';
export type { LikelyCalls, LikelyRange, LikelyWork, Size } from './shared/likely.js';
export type { WantedLookup } from './shared/lookups.js';
export type { ModelWork } from './shared/work/model-work.js';
export type { Place } from './shared/work/place.js';
export type { PlannedWork } from './shared/work/ending-work.js';
export type { ModelChoice } from './shared/work/model-choice.js';
export { type Prompt, type Tier, promptHash, withoutDay } from './shared/work/prompt.js';
export { withoutItems } from './shared/work/without-items.js';
export { fittedPrompt } from './shared/work/fitted-prompt.js';
export type { Answer, LooksUp, Refused } from './shared/work/turn-spec.js';
