// Generated from proto/ by `npm run generate`. Do not edit.

/** Actor is who caused a command; the server sets it from credentials, never from the body. */
export interface Actor {
  /** user: a person at the API; participant: a seat of the channel; service: one of Parley's workers. */
  kind: 'user' | 'participant' | 'service';
  /** The participant id, the service name, or the key's subject. */
  id: string;
}

/** ModelCall is what an audit needs of one piece of model work: enough to rebuild the prompt and to add up the bill. */
export interface ModelCall {
  /** Which adapter spoke: anthropic, openai, rehearsal. */
  provider: string;
  /** The model's id as the provider names it. */
  model: string;
  /** Prompt template name and version, as `feedback@1`. */
  template: string;
  /** SHA-256 (hex) of the exact prompt sent. */
  prompt_hash: string;
  /** Tokens read that were not served from a cache. */
  input_tokens: number;
  /** Tokens written by the model. */
  output_tokens: number;
  /** Tokens served from the prompt cache. */
  cache_read_tokens: number;
  /** Tokens written to the prompt cache. */
  cache_write_tokens: number;
  /** Price in millionths of a US dollar, by the configured price list. */
  cost_micro_usd: number;
  /** From the first request to the last token, in milliseconds, retries included. */
  latency_ms: number;
  /** HTTP requests made, retries and the repair attempt included. */
  attempts: number;
  /** Why the model stopped, in the provider's word. */
  stop_reason: string;
}

/** Demand is what the negotiation is to satisfy. */
export interface Demand {
  /** The demand in the user's words. */
  text: string;
  /** What must hold whatever is negotiated, one sentence each. */
  constraints: string[];
}

/** ProposedChange is one change a participant asks for (N2). */
export interface ProposedChange {
  /** A term of the proposal, or `role`, `task`, `notes` of the participant's own assignment. */
  field: string;
  /** The value wanted. */
  new_value: string;
  /** Why. */
  reason: string;
}

/** ScriptLine is what a rehearsed participant says in one round; without one it accepts. */
export interface ScriptLine {
  /** Counted over the whole channel: 1 is the first proposal the participant sees. */
  round: number;
  /** What it does; silent never answers, so that the timeout can be rehearsed. */
  feedback: 'accept' | 'negotiate' | 'withdraw' | 'silent';
  /** In its own words; a sentence in character is made where it is absent. */
  reasoning?: string;
  /** The changes of a `negotiate`. */
  changes: ProposedChange[];
}

/** Candidate is an agent or a person who could take part. */
export interface Candidate {
  /** Unique in the channel. */
  participant_id: string;
  /** As shown. */
  name: string;
  /** hosted: played by participant-agents; person: answers over REST, CLI or console; external: answers over NATS or REST. */
  kind: 'hosted' | 'person' | 'external';
  /** Who it is and what it wants; it is the voice of the prompt. */
  persona: string;
  /** What it can do. */
  skills: string[];
  /** What it says when rehearsed. */
  script: ScriptLine[];
}

/** Term is one negotiable value of a proposal. */
export interface Term {
  /** Its name, unique in the proposal. */
  field: string;
  /** Its value, as text. */
  value: string;
  /** The unit it is counted in. */
  unit?: string;
}

/** Assignment is what one participant is asked to do (N1). */
export interface Assignment {
  /** Who. */
  participant_id: string;
  /** The role in the plan. */
  role: string;
  /** The task in one or two sentences. */
  task: string;
  /** What else they should know. */
  notes: string;
  /** Without a core role there is no plan. */
  core: boolean;
}

/** Proposal is one version of the plan. Versions count from 1 and only grow. */
export interface Proposal {
  version: number;
  title: string;
  summary: string;
  terms: Term[];
  assignments: Assignment[];
}

/** FieldChange is one line of the diff between two versions. */
export interface FieldChange {
  /** `terms.talk_length`, `assignments.ana.task`, `title`. */
  path: string;
  /** Absent where the field is new. */
  from?: string;
  /** Absent where the field is gone. */
  to?: string;
  /** The unit of a term. */
  unit?: string;
}

