import { terms } from '../terms.js';

const LAST_ROUND = 'no further round was to follow';
const NO_ANSWER = 'no model gave a usable answer';

/** How an ending is told, in the channel's language. */
export const closing = {
  version: (version: number, title?: string) => `version ${version}${title === undefined ? '' : ` of “${title}”`}`,
  /** @param version as above; absent where none stands */
  ended: {
    success: (version: string | undefined, hasWithdrawn: boolean) =>
      `Everybody${hasWithdrawn ? ' who stayed' : ''} accepted ${version}.`,
    partial_consensus: (version: string | undefined) => `A majority accepted ${version}, not everybody.`,
    negotiation_timeout: (version: string | undefined) =>
      version
        ? `No round closed with a majority; ${version} stands as a suggestion.`
        : 'No round closed with a majority; no version stands.',
    failed: () => 'No plan was agreed.',
  },
  causes: {
    majority_accepted: LAST_ROUND,
    no_majority: LAST_ROUND,
    no_compromise: 'no further round was to follow, and no compromise could be written',
    some_absent: terms.notAllHeard,
    core_withdrew: 'somebody withdrew without whom there is no plan, and nobody could stand in',
    replacements_used_up: 'somebody withdrew without whom there is no plan, and no further replacement was allowed',
    nobody_left: 'everybody withdrew',
    nobody_fits: 'no candidate fits the demand',
    time_limit: 'its time is up',
    cost_budget: 'its budget is spent',
    token_budget: 'its tokens are spent',
    failures_in_a_row: terms.failedInARow,
    model_unavailable: NO_ANSWER,
    facilitation_failed: NO_ANSWER,
  },
  because: (cause: string) => `It ended because ${cause}.`,
  otherCause: (condition: string) => `a condition of its end was met (${condition})`,
  groups: {
    accept: (names: string) => `Accepted: ${names}.`,
    negotiate: (names: string) => `Asked for changes: ${names}.`,
    withdraw: (names: string) => `Withdrew: ${names}.`,
    assumed: (names: string) => `Assumed, not said: ${names}.`,
    unheard: (names: string) => `Not heard: ${names}.`,
  },
  onVersion: (name: string, version: number) => `${name} (on version ${version})`,
  unkept: (promises: string) => `Promised, and not in the version that stands: ${promises}.`,
  promise: ({ name, field, promised, has }: { name: string; field: string; promised: string; has?: string }) =>
    `${field} ${promised} to ${name}${has === undefined ? '' : ` (it has ${has})`}`,
  openPoint: (name: string, field: string, value: string, reason: string) =>
    `${name} asks for ${field} → ${value}: ${reason}`,
  next: {
    success: 'Next: carry it out; what the demand still lacks was not looked into.',
    settle: 'Next: settle the open points with those who asked for changes, then carry the plan out.',
    ask: 'Next: ask those who were not heard, then carry the plan out.',
    suggest: 'Next: ask everybody about it, or open a negotiation with other terms.',
    reopen: 'Next: open a negotiation with other candidates or a smaller demand.',
    budget: 'Next: open a negotiation with a larger budget.',
    model: 'Next: open the negotiation again once a model answers.',
  },
  comma: terms.comma,
  semicolon: terms.semicolon,
  blank: ' ',
};
