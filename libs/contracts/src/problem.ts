/**
 * A problem type with its HTTP status, as RFC 9457 has it. The code is stable and is what clients translate;
 * the title is English for people who read logs.
 */
export const PROBLEMS = {
  'invalid-request': { status: 400, title: 'The request is not valid' },
  'malformed-json': { status: 400, title: 'The body is not JSON that can be accepted' },
  unauthenticated: { status: 401, title: 'A valid key is needed' },
  forbidden: { status: 403, title: 'The key does not allow this' },
  'foreign-origin': { status: 403, title: 'Another website, or another name of this server, may not do this' },
  'channel-not-found': { status: 404, title: 'There is no such channel' },
  'not-found': { status: 404, title: 'There is nothing here' },
  'method-not-allowed': { status: 405, title: 'This method is not offered here' },
  'request-timeout': { status: 408, title: 'The request did not come to its end in time' },
  'channel-closed': { status: 409, title: 'The channel is closed' },
  'channel-open': { status: 409, title: 'The channel is still open' },
  'kept-for-longer': { status: 409, title: 'The channel is to be kept for longer' },
  'channel-exists': { status: 409, title: 'The channel is already open' },
  'not-a-participant': { status: 409, title: 'No such participant was asked in this channel' },
  'participant-withdrawn': { status: 409, title: 'The participant has withdrawn' },
  'no-open-turn': { status: 409, title: 'The participant has no open turn' },
  'wrong-round': { status: 409, title: 'That round is not the current one' },
  'late-feedback': { status: 409, title: 'The turn is already settled' },
  'already-answered': { status: 409, title: 'The turn is already answered' },
  'changes-missing': { status: 400, title: 'negotiate needs at least one proposed change' },
  'changes-not-allowed': { status: 400, title: 'Only negotiate may propose changes' },
  'unknown-request': { status: 409, title: 'No such request is outstanding' },
  'invalid-facilitation': { status: 422, title: 'The facilitation breaks a rule of the protocol' },
  'question-not-pending': { status: 409, title: 'No such question waits for an answer' },
  'plan-not-found': { status: 404, title: 'There is no such version of a plan to start from' },
  'plan-unfinished': { status: 409, title: 'That version of the plan is not finished' },
  'plan-being-revised': { status: 409, title: 'A workshop on that version of the plan is already open' },
  'interventions-full': { status: 409, title: 'Too many interventions wait for the next round' },
  'debates-full': { status: 409, title: 'No more debates can be put into this plan' },
  'team-finishing': { status: 409, title: 'The team is finishing with what there is' },
  'nothing-to-deliver': { status: 409, title: 'Nothing is known yet that documents could be written from' },
  'delivery-open': { status: 409, title: 'Documents are being written already' },
  'no-vote-here': { status: 409, title: 'No vote can end this channel' },
  'vote-open': { status: 409, title: 'A vote is already under way' },
  'no-vote-open': { status: 409, title: 'No such vote is under way' },
  'not-a-voter': { status: 409, title: 'You have no vote of your own here' },
  'no-end-pending': { status: 409, title: 'Nothing is about to end' },
  'cannot-continue': { status: 409, title: 'What has ended this cannot be overridden' },
  'unknown-signal': { status: 409, title: 'No condition of this channel waits for that signal' },
  'signal-not-allowed': { status: 403, title: 'This signal may not come from you' },
  'too-many-lookups': { status: 409, title: 'The role has looked things up often enough' },
  'wrong-protocol': { status: 409, title: 'The protocol of this channel has no such command' },
  'budget-spent': { status: 409, title: 'The budget of the channel is spent' },
  'too-many-open-channels': { status: 409, title: 'The tenant has as many open channels as it may have' },
  'knowledge-full': { status: 409, title: 'The knowledge of the tenant, or its collection, is full' },
  'estimate-above-limit': { status: 409, title: 'It may cost more than an opening may cost unasked' },
  'daily-spend-reached': {
    status: 409,
    title: 'What the tenant may spend in a day is spent, or set aside for open channels',
  },
  'dead-letter-retrying': { status: 409, title: 'The dead letter is being handled again already' },
  'dead-letter-handled': { status: 409, title: 'The dead letter was handled again before' },
  'key-not-good': { status: 409, title: 'The key was revoked, or its end has come' },
  'too-many-webhooks': { status: 409, title: 'The tenant has as many webhooks as it may have' },
  'webhook-replaying': { status: 409, title: 'What the webhook was told is being sent again already' },
  'log-continues': { status: 409, title: 'The log continues its last checkpoint: no new epoch is needed' },
  'not-signing': { status: 409, title: 'No checkpoints are signed here' },
  'version-mismatch': { status: 412, title: 'The channel has moved on' },
  'event-too-large': { status: 413, title: 'What would be recorded is too large for one event' },
  'payload-too-large': { status: 413, title: 'The body is too large' },
  'unsupported-media-type': { status: 415, title: 'Send application/json' },
  'upgrade-required': { status: 426, title: 'This address takes a WebSocket' },
  'idempotency-key-reused': { status: 422, title: 'This Idempotency-Key was used with another body' },
  'rate-limited': { status: 429, title: 'Too many requests' },
  internal: { status: 500, title: 'Something broke here' },
  'log-gap': { status: 500, title: 'The log is not whole: events were taken out of it' },
  'log-unavailable': { status: 503, title: 'The event log cannot be reached' },
  'channel-quarantined': { status: 503, title: 'The views of this channel cannot be made; it goes on all the same' },
  'views-building': {
    status: 503,
    title: 'The views are being made from the log; what happened can be read in the timeline',
  },
  'not-ready': { status: 503, title: 'This service cannot do its work at the moment' },
} as const;

export type ProblemCode = keyof typeof PROBLEMS;

/** One field that is wrong, as a JSON pointer into the request, and why. */
export interface FieldError {
  pointer: string;
  reason: string;
}

/** A problem document (RFC 9457) with the extension members `code`, `errors` and `params`. */
export interface Problem {
  type: string;
  code: ProblemCode;
  title: string;
  status: number;
  detail?: string;
  errors?: FieldError[];
  /** Values of the message for clients that translate it. */
  params?: Record<string, string | number>;
}

export function problem(code: ProblemCode, more: Pick<Problem, 'detail' | 'errors' | 'params'> = {}): Problem {
  return { type: `urn:parley:problem:${code}`, code, ...PROBLEMS[code], ...more };
}