/** ChangeMade says which request was met, and how. */
export interface ChangeMade {
  /** The id of the request; empty where the change was nobody's request. */
  request: string;
  /** What was done, in a sentence. */
  change: string;
}

/** ChangeRejected says which request was not met, and why (N3). */
export interface ChangeRejected {
  /** The id of the request. */
  request: string;
  /** Why not. */
  reason: string;
}

/** ChangeRequest is a proposed change with its id and its author: what an adjustment has to answer. */
export interface ChangeRequest {
  /** `{participant}.{cycle}.{round}.{index}`. */
  request: string;
  participant_id: string;
  change: ProposedChange;
}

/** Screened is one candidate with the reason for the judgement. */
export interface Screened {
  participant_id: string;
  reason: string;
}

/** Gap is something the demand still lacks after success (N7). */
export interface Gap {
  /** What is missing, in a few words. */
  title: string;
  /** Why it matters. */
  description: string;
  importance: 'high' | 'medium' | 'low';
}

/** FollowUp suggests a channel for what is missing. */
export interface FollowUp {
  suggested: boolean;
  /** The demand the follow-up channel would open with; empty where none is suggested. */
  demand: string;
}

/** NegotiationConfig is what can be set per channel; the decider fills in nothing by itself. */
export interface NegotiationConfig {
  /** Rounds before the decision tree must end it (N4). */
  max_rounds: number;
  /** Silence after which a turn is settled by timeout_policy, in milliseconds (N6). */
  feedback_timeout_ms: number;
  /** What silence means (N6). */
  timeout_policy: 'accept' | 'withdraw' | 'remind';
  /** Reminders before `remind` falls back to an assumed acceptance. */
  max_reminders: number;
  /** Replacements of a withdrawn core participant (N4). */
  max_replacements: number;
  /** Wall clock after which the channel is ended, in milliseconds. */
  time_limit_ms: number;
  /** Tries of a facilitation before the negotiation fails for it. */
  max_facilitation_attempts: number;
  /** Spend at which no further model work is asked for, in millionths of a US dollar. */
  budget_micro_usd: number;
}

/** FixedTerm is a term the rehearsed facilitator may not change. */
export interface FixedTerm {
  field: string;
  reason: string;
}

/** FacilitatorScript is what the rehearsed facilitator knows; every part is optional and has a plain default. */
export interface FacilitatorScript {
  /** Participant ids, in the order of the plan; empty: chosen by skills. */
  selected: string[];
  /** Who could stand in, best first; empty: chosen by skills. */
  possibly_related: string[];
  /** The first proposal, without its version. */
  draft?: ProposalDraft;
  /** Requests for these terms are rejected with the reason given. */
  fixed: FixedTerm[];
  /** What it finds missing after success. */
  gaps: Gap[];
  /** The demand of the follow-up channel. */
  follow_up?: string;
}

/** ProposalDraft is a proposal without its version, as a model writes it. */
export interface ProposalDraft {
  title: string;
  summary: string;
  terms: Term[];
  assignments: Assignment[];
}

/** OpenChannel starts a negotiation; channel-admin has filled in every default. */
export interface OpenChannel {
  protocol: 'negotiation';
  topic: string;
  language: 'en' | 'zh';
  demand: Demand;
  candidates: Candidate[];
  config: NegotiationConfig;
  facilitator_script?: FacilitatorScript;
  rehearsal: boolean;
}

/** SubmitFeedback answers a turn (N2). */
export interface SubmitFeedback {
  participant_id: string;
  /** The turn answered; where absent, the participant's open turn of `round`. */
  request_id?: string;
  /** The round answered; checked where present. */
  round?: number;
  feedback_type: 'accept' | 'negotiate' | 'withdraw';
  reasoning: string;
  proposed_changes: ProposedChange[];
  call?: ModelCall;
}

/** FailTurn says that a hosted participant's model gave nothing usable. */
export interface FailTurn {
  request_id: string;
  code: string;
  message: string;
  call?: ModelCall;
}

/** CompleteScreening answers a `screen` facilitation. */
export interface CompleteScreening {
  request_id: string;
  /** Empty where nobody fits the demand. */
  selected: Screened[];
  possibly_related: Screened[];
  not_selected: Screened[];
  call: ModelCall;
}

/** CompleteDraft answers a `draft` facilitation. */
export interface CompleteDraft {
  request_id: string;
  proposal: ProposalDraft;
  call: ModelCall;
}

/** CompleteAdjustment answers an `adjust` or `compromise` facilitation (N3, N4). */
export interface CompleteAdjustment {
  request_id: string;
  proposal: ProposalDraft;
  changes_made: ChangeMade[];
  changes_rejected: ChangeRejected[];
  should_continue: boolean;
  call: ModelCall;
}

/** CompleteGaps answers a `gaps` facilitation (N7). */
export interface CompleteGaps {
  request_id: string;
  gaps: Gap[];
  follow_up: FollowUp;
  call: ModelCall;
}

/** FailFacilitation says that a facilitation gave nothing usable. */
export interface FailFacilitation {
  request_id: string;
  code: string;
  message: string;
  call?: ModelCall;
}

/** FireTimer brings a due timer back. */
export interface FireTimer {
  timer_id: string;
}

/** Intervene says something to the channel; `/stop` ends it (D5). */
export interface Intervene {
  text: string;
}

/** StopChannel ends a channel with what there is. */
export interface StopChannel {
  reason: string;
}

/** SignalTermination is the monitor's reasoned request to warn or to stop. */
export interface SignalTermination {
  verdict: 'warn' | 'stop';
  condition: 'round_limit' | 'time_limit' | 'budget';
  measured: number;
  limit: number;
}

/** ChannelOpened starts a stream (N1). */
export interface ChannelOpened {
  protocol: 'negotiation';
  /** A line to show in lists. */
  topic: string;
  /** en or zh: the language of prompts and of what Parley itself says. */
  language: 'en' | 'zh';
  demand: Demand;
  candidates: Candidate[];
  config: NegotiationConfig;
  facilitator_script?: FacilitatorScript;
  /** True where the rehearsal model plays the hosted seats, whatever model is configured. */
  rehearsal: boolean;
}

/** FacilitationRequested asks coach-judge for a piece of neutral model work. */
export interface FacilitationRequested {
  /** `{task}-{cycle}-{round}-{attempt}`, unique in the channel. */
  request_id: string;
  task: 'screen' | 'draft' | 'adjust' | 'compromise' | 'gaps';
  cycle: number;
  round: number;
  /** 1 for the first try. */
  attempt: number;
}

/** FacilitationCompleted records the model's validated output; what follows from it is in the events after it. */
export interface FacilitationCompleted {
  request_id: string;
  task: string;
  call: ModelCall;
}

/** FacilitationFailed records that a facilitation gave nothing usable. */
export interface FacilitationFailed {
  request_id: string;
  task: string;
  attempt: number;
  /** A stable code: refusal, invalid_output, overloaded, timeout, budget, … */
  code: string;
  message: string;
  call?: ModelCall;
}

/** CandidatesScreened says who is in, who could stand in, and who is not needed (N1). */
export interface CandidatesScreened {
  selected: Screened[];
  /** Best first: the order in which replacements are invited. */
  possibly_related: Screened[];
  not_selected: Screened[];
}

/** ProposalDrafted is version 1 (N1). */
export interface ProposalDrafted {
  proposal: Proposal;
}

/** ProposalAdjusted is every later version (N3, N5). */
export interface ProposalAdjusted {
  proposal: Proposal;
  /** Why there is a new version. */
  cause: 'adjustment' | 'role_removed' | 'replacement' | 'compromise';
  changes_made: ChangeMade[];
  changes_rejected: ChangeRejected[];
  /** The facilitator's advice; false makes the next round the last, it never skips one. */
  should_continue: boolean;
  /** The field-level diff from the version before. */
  diff: FieldChange[];
}

/** RoundStarted sends a version to the selected participants, and to nobody else (N1). */
export interface RoundStarted {
  /** 1, and one more after each replacement, which starts the round count again (N4). */
  cycle: number;
  round: number;
  proposal_version: number;
  /** Who gets the proposal. */
  recipients: string[];
  /** True where the decision tree will not allow another round. */
  last: boolean;
}

/** TurnRequested asks one participant for feedback. */
export interface TurnRequested {
  /** `turn-{cycle}-{round}-{participant}`, unique in the channel. */
  request_id: string;
  participant_id: string;
  participant_kind: string;
  cycle: number;
  round: number;
  proposal_version: number;
  /** When silence is settled by the timeout policy. */
  due_at: string;
}

/** TimerSet asks for a FireTimer command at a time (N6). */
export interface TimerSet {
  /** `feedback-{cycle}-{round}-{n}` or `time-limit`, unique in the channel. */
  timer_id: string;
  purpose: 'feedback_timeout' | 'time_limit';
  due_at: string;
}

/** TimerFired says that a timer came due and was acted on. */
export interface TimerFired {
  timer_id: string;
}

/** TimerCancelled says that a timer is no longer needed. */
export interface TimerCancelled {
  timer_id: string;
}

/** FeedbackRecorded is one participant's answer in one round (N2). */
export interface FeedbackRecorded {
  request_id: string;
  participant_id: string;
  feedback_type: 'accept' | 'negotiate' | 'withdraw';
  reasoning: string;
  proposed_changes: ProposedChange[];
  cycle: number;
  round: number;
  proposal_version: number;
  submitted_at: string;
  /** True where silence or a failure was taken for an answer (N6). */
  assumed: boolean;
  /** timeout or turn_failed, where assumed. */
  assumed_cause?: 'timeout' | 'turn_failed';
  call?: ModelCall;
}

/** ReminderSent says that a silent participant was reminded (N6, policy `remind`). */
export interface ReminderSent {
  request_id: string;
  participant_id: string;
  /** 1 for the first. */
  number: number;
  due_at: string;
}

/** TurnFailed says that a participant's model gave nothing usable; the timeout policy settles the turn. */
export interface TurnFailed {
  request_id: string;
  participant_id: string;
  code: string;
  message: string;
  call?: ModelCall;
}

/** AnswerDiscarded keeps the cost of a model answer that came too late to count. */
export interface AnswerDiscarded {
  request_id: string;
  /** Why it does not count: late, already_answered, channel_closed. */
  reason: string;
  call: ModelCall;
}

/** RoundClosed is the tally of a round; the decision that follows from it is in the events after it. */
export interface RoundClosed {
  cycle: number;
  round: number;
  proposal_version: number;
  accepted: string[];
  negotiating: string[];
  withdrawn: string[];
  /** Those of `accepted` or `withdrawn` who did not say so themselves. */
  assumed: string[];
}

/** ParticipantWithdrawn says who left and what follows from it (N4, N5). */
export interface ParticipantWithdrawn {
  participant_id: string;
  role: string;
  core: boolean;
  reasoning: string;
  consequence: 'role_removed' | 'replaced' | 'negotiation_failed';
}

/** ReplacementInvited gives a withdrawn core role to the next of possibly_related (N4). */
export interface ReplacementInvited {
  withdrawn_id: string;
  replacement_id: string;
  role: string;
  /** The cycle that starts with it. */
  cycle: number;
}

/** OutcomeReached is the decision tree's result (N4). */
export interface OutcomeReached {
  status: 'success' | 'partial_consensus' | 'negotiation_timeout' | 'failed';
  /** Which row of the decision tree or which failure led here, as a stable code. */
  reason: string;
  cycle: number;
  round: number;
  /** The version that stands; 0 where there is none. */
  proposal_version: number;
  /** What an executor must know; absent without risk. */
  risk?: string;
  /** Requests that stayed unanswered. */
  open_points: ChangeRequest[];
}

/** GapsIdentified says what the demand still lacks (N7). */
export interface GapsIdentified {
  gaps: Gap[];
  follow_up: FollowUp;
}

/** InterventionRecorded keeps what a person said to the channel; it is applied at the next round boundary. */
export interface InterventionRecorded {
  intervention_id: string;
  actor: Actor;
  text: string;
}

/** InterventionsApplied says from which round on what was said counts. */
export interface InterventionsApplied {
  intervention_ids: string[];
  cycle: number;
  round: number;
}

/** TerminationWarned says that a stop condition is near (T5). */
export interface TerminationWarned {
  /** round_limit, time_limit or budget. */
  condition: string;
  /** In the unit of the condition: rounds, milliseconds, micro-dollars. */
  measured: number;
  limit: number;
  message: string;
}

/** ChannelClosed ends the stream: nothing but AnswerDiscarded follows. */
export interface ChannelClosed {
  status: 'success' | 'partial_consensus' | 'negotiation_timeout' | 'failed' | 'stopped';
  /** A stable code: agreed, stopped_by_user, time_limit, … */
  reason: string;
  /** Who or what ended it. */
  ended_by: Actor;
  /** The closing message, in the channel's language. */
  message: string;
}

/** Every event by its type. */
export interface EventTypes {
  ChannelOpened: ChannelOpened;
  FacilitationRequested: FacilitationRequested;
  FacilitationCompleted: FacilitationCompleted;
  FacilitationFailed: FacilitationFailed;
  CandidatesScreened: CandidatesScreened;
  ProposalDrafted: ProposalDrafted;
  ProposalAdjusted: ProposalAdjusted;
  RoundStarted: RoundStarted;
  TurnRequested: TurnRequested;
  TimerSet: TimerSet;
  TimerFired: TimerFired;
  TimerCancelled: TimerCancelled;
  FeedbackRecorded: FeedbackRecorded;
  ReminderSent: ReminderSent;
  TurnFailed: TurnFailed;
  AnswerDiscarded: AnswerDiscarded;
  RoundClosed: RoundClosed;
  ParticipantWithdrawn: ParticipantWithdrawn;
  ReplacementInvited: ReplacementInvited;
  OutcomeReached: OutcomeReached;
  GapsIdentified: GapsIdentified;
  InterventionRecorded: InterventionRecorded;
  InterventionsApplied: InterventionsApplied;
  TerminationWarned: TerminationWarned;
  ChannelClosed: ChannelClosed;
}

export const EVENT_TYPES = [
  'ChannelOpened',
  'FacilitationRequested',
  'FacilitationCompleted',
  'FacilitationFailed',
  'CandidatesScreened',
  'ProposalDrafted',
  'ProposalAdjusted',
  'RoundStarted',
  'TurnRequested',
  'TimerSet',
  'TimerFired',
  'TimerCancelled',
  'FeedbackRecorded',
  'ReminderSent',
  'TurnFailed',
  'AnswerDiscarded',
  'RoundClosed',
  'ParticipantWithdrawn',
  'ReplacementInvited',
  'OutcomeReached',
  'GapsIdentified',
  'InterventionRecorded',
  'InterventionsApplied',
  'TerminationWarned',
  'ChannelClosed',
] as const satisfies readonly (keyof EventTypes)[];

/** Every command by its type. */
export interface CommandTypes {
  OpenChannel: OpenChannel;
  SubmitFeedback: SubmitFeedback;
  FailTurn: FailTurn;
  CompleteScreening: CompleteScreening;
  CompleteDraft: CompleteDraft;
  CompleteAdjustment: CompleteAdjustment;
  CompleteGaps: CompleteGaps;
  FailFacilitation: FailFacilitation;
  FireTimer: FireTimer;
  Intervene: Intervene;
  StopChannel: StopChannel;
  SignalTermination: SignalTermination;
}

export const COMMAND_TYPES = [
  'OpenChannel',
  'SubmitFeedback',
  'FailTurn',
  'CompleteScreening',
  'CompleteDraft',
  'CompleteAdjustment',
  'CompleteGaps',
  'FailFacilitation',
  'FireTimer',
  'Intervene',
  'StopChannel',
  'SignalTermination',
] as const satisfies readonly (keyof CommandTypes)[];
