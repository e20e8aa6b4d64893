// Generated from proto/ by `npm run generate`. Do not edit.

/** Actor is who caused a command; the server sets it from credentials, never from the body. */
export interface Actor {
  /**
   * user: a person at the API; operator: one who may also answer for the persons of a channel; participant: a seat of the
   * channel; service: one of Parley's workers.
   */
  kind: 'user' | 'operator' | 'participant' | 'service';
  /** The participant id, the service name, or the key's subject. */
  id: string;
}

/** KindModel says which model does one kind of work in a channel, and how much it thinks. */
export interface KindModel {
  /** The kind of work, as a prompt's template names it: `speech`, `ballot`, `report`. */
  kind: string;
  /** The model's id as the provider names it. */
  model?: string;
  /** How much it thinks. */
  effort?: 'low' | 'medium' | 'high' | 'xhigh' | 'max';
  /** Who serves the model; the installation's first provider where absent. */
  provider?: 'anthropic' | 'openai';
}

/** OpeningEstimate is what an opening was likely to cost and to take before its first call (ADR 64), by channel-admin alone. No promise. */
export interface OpeningEstimate {
  /** What models may cost, in millionths of a US dollar; absent where nobody knew a price. */
  cost_micro_usd?: EstimateRange;
  /** The time of models, in seconds; absent where nobody knew how fast they are. */
  seconds?: EstimateRange;
  /** Calls of models, and tokens read and written; absent where too few have been like it. */
  calls?: EstimateRange;
  tokens?: EstimateRange;
  /** How many finished deliberations of its kind it was taken from; 0 for arithmetic. */
  like_it: number;
}

/** EstimateRange is from what something mostly comes to at least to what it mostly comes to at most. */
export interface EstimateRange {
  least: number;
  most: number;
}

/** ModelCall is what an audit needs of one piece of model work: enough to rebuild the prompt and to add up the bill. */
export interface ModelCall {
  /** Which adapter spoke: anthropic, openai, rehearsal; a2a of an agent elsewhere. */
  provider: string;
  /** The model's id as the provider names it; of an agent elsewhere its host. */
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
  /** Parts of its answer that could not be used even after they were complained of, each with why: they are not in what is recorded. */
  left_out?: string[];
  /**
   * Characters that the prompt was shortened to, its oldest parts first, since the model's window holds no more; absent where
   * all of it was sent.
   */
  fitted_to?: number;
  /** About how many tokens were left out. */
  tokens_left_out?: number;
  /** Where no model was asked, since the parent of a fork has the answer: tokens, price and time are 0. */
  taken?: TakenFrom;
}

/** TakenFrom says whose answer stands in a fork: the event of its parent that recorded the call. */
export interface TakenFrom {
  channel_id: string;
  version: number;
}

/** ShownCard is what the agent in a seat of kind a2a shows of itself: its agent card (A2A 1.0.1), as far as it is kept. */
export interface ShownCard {
  /** SHA-256 (hex) of the card's RFC 8785 JSON, without its signatures. */
  card_hash: string;
  /** The id of the key by which it is signed, or says that it is; absent where it is not. What is relied on is that the card stays the same. */
  key_id?: string;
  /** Its name and version, in its own words. */
  name: string;
  version: string;
  /** Where its messages go. */
  interface_url: string;
  /** verified: it is signed by the key that it points at (A2A 8.4). unchecked: it does not say where its key is. unsigned: it is not signed. */
  signature?: 'verified' | 'unchecked' | 'unsigned';
}

/** CastMember is somebody who is to take part, whatever the protocol. */
export interface CastMember {
  /** What the others call it: one short name that suits who it is, e.g. "Marta". */
  name: string;
  /**
   * Who it is, and then what it looks at in this topic, in one or two short sentences, e.g. "School cook. Asks what 300
   * meals a day take, and who washes up."
   */
  persona: string;
  /** How it comes to its views, in one sentence, e.g. "Walks through one ordinary Tuesday before it judges." */
  thinking_style: string;
  /** How it talks, in one sentence, e.g. "Short sentences, a number in each." */
  speaking_style: string;
  /** What it knows of this topic, one to four entries of a few words each, e.g. ["kitchen work", "food hygiene"]. */
  expertise: string[];
}

/** Cast is those who take part. */
export interface Cast {
  /** Three to five, no two of whom look at the same. */
  members: CastMember[];
}

/** CastWanted is what channel-admin has a cast made from; who makes it knows nothing else. */
export interface CastWanted {
  protocol: string;
  topic: string;
  language: 'en' | 'zh';
  /** The day on which it is asked, in UTC. */
  asked_on: string;
  /** What it may cost at most, in millionths of a US dollar. */
  budget_micro_usd: number;
}

/** CastMade is what came of it: who takes part, or why nobody could be found; and what that has cost. */
export interface CastMade {
  cast?: Cast;
  /** Why there is none. */
  failure?: string;
  call?: ModelCall;
}

/** TerminationPolicy says when a channel ends, and who decides that it does. */
export interface TerminationPolicy {
  /** False: conditions only warn, and nothing but a person, a vote or an outside signal ends the channel (T6). */
  auto_exit?: boolean;
  /** Each of them alone ends the channel. */
  stop_when?: TerminationRule[];
  /** Inherited conditions that do not hold here, by their names. */
  without?: string[];
  /** How long an end announced may still be overridden, in milliseconds; 0, the default: it is not announced. */
  grace_ms?: number;
}

/** TerminationRule is one condition, or several composed (T3). */
export type TerminationRule =
  | { round_limit: RoundLimit }
  | { time_limit: TimeLimit }
  | { consensus: Consensus }
  | { user_silence: UserSilence }
  | { repetition: Repetition }
  | { exit_words: ExitWords }
  | { vote: VoteRule }
  | { priority_command: PriorityCommand }
  | { token_budget: TokenBudget }
  | { cost_budget: CostBudget }
  | { failures_in_a_row: FailuresInARow }
  | { stalled_participant: StalledParticipant }
  | { external_signal: ExternalSignal }
  | { no_progress: NoProgress }
  | { stability: Stability }
  | { message_count: MessageCount }
  | { text_mention: TextMention }
  | { spoken_by: SpokenBy }
  | { hand_over: HandOver }
  | { tool_call: ToolCall }
  | { all: TerminationRule[] }
  | { any: TerminationRule[] }
  | { not: TerminationRule }
  | { converged: Converged }
  | { settled: Settled };

/** RoundLimit ends after so many rounds. */
export interface RoundLimit {
  /** 10. */
  max?: number;
  /** 80 % of max, rounded up. */
  warn_at?: number;
}

/** TimeLimit ends after so much time, as durable timers tell it. */
export interface TimeLimit {
  /** 1800000, thirty minutes. */
  max_ms?: number;
  /** Five sixths of max_ms. */
  warn_at_ms?: number;
}

/** Consensus ends where the participants agree (T2). */
export interface Consensus {
  /**
   * stances, the default: what participants say they stand for, and what their words do. The source's rule is
   * there as `similarity` and `keywords`, and measured: it is no test of agreement.
   */
  method?: 'stances' | 'similarity' | 'keywords';
  /** Rounds in a row in which it has to hold: 1 for stances, 3 for similarity, 1 for keywords. */
  rounds?: number;
  /** similarity: the mean cosine to exceed, 0.85; stances: the detector's own threshold. */
  threshold?: number;
  /** keywords: the pattern's words; agreed, consensus, exactly. */
  words?: string[];
  /** Rounds that have to be over before agreement ends anything: 2, since a first answer is no debate. */
  min_rounds?: number;
  /** Ask coach-judge where the detector is in doubt; false. */
  model_check?: boolean;
  /**
   * stances: how alike in meaning the turns of the round have to be besides, by the installation's embedding model; 0, which
   * only shows it. Without such a model it asks nothing.
   */
  min_similarity?: number;
}

/** UserSilence ends where the people have said nothing for so long. */
export interface UserSilence {
  /** 300000, five minutes. */
  max_ms?: number;
  /** Four fifths of max_ms. */
  warn_at_ms?: number;
}

/** Repetition ends where rounds repeat one another. */
export interface Repetition {
  /** 0.72, which on the detector's measure is what 0.9 is on a cosine of embeddings (docs/guide/detectors.md). */
  similarity?: number;
  /** Rounds in a row that repeat what was said before: 3. */
  rounds?: number;
  /** rounds - 1. */
  warn_at?: number;
}

/** ExitWords ends where a person's whole message is one of the words. */
export interface ExitWords {
  /** *exit, goodbye, end party, quit, and in Chinese 退出, 再见, 结束讨论. */
  words?: string[];
}

/** VoteRule ends where a vote to end was won. */
export interface VoteRule {
  /** Share of the voters that has to take part: 0.5. */
  quorum?: number;
  /** Share of those for or against that has to be exceeded: 0.5. */
  majority?: number;
  /** After which silence is an abstention: 60000. */
  timeout_ms?: number;
}

/** PriorityCommand ends at a person's command, whatever else is going on. */
export interface PriorityCommand {
  /** /end. */
  commands?: string[];
  /** Who may give it, by id; empty: any person. */
  from?: string[];
}

/** TokenBudget ends where the model calls have used so many tokens. */
export interface TokenBudget {
  max: number;
  /** 80 % of max. */
  warn_at?: number;
}

/** CostBudget ends where the model calls have cost so much, in millionths of a US dollar. */
export interface CostBudget {
  max_micro_usd: number;
  /** 80 % of max_micro_usd. */
  warn_at_micro_usd?: number;
}

/** FailuresInARow ends where nothing but failures comes. */
export interface FailuresInARow {
  /** 3. */
  max?: number;
  /** max - 1. */
  warn_at?: number;
}

/** StalledParticipant ends where one participant has missed so many of its turns in a row. */
export interface StalledParticipant {
  /** 3. */
  max?: number;
  /** max - 1. */
  warn_at?: number;
}

/** ExternalSignal ends where somebody outside says so by name. */
export interface ExternalSignal {
  /** The signal's name. */
  name: string;
  /** Who may send it, by id; empty: any caller of the tenant. */
  from?: string[];
}

/** NoProgress ends where the open points (or the issue list) have been the same for so many rounds. */
export interface NoProgress {
  /** 3. */
  rounds?: number;
  /** rounds - 1. */
  warn_at?: number;
}

/** Converged ends where nothing has been open for so many rounds: disagreements have vanished, whether or not anybody has said so. */
export interface Converged {
  /** 2. */
  rounds?: number;
  /** rounds - 1. */
  warn_at?: number;
}

/**
 * Settled ends where the participants have come to one answer and the talk has left nothing open for so many turns in a row: no question,
 * no doubt, no reason, and no new answer. Answers are the claims of stances.
 */
export interface Settled {
  /** Where everybody holds the same answer: 2. */
  turns?: number;
  /** From this share of the participants on a majority is enough, after more such turns; 1: only all of them: 0.75. */
  majority?: number;
  /** Where so many hold it, and not all: 5. */
  majority_turns?: number;
}

/** Stability ends where nobody has moved for so many rounds, though they differ: a deadlock. */
export interface Stability {
  /** 2. */
  rounds?: number;
  /** How alike two positions of one participant must be to count as the same: 0.6. */
  similarity?: number;
}

/** MessageCount ends after so many turns of participants. */
export interface MessageCount {
  max: number;
  /** 80 % of max. */
  warn_at?: number;
}

/** TextMention ends where a participant says a text, whole words only. The topic and the task never count. */
export interface TextMention {
  text: string;
  /** Whose words count, by participant id; empty: anybody's. */
  from?: string[];
}

/** SpokenBy ends after a turn of one of these participants. */
export interface SpokenBy {
  participants: string[];
}

/** HandOver ends where a participant hands over to this one. */
export interface HandOver {
  /** A participant id, or `user`. */
  to: string;
}

/** ToolCall ends after a turn for which a participant called this tool. */
export interface ToolCall {
  name: string;
}

/** Evidence is one thing that a finding rests on. */
export interface Evidence {
  /** The event's version in the channel; 0 where it is the whole of it. */
  version: number;
  /** Who; empty where it is nobody's. */
  participant_id: string;
  /** What, as a stable code: similarity, stance, cue, missed_turn, … */
  what: string;
  /** The figure or the words. */
  value: string;
}

/** Finding is what a check says of one condition. */
export interface Finding {
  /** The condition's name; of composed ones as `all(consensus, not(vote))`. */
  condition: string;
  status: 'clear' | 'near' | 'met';
  /** What was measured, from where on it warns and ends, in the condition's own unit. */
  measured: number;
  warn_at: number;
  limit: number;
  /** rounds, milliseconds, tokens, micro_usd, turns, share, similarity, score, count. */
  unit: string;
  evidence: Evidence[];
}

/** Assessment is one check of a channel (T7): a function of the log up to a version, and of nothing else (T3). */
export interface Assessment {
  /** Up to which event the channel was looked at. */
  at_version: number;
  verdict: 'continue' | 'warn' | 'doubt' | 'stop';
  /** The condition that ends it, by the documented precedence; empty unless the verdict is stop. */
  reason: string;
  /** Every condition of the policy. */
  findings: Finding[];
  /** What an embedding model measured for it, where there is one: with it the same check finds the same (T3). */
  similarities?: RoundSimilarity[];
}

/** RoundSimilarity is how alike in meaning the turns of one round are (T2). */
export interface RoundSimilarity {
  /** The version of the round's last turn. */
  at_version: number;
  /** Mean cosine of the embeddings over every two of its turns. */
  value: number;
  /** The embedding model. */
  model: string;
}

/** Ending is why a channel ended, and who was told (T5). */
export interface Ending {
  /** The condition that ended it. */
  condition: string;
  /** Others that held at the same time. */
  also: string[];
  /** What all of them rest on. */
  findings: Finding[];
  /** The participants told. */
  told: string[];
}

/** SeatChange is what is different of a seat in a fork; what is absent stays as it was. */
export interface SeatChange {
  participant_id: string;
  /** The model that plays it, as the provider names it. */
  model?: string;
  /** Who serves the model. */
  provider?: 'anthropic' | 'openai';
  /** How much it thinks. */
  effort?: 'low' | 'medium' | 'high' | 'xhigh' | 'max';
  /** Who it is; a workshop's roles have a system_prompt instead. */
  persona?: string;
  /** The voice of a workshop role's prompt. */
  system_prompt?: string;
}

/** ForkChanges is what is different in a fork from there on; what is absent stays as it was. */
export interface ForkChanges {
  /** Each seat once. */
  seats?: SeatChange[];
  /** Over the rules of ending that hold there, as a channel's lie over its installation's. */
  termination?: TerminationPolicy;
  /** Spend at which no further model work is asked for, in millionths of a US dollar, from the fork on; 0 is no limit. */
  budget_micro_usd?: number;
  /** Models for kinds of work; a kind that is not named keeps what it had. */
  models?: KindModel[];
}

/** GuestTurnConfig is what can be set per turn. */
export interface GuestTurnConfig {
  /** How long the guest has where nobody says until when, in milliseconds. */
  turn_timeout_ms: number;
  /** Tries of a facilitation; a guest turn has none. */
  max_facilitation_attempts: number;
  /** Spend at which no further model work is asked for, in millionths of a US dollar; 0 is no limit. */
  budget_micro_usd: number;
  /** Models for kinds of work; the installation's where absent. */
  models?: KindModel[];
}

/** InterviewSeat is who speaks in an interview, or writes its documents (I1). */
export interface InterviewSeat {
  /** Unique in the channel. */
  participant_id: string;
  /** As shown; unique in the channel. */
  name: string;
  /**
   * hosted: an agent of ours; person: answers over REST, CLI or console; external: an agent of yours, over NATS or REST; a2a: an
   * agent behind a URL, which Parley asks by A2A 1.0.
   */
  kind: 'hosted' | 'person' | 'external' | 'a2a';
  /** Who it is; it is the voice of the prompt. */
  persona: string;
  /** The model that plays it, as the provider names it; the channel's or the installation's where absent. */
  model?: string;
  /** How much it thinks. */
  effort?: 'low' | 'medium' | 'high' | 'xhigh' | 'max';
  /** Who serves the model. */
  provider?: 'anthropic' | 'openai';
  /**
   * Where the agent of a seat of kind a2a is: the address under which /.well-known/agent-card.json is, or of a card itself (.json). Goes
   * with that kind alone.
   */
  url?: string;
}

/** InterviewLine is what a rehearsed agent does at a turn. */
export interface InterviewLine {
  /** The turn that it is about; 0 is the opening. */
  turn: number;
  agent: 'interviewer' | 'analyst' | 'judge' | 'summary' | 'architect';
  /** silent never answers, fails answers nonsense, flags names a risk, refuses lets no change of status pass. */
  act: 'speaks' | 'silent' | 'fails' | 'flags' | 'refuses';
  /** What it says, where it speaks, flags or refuses. */
  text?: string;
}

/** InterviewConfig is what can be set per interview. */
export interface InterviewConfig {
  /** Most turns of the user. */
  max_turns: number;
  /** Messages that may wait for the background; one more is refused (I4). */
  max_waiting: number;
  /**
   * How long the background of a turn may take in all, retries included, before the next turn goes on without it (I4), in
   * milliseconds.
   */
  background_timeout_ms: number;
  /** When a user who waits is told that it takes longer (I4), in milliseconds. */
  deep_thinking_after_ms: number;
  /** Turns after which the older ones are compressed (I5). */
  compress_every: number;
  /** Turns that stay word for word when that is done (I5). */
  keep_recent: number;
  /** The completeness from which an interview may be called complete, of 100 (I6). */
  complete_at: number;
  /** How long the user may be away before the interview is closed, in milliseconds. */
  user_timeout_ms: number;
  /** How long the user must have been away to be told where it stood, in milliseconds. */
  resume_after_ms: number;
  /** Tries of a piece of work before it has failed. */
  max_facilitation_attempts: number;
  /** Spend at which no further model work is asked for, in millionths of a US dollar; 0 is no limit. */
  budget_micro_usd: number;
  /** Time after which model work that nobody answered counts as failed, in milliseconds; six minutes where absent. */
  facilitation_timeout_ms?: number;
  /** How long it waits for a model that does not answer before it ends as failed, in milliseconds; an hour where absent. */
  model_wait_limit_ms?: number;
  /** Models for kinds of work; the installation's where absent. */
  models?: KindModel[];
}

/** InterviewFact is one thing that is known of the user, and the turns in which the user said it (I3). */
export interface InterviewFact {
  /** F1, F2, …: unique in the channel. */
  fact_id: string;
  area: 'who' | 'pain' | 'context' | 'constraints' | 'success';
  label: string;
  text: string;
  turns: number[];
}

/** NewFact is something that the user said and the state does not have yet. */
export interface NewFact {
  /**
   * Which part of the picture it belongs to: who they are (who), what troubles them (pain), how things are done today
   * (context), what may not be touched (constraints), how they would know that it worked (success).
   */
  area: 'who' | 'pain' | 'context' | 'constraints' | 'success';
  /** One to four words, e.g. "team size". */
  label: string;
  /** What the user said, in one sentence close to the user's words, e.g. "Nine people, three of them volunteers." */
  text: string;
  /** The turns in which the user said it, e.g. [4]. */
  turns: number[];
}

/** FactChange is a fact that no longer holds as it stands, or that says what another says. */
export interface FactChange {
  /** The fact's id as listed, e.g. "F3". */
  fact_id: string;
  /** Why: what the user said that changes it. */
  reason: string;
  /** How it reads from now on; empty where it is dropped. */
  text: string;
  /** The turns in which the user said so. */
  turns: number[];
}

/** AreaScore is how complete one part of the picture is (I3). */
export interface AreaScore {
  /** Which part of the picture. */
  area: 'who' | 'pain' | 'context' | 'constraints' | 'success';
  /** What a solution could not be built without and is not known yet, in a few words; empty where nothing is. */
  missing: string;
  /** 0: nothing known; 50: the outline; 80: enough to design from; 100: nothing left to ask. */
  score: number;
}

/** InterviewRisk is something that would lead the interview astray (I3). */
export interface InterviewRisk {
  /**
   * contradiction: the user's statements do not fit together. misunderstanding: the Interviewer took the user wrong, or
   * said what is not so. leading: the Interviewer put words into the user's mouth. stuck: the talk goes in circles.
   */
  kind: 'contradiction' | 'misunderstanding' | 'leading' | 'stuck';
  /** What it is, in one or two sentences, with the words in question. */
  text: string;
  /** The turns in which it is seen. */
  turns: number[];
}

/** RevisionWish is what the user wants changed in documents that were delivered (I6). */
export interface RevisionWish {
  /** The documents concerned, e.g. ["DOC_03"]; empty where the user wants nothing changed in them. */
  documents: ('DOC_01' | 'DOC_02' | 'DOC_03' | 'DOC_04' | 'DOC_05' | 'DOC_06')[];
  /** What is to change, in the user's sense; empty where nothing is. */
  comment: string;
}

/** InterviewAnalysis is what the Analyst makes of the latest exchanges (I3). */
export interface InterviewAnalysis {
  /** What the user told in these turns, in one or two sentences, and what it means for the picture. */
  reading: string;
  /** What is new. What is known already is not told again. */
  added: NewFact[];
  /** What no longer holds, and what says the same as another fact. */
  changed: FactChange[];
  /** How complete each of the five parts is now: each once. */
  areas: AreaScore[];
  /** What would lead the interview astray; usually nothing. */
  risks: InterviewRisk[];
  /** What the user wants changed in the documents, where there are any. */
  revision: RevisionWish;
  /**
   * Where the interview stands: Profiling while one learns who the user is, DeepDive while one asks about what troubles
   * them, Solutioning once one talks about what would help, Completed where nothing is missing to design from.
   */
  status: 'Profiling' | 'DeepDive' | 'Solutioning' | 'Completed';
  /**
   * What the Interviewer is to do in its next turn, in one or two sentences: what to follow up, what to ask about, what to
   * put right.
   */
  notice: string;
}

/** Oversight is what the Judge makes of a risk, or of a change of status (I3). */
export interface Oversight {
  /** What you looked at and what you found, in one to three sentences. */
  reason: string;
  /** The turns that it rests on. */
  turns: number[];
  /** True only where the turns bear the change of status out; false where none is proposed. */
  approves: boolean;
  /** What the Interviewer is to do in its next turn, in one to three sentences; where it was wrong, what to take back and how. */
  notice: string;
  /** True where the Interviewer has something to put right. */
  corrects: boolean;
}

/** MemoryPoint is one thing to remember of turns that are no longer shown word for word (I5). */
export interface MemoryPoint {
  /** One sentence: who said what, names, figures and reasons kept. */
  text: string;
  /** The turns that it stands for, e.g. [3, 4]. */
  turns: number[];
}

/** DocumentVersion is a document, and the delivery in which it was last written. */
export interface DocumentVersion {
  document: 'DOC_01' | 'DOC_02' | 'DOC_03' | 'DOC_04' | 'DOC_05' | 'DOC_06';
  version: number;
}

/** CitedPoint is one statement of a document. */
export interface CitedPoint {
  /** One sentence, e.g. "The keeper of the club's calendar spends two evenings a week on it." */
  text: string;
  /** The turns of the interview that it rests on, e.g. [2, 5]. Of what is your own proposal: the turns whose need it meets. */
  turns: number[];
}

/** ProblemAndUsers is DOC_01: whose problem it is, and what it costs them. */
export interface ProblemAndUsers {
  /** The problem in two or three statements: who, what, since when, how often, at what cost. */
  problem: CitedPoint[];
  /** Who has it, and who else is touched. */
  users: CitedPoint[];
  /** How they do it today, and where that hurts. */
  today: CitedPoint[];
  /** How they would know that it is solved. */
  success: CitedPoint[];
}

/** InterviewRequirement is something that a solution must do or be. */
export interface InterviewRequirement {
  /** One sentence that can be checked, e.g. "A member sees a change of date within a minute." */
  text: string;
  /** How anybody can tell that it is met. */
  acceptance: string;
  /** must, should or could, by what the user said of it. */
  priority: 'must' | 'should' | 'could';
  /** The turns that it rests on. */
  turns: number[];
}

/** InterviewRequirements is DOC_02: what is wanted, what is not. */
export interface InterviewRequirements {
  /** What it must do. */
  functional: InterviewRequirement[];
  /** What it must be: quick, cheap, private, usable by whom. */
  quality: InterviewRequirement[];
  /** The limits that the user named. */
  constraints: CitedPoint[];
  /** What is expressly not wanted. */
  out_of_scope: CitedPoint[];
}

/** SolutionOption is a way that was weighed and not taken. */
export interface SolutionOption {
  /** What it would have been. */
  option: string;
  /** Why it is not taken, by what the user said. */
  why_not: string;
  /** The turns that this rests on. */
  turns: number[];
}

/** SolutionOutline is DOC_03: what would help, seen by its users. */
export interface SolutionOutline {
  /** The idea in two to four statements. */
  approach: CitedPoint[];
  /** What a user does with it, step by step. */
  journey: CitedPoint[];
  /** What else could be done, and why not. */
  alternatives: SolutionOption[];
}

/** InterviewComponent is a part of the solution with one task. */
export interface InterviewComponent {
  /** Its name, e.g. "calendar store". */
  name: string;
  /** What it alone is there for, in a sentence. */
  responsibility: string;
  /** The turns whose needs it serves. */
  turns: number[];
}

/** InterviewArchitecture is DOC_04: of what it is made. */
export interface InterviewArchitecture {
  /** Its parts. */
  components: InterviewComponent[];
  /** What it keeps, where, and who may see it. */
  data: CitedPoint[];
  /** What it exchanges with what the user has today. */
  interfaces: CitedPoint[];
  /** What was decided, and why. */
  decisions: CitedPoint[];
}

/** InterviewMilestone is a step after which something can be used. */
export interface InterviewMilestone {
  /** What it is called. */
  title: string;
  /** What can be used or shown after it. */
  outcome: string;
  /** How long it takes, with its unit, e.g. "two weeks for one person". */
  effort: string;
  /** The turns whose needs it meets. */
  turns: number[];
}

/** InterviewPlan is DOC_05: in which order it is built. */
export interface InterviewPlan {
  /** The steps in order, the smallest useful one first. */
  milestones: InterviewMilestone[];
  /** What has to be there or decided before. */
  prerequisites: CitedPoint[];
}

/** InterviewHazard is what could go wrong, and what is done about it. */
export interface InterviewHazard {
  /** What could happen. */
  risk: string;
  /** low, medium or high. */
  likelihood: 'low' | 'medium' | 'high';
  /** low, medium or high. */
  impact: 'low' | 'medium' | 'high';
  /** What is done so that it does not happen, or hurts less. */
  mitigation: string;
  /** The turns that it rests on. */
  turns: number[];
}

/** InterviewRisks is DOC_06: what could go wrong, and what nobody knows yet. */
export interface InterviewRisks {
  /** What could go wrong. */
  risks: InterviewHazard[];
  /** What the documents take for granted though the user did not say it, and the turns where it would have come up. */
  assumptions: CitedPoint[];
  /** What is still to be asked. */
  open_questions: CitedPoint[];
}

/** InterviewDocument is one of the six: its summary, and what that document alone has. */
export interface InterviewDocument {
  /** What it says, in two to four sentences, for whoever reads only this. */
  summary: string;
  /** What changed since the version before, in one or two sentences; empty in a first version. */
  changes: string;
  /** DOC_01: whose problem it is, and what it costs them. */
  problem_and_users?: ProblemAndUsers;
  /** DOC_02: what is wanted, and what is not. */
  requirements?: InterviewRequirements;
  /** DOC_03: what would help, seen by its users. */
  solution_outline?: SolutionOutline;
  /** DOC_04: of what it is made. */
  architecture?: InterviewArchitecture;
  /** DOC_05: in which order it is built. */
  plan?: InterviewPlan;
  /** DOC_06: what could go wrong, and what nobody knows yet. */
  risks?: InterviewRisks;
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
  /**
   * A term of the proposal by its name, e.g. talk_length, or role, task or notes of one's own assignment; a new name asks for
   * a new term.
   */
  field: string;
  /** The value wanted, without its unit, e.g. 45. */
  new_value: string;
  /** Why, in one sentence, e.g. "the demo alone takes 15 minutes". */
  reason: string;
}

/** PlanAccepted says that a seat could accept a plan that was proposed on the way, and how much it wants it (N4). */
export interface PlanAccepted {
  /** The id of the plan, as it was shown, e.g. p3. */
  plan: string;
  /** 1 for what is wanted most; plans that are equally good have the same number. */
  rank: number;
}

/** TablePlan is a plan that was proposed on the way, as who is asked about it is shown it: by nobody's name (N1, N4). */
export interface TablePlan {
  /** p1, p2 and so on for what seats have asked for, v1 and so on for earlier versions. */
  plan: string;
  /** How it differs from the version that stands. */
  changes: FieldChange[];
}

/** PlanTally says who could accept a plan (N4). */
export interface PlanTally {
  plan: string;
  accepted: string[];
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
  /**
   * hosted: played by participant-agents; person: answers over REST, CLI or console; external: answers over NATS or REST; a2a: an
   * agent behind a URL, which Parley asks by A2A 1.0.
   */
  kind: 'hosted' | 'person' | 'external' | 'a2a';
  /** Who it is and what it wants; it is the voice of the prompt. */
  persona: string;
  /** What it can do. */
  skills: string[];
  /** What it says when rehearsed. */
  script: ScriptLine[];
  /** How it comes to its views, e.g. "asks for numbers first", for the prompt; nothing where absent. */
  thinking_style?: string;
  /** How it talks, e.g. "short sentences, dry humour", for the prompt; nothing where absent. */
  speaking_style?: string;
  /** The model that plays it, as the provider names it; the channel's or the installation's where absent. */
  model?: string;
  /** How much it thinks. */
  effort?: 'low' | 'medium' | 'high' | 'xhigh' | 'max';
  /** Who serves the model. */
  provider?: 'anthropic' | 'openai';
  /**
   * Where the agent of a seat of kind a2a is: the address under which /.well-known/agent-card.json is, or of a card itself (.json). Goes
   * with that kind alone.
   */
  url?: string;
}

/** Term is one negotiable value of a proposal. */
export interface Term {
  /** Its name in snake_case, unique in the proposal, e.g. talk_length. */
  field: string;
  /** Its value as text, without the unit, e.g. 30 or 2026-12-03. */
  value: string;
  /** The unit it is counted in, e.g. minutes, EUR; absent where it has none. */
  unit?: string;
}

/** Assignment is what one participant is asked to do (N1). */
export interface Assignment {
  /** Who, by id as listed. */
  participant_id: string;
  /** The role in the plan, e.g. Speaker. */
  role: string;
  /** The task in one or two sentences: what is done by when. */
  task: string;
  /** What else they should know; empty where nothing. */
  notes: string;
  /** True where the plan fails without this role. */
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
  /**
   * The id of the request, e.g. ana.1.2.1, or of the work of somebody who withdrew, e.g. work.cy; empty where the change was nobody's
   * request.
   */
  request: string;
  /** What was done, in a sentence that its author understands. */
  change: string;
  /** True where the new version goes part of the way: it has another value than the one asked for. */
  partly?: boolean;
  /** The value asked for, where it was met partly; Parley fills it in. */
  asked?: string;
  /** The value that the new version has instead; absent where it has none any more. Parley fills it in. */
  given?: string;
}

/** ChangeRejected says which request was not met, and why (N3). */
export interface ChangeRejected {
  /** The id of the request, e.g. bo.1.2.1, or of the work of somebody who withdrew, e.g. work.cy. */
  request: string;
  /** Why not, in a sentence that its author can accept, e.g. "the room closes at ten". */
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
  /** The id of the candidate, as listed. */
  participant_id: string;
  /** Why, in a few words that name a skill or a lack of it. */
  reason: string;
}

/** Gap is something the demand still lacks after success (N7). */
export interface Gap {
  /** What is missing, in a few words. */
  title: string;
  /** Why it matters for the demand, in one or two sentences. */
  description: string;
  /** high where the demand fails without it, medium where it suffers, low where it would be nice. */
  importance: 'high' | 'medium' | 'low';
}

/** FollowUp suggests a channel for what is missing. */
export interface FollowUp {
  /** True where a follow-up negotiation is worth it. */
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
  /** Spend at which no further model work is asked for, in millionths of a US dollar; 0 is no limit. */
  budget_micro_usd: number;
  /** Time after which a facilitation that nobody answered counts as failed, in milliseconds; six minutes where absent. */
  facilitation_timeout_ms?: number;
  /** How long it waits for a model that does not answer before it ends as failed, in milliseconds; an hour where absent. */
  model_wait_limit_ms?: number;
  /**
   * What decides where the rounds are over and not everybody has accepted. best_accepted: all plans that were proposed on the way are put
   * to everybody once more, and the one that most accept stands. last_version: the versions alone count, as they were answered.
   * last_version where absent.
   */
  decision_rule?: 'best_accepted' | 'last_version';
  /** Where everybody accepts the first version, one of them is asked to suppose that this was wrong. Absent in older channels: nobody was. */
  premortem?: boolean;
  /**
   * After it has ended the same question is put to one agent alone, which may spend as much again: its answer stands beside the outcome
   * and changes nothing in it. Not in a rehearsal, and not where it was stopped or has failed. Nobody is asked where absent.
   */
  baseline?: boolean;
  /** Models for kinds of work; the installation's where absent. */
  models?: KindModel[];
}

/** FixedTerm is a term the rehearsed facilitator may not change. */
export interface FixedTerm {
  /** The name of the term. */
  field: string;
  /** Why it stays. */
  reason: string;
}

/** Handover says who takes over the work of somebody who withdraws, when rehearsed (N5). */
export interface Handover {
  /** Whose work it was. */
  from: string;
  /** Who takes it over. */
  to: string;
  /** The task of whoever takes it over, as it reads then. */
  task: string;
  /** The plan in its new words; as before where absent. */
  summary?: string;
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
  /** Whose work goes to whom where somebody withdraws without whom the plan can do. */
  handovers?: Handover[];
}

/** ProposalDraft is a proposal without its version, as a model writes it. */
export interface ProposalDraft {
  /** What it is, in at most ten words. */
  title: string;
  /** The plan in two to four sentences, for somebody who reads nothing else. */
  summary: string;
  /** Every value that can be negotiated: date, duration, money, place, …. */
  terms: Term[];
  /** One assignment for each participant, and none for anybody else. */
  assignments: Assignment[];
}

/** Stance is where a participant stands at the end of its turn: what consensus is read from, not guessed from. */
export interface Stance {
  /**
   * Where that leaves it, towards what the group has on the table: agree only where it could sign that as it stands,
   * partly where it could with a change, disagree, or undecided.
   */
  verdict: 'agree' | 'partly' | 'disagree' | 'undecided';
  /** Its own position in one sentence, e.g. "Four days, but the shop stays open on Fridays." */
  claim: string;
  /** Whose position it accepts, by participant id as listed, e.g. ["ana"]; empty for nobody. */
  accepts: string[];
  /** Whose position it rejects, by participant id as listed, e.g. ["bo"]; empty for nobody. */
  rejects: string[];
  /** Names it gave that are nobody's at the table, as a model wrote them after it was told who is there. */
  unknown?: string[];
}

/** Ask is what somebody does not know and others at the table may. */
export interface Ask {
  /** What you would have to know and do not, as one question, e.g. "What did the shop take on Fridays last year?" */
  question: string;
  /** Who may know it, by participant id as listed, e.g. "ana"; empty where that may be anybody. */
  of: string;
  /** The question's id at its table: q1, q2 and so on, as they come. */
  id?: string;
}

/** SpokenLine is what a rehearsed member says; the last one is said again from then on. */
export interface SpokenLine {
  /** Which of the member's turns it is for; its first is 1. */
  turn: number;
  /** Silent never answers, so that a timeout can be rehearsed; fails answers nonsense. */
  act?: 'speak' | 'silent' | 'fail';
  /** What it says. */
  text: string;
  /** Where it stands then. */
  stance?: Stance;
  /** end, continue or abstain, where a vote is called. */
  ballot?: 'end' | 'continue' | 'abstain';
  /** What it asks the others in that turn. */
  asks?: Ask[];
  /** Ids of the questions that it answers in that turn, as q1. */
  answers?: string[];
}

/** Member is an agent or a person at the table. */
export interface Member {
  /** Unique in the channel. */
  participant_id: string;
  /** As shown. */
  name: string;
  /**
   * hosted: an agent of ours; person: answers over REST, CLI or console; external: an agent of yours, over NATS or REST; a2a: an
   * agent behind a URL, which Parley asks by A2A 1.0.
   */
  kind: 'hosted' | 'person' | 'external' | 'a2a';
  /** Who it is; it is the voice of the prompt. */
  persona: string;
  /** What it knows: what a message is matched with. */
  expertise: string[];
  /** What it says when rehearsed. */
  script: SpokenLine[];
  /** How it comes to its views, e.g. "asks for numbers first", for the prompt; nothing where absent. */
  thinking_style?: string;
  /** How it talks, e.g. "short sentences, dry humour", for the prompt; nothing where absent. */
  speaking_style?: string;
  /** The model that plays it, as the provider names it; the channel's or the installation's where absent. */
  model?: string;
  /** How much it thinks. */
  effort?: 'low' | 'medium' | 'high' | 'xhigh' | 'max';
  /** Who serves the model. */
  provider?: 'anthropic' | 'openai';
  /**
   * Where the agent of a seat of kind a2a is: the address under which /.well-known/agent-card.json is, or of a card itself (.json). Goes
   * with that kind alone.
   */
  url?: string;
}

/** RoundTableConfig is what can be set per table. */
export interface RoundTableConfig {
  /** board: everybody, on one topic, for some rounds. party: the user's message picks who answers. */
  mode: 'board' | 'party';
  /** parallel: nobody hears the others before the round is over. in_turn: each hears those before it. */
  speaking: 'parallel' | 'in_turn';
  /** Rounds on the agenda of a board; 0: open-ended, which needs auto_exit. */
  rounds: number;
  /** Fewest and most members that answer a message of a party. */
  min_speakers: number;
  /** Most members that answer a message of a party. */
  max_speakers: number;
  /** Silence after which a turn is skipped, in milliseconds. */
  turn_timeout_ms: number;
  /** When the facilitator sums up. */
  summaries: 'every_round' | 'at_the_end';
  /** Tries of a facilitation before the table goes on without it. */
  max_facilitation_attempts: number;
  /** Spend at which no further model work is asked for, in millionths of a US dollar; 0 is no limit. */
  budget_micro_usd: number;
  /** Time after which a facilitation that nobody answered counts as failed, in milliseconds; six minutes where absent. */
  facilitation_timeout_ms?: number;
  /** How long it waits for a model that does not answer before it ends as failed, in milliseconds; an hour where absent. */
  model_wait_limit_ms?: number;
  /** Where a board agrees in its first round, one member is asked to suppose that this was wrong. Absent in older channels: it was not. */
  premortem?: boolean;
  /**
   * After it has ended the same question is put to one agent alone, which may spend as much again: its answer stands beside the outcome
   * and changes nothing in it. Not in a rehearsal, and not where it was stopped or has failed. Nobody is asked where absent.
   */
  baseline?: boolean;
  /**
   * Each member of a board says first what it alone may know and asks what others may; later turns show what was asked and who has
   * answered. Absent in older channels: nobody was asked for it.
   */
  pooling?: boolean;
  /** Models for kinds of work; the installation's where absent. */
  models?: KindModel[];
}

/** Picked is a member that answers a message, and why. */
export interface Picked {
  /** The id of the member picked, as listed. */
  participant_id: string;
  /** Why this member has something to say to the message, in a few words, e.g. "runs the shop on Fridays". */
  reason: string;
}

/** DebateConfig is what a debate is about, and among whom (D2). */
export interface DebateConfig {
  /** The point in dispute, as one question, e.g. "One database for all tenants, or one each?" */
  topic: string;
  /**
   * Who argues, by participant id as listed, at least two, best three to five who think differently; empty where the
   * lead is to conclude alone.
   */
  participants: string[];
  /** Most rounds; more than two rarely help. The channel's setting where absent. */
  max_rounds?: number;
  /** True where it is planned and not to be held after all. */
  skip?: boolean;
}

/** PlannedPhase is one piece of the task: work for one expert, or a debate (D1, D2). */
export interface PlannedPhase {
  /** A short id of lower-case letters, digits and dashes, unique in the plan, e.g. "data-model". */
  phase_id: string;
  /** What it is, in a few words. */
  title: string;
  /**
   * What its expert is to do and to hand over. The expert sees this, the whole task and the results of what it depends
   * on, and nothing else.
   */
  task: string;
  /** Who does it, by participant id as listed; empty for a debate. */
  expert: string;
  /**
   * The phases whose results it needs, by phase_id; empty where it can begin at once. What does not depend on each other
   * runs at the same time.
   */
  depends_on: string[];
  /** execution: work by one expert; debate: a debate. execution where absent. */
  phase_type?: 'execution' | 'debate';
  /** Of a debate: what about, and among whom. */
  debate?: DebateConfig;
}

/** PlanReview says whether the plan itself is to be debated before work begins (D4). */
export interface PlanReview {
  /** What could be decided otherwise in this plan, and what that would change, in one or two sentences. */
  reason: string;
  /** The question to debate; empty where none is worth it. */
  topic: string;
  /** Who argues, by participant id as listed; empty where none is worth it. */
  participants: string[];
  /** True only where a wrong choice here would make later work useless. Never for a plan of one or two phases. */
  wanted: boolean;
}

/** TeamPlan is how the lead divides the task (D1). */
export interface TeamPlan {
  /** How you read the task and why you divide it like this, in two or three sentences. */
  approach: string;
  /** The phases: as few as the task needs. */
  phases: PlannedPhase[];
  /** Whether to debate the plan first. */
  review: PlanReview;
}

/** PlanChange is one change of a plan after it was debated (D4). */
export interface PlanChange {
  /** What in the debate calls for it, in one sentence. */
  reason: string;
  /** add: a new phase. drop: this phase is not done. change: this phase is done as it stands here instead. */
  change: 'add' | 'drop' | 'change';
  /** The phase, by its id in the plan; a new id where it is added. */
  phase_id: string;
  /** The whole phase as it is to be done, with the same phase_id; left out where it is dropped. */
  phase?: PlannedPhase;
}

/** PlanRevision is what the lead makes of its plan after the debate on it (D4). */
export interface PlanRevision {
  /** What the conclusion of the debate means for the plan, in one to three sentences; where nothing changes, why. */
  reason: string;
  /** What changes; empty where the plan stands as it is. */
  changes: PlanChange[];
}

/** Artefact is a piece of text that a phase hands over: code, a table, a draft. */
export interface Artefact {
  /** Its name as a file, e.g. "schema.sql". The same name again is its next version. */
  name: string;
  /** The whole of it. */
  content: string;
}

/** PhaseResult is what a phase hands over (D1): later phases, the lead and people read it. */
export interface PhaseResult {
  /** What came of it, in two to five sentences: what those who build on it must know. */
  summary: string;
  /** What you found out, one sentence each, with figures and units and where they come from. */
  findings: string[];
  /** What you decided, one sentence each, with the reason and the option not taken. */
  decisions: string[];
  /** What others must still settle, or what you assumed, one sentence each. */
  open_points: string[];
  /** Texts to hand over whole; usually none or one. */
  artefacts: Artefact[];
}

/** DivergentStatement is one of the two statements that cannot both stand, in its author's own words (D4). */
export interface DivergentStatement {
  /** The phase it stands in; "task" for a constraint of the task. */
  phase_id: string;
  /** Word for word as it stands there, at most two sentences. */
  quote: string;
}

/** DivergenceAssessment says whether a result calls for a debate (D4). */
export interface DivergenceAssessment {
  /** What you compared the result with, and what you found, in one to three sentences. */
  reason: string;
  /** The two statements that cannot both stand, quoted word for word; empty where there are none. */
  statements: DivergentStatement[];
  /**
   * contradiction: two results contradict each other. constraint: a result breaks what the task demands. options: a result
   * leaves a choice open between reasonable options on which later phases rest. none: anything else.
   */
  criterion: 'none' | 'contradiction' | 'constraint' | 'options';
  /** The question to debate; empty for none. */
  topic: string;
  /** Who argues, by participant id as listed: those whose work it concerns and who think differently; empty for none. */
  participants: string[];
}

/** DebateOpening is how the lead opens a debate (D3). */
export interface DebateOpening {
  /** The point of disagreement: what exactly is in dispute, what each side has on its side so far, and what hangs on it. */
  point: string;
  /** False where, on a closer look, nobody disagrees: then no debate is held. */
  disagreement: boolean;
}

/** DebateArgument is what one participant says in one round (D3). */
export interface DebateArgument {
  /**
   * Your argument: at most three points, each with a reason, a figure or an example; what others said that you answer, by
   * name or number.
   */
  argument: string;
  /** Where you stand after that, in one sentence. */
  position: string;
  /** True where that is another position than yours before: say in the argument what changed your mind. */
  changed: boolean;
}

/** DebateSummary is the lead's word on one round (D3). */
export interface DebateSummary {
  /** What each side argued and what answered it; favour nobody. */
  summary: string;
  /** What is still in dispute, one sentence each; empty where nothing is. */
  open_points: string[];
}

/** WeighedArgument says of one who argued what a ruling makes of it. */
export interface WeighedArgument {
  /** The participant id as listed. */
  participant_id: string;
  /** Which of its points weighs, or what answers it, in one sentence. */
  reason: string;
}

/** DebateRuling is how the lead ends a debate (D3). */
export interface DebateRuling {
  /** Why: which arguments weigh more, and what answers those you do not follow. */
  rationale: string;
  /** Whose arguments the conclusion follows, and which; empty where you shelve the question. */
  follows: WeighedArgument[];
  /** Whose position at the end the conclusion goes against, and what answers it; it is kept as a minority view. */
  overrules: WeighedArgument[];
  /** adopt: one position is taken. compromise: parts of several. shelve: not decided now. */
  decision: 'adopt' | 'compromise' | 'shelve';
  /** What holds from now on, as an instruction to those who work on; what is shelved, with what would settle it. */
  conclusion: string;
}

/** MinorityView is what somebody holds whom a ruling goes against, in its own words: agreement is no correctness. */
export interface MinorityView {
  participant_id: string;
  /** Its last position, and its last argument. */
  position: string;
  argument: string;
  /** The turns on which it said so. */
  request_ids: string[];
  /** The part that it is about, where it is about one: a phase's title, an entry's id. */
  about?: string;
}

/** TeamReport is the lead's synthesis (D1). */
export interface TeamReport {
  /** What the task asked for, whole and ready to use, built from the results; Markdown. */
  answer: string;
  /** The decisions that it rests on, one sentence each, with the phase or debate they come from. */
  decisions: string[];
  /** What stays open, and what is missing since a phase failed, one sentence each. */
  open_points: string[];
}

/** MissingPart is a phase without a result, and why: a report never hides it. */
export interface MissingPart {
  phase_id: string;
  title: string;
  status: 'failed' | 'skipped';
  reason: string;
}

/** TeamLine is what a rehearsed expert answers to one kind of work. */
export interface TeamLine {
  work: 'plan' | 'revise' | 'execute' | 'assess' | 'open_debate' | 'argue' | 'sum_up' | 'rule' | 'synthesise';
  /** Of which phase; any where absent. */
  phase_id?: string;
  /** Of which round of a debate; any where absent. */
  round?: number;
  /** Silent never answers, so that a timeout can be rehearsed; fails answers nonsense. */
  act?: 'speak' | 'silent' | 'fail';
  plan?: TeamPlan;
  result?: PhaseResult;
  assessment?: DivergenceAssessment;
  opening?: DebateOpening;
  argument?: DebateArgument;
  summary?: DebateSummary;
  ruling?: DebateRuling;
  report?: TeamReport;
  /** What it searches the knowledge base for before it hands over its phase, where it may (W7). */
  lookups?: string[];
  revision?: PlanRevision;
}

/** Expert is one of a team: experts are data (D1). */
export interface Expert {
  /** Unique in the channel. */
  participant_id: string;
  /** As shown; unique in the channel. */
  name: string;
  /**
   * hosted: an agent of ours; person: answers over REST, CLI or console; external: an agent of yours, over NATS or REST; a2a: an
   * agent behind a URL, which Parley asks by A2A 1.0.
   */
  kind: 'hosted' | 'person' | 'external' | 'a2a';
  /** Who it is; it is the voice of the prompt. */
  persona: string;
  /** What it knows: what the lead divides the work by. */
  expertise: string[];
  /** What it answers when rehearsed. */
  script: TeamLine[];
  /** How it comes to its views, for the prompt; nothing where absent. */
  thinking_style?: string;
  /** How it talks, for the prompt; nothing where absent. */
  speaking_style?: string;
  /** How it votes when rehearsed. */
  ballot?: 'end' | 'continue' | 'abstain';
  /**
   * What it may look things up with before it hands over a phase: MCP servers by name, as the installation allows them to
   * its name, and `knowledge` for the knowledge base; nothing where absent (W7).
   */
  tools?: string[];
  /** The model that plays it, as the provider names it; the channel's or the installation's where absent. */
  model?: string;
  /** How much it thinks. */
  effort?: 'low' | 'medium' | 'high' | 'xhigh' | 'max';
  /** Who serves the model. */
  provider?: 'anthropic' | 'openai';
  /**
   * Where the agent of a seat of kind a2a is: the address under which /.well-known/agent-card.json is, or of a card itself (.json). Goes
   * with that kind alone.
   */
  url?: string;
}

/** TeamConfig is what can be set per team. */
export interface TeamConfig {
  /** Whether the lead looks for divergence and may put debates in by itself (D4). */
  automatic_debates: boolean;
  /** Most debates that are put into the plan, by whomever (D4). */
  max_inserted_debates: number;
  /** Rounds of a debate that does not say (D2). */
  debate_rounds: number;
  /** Whether those who argue see who said what, or numbers: names invite conformity. */
  anonymous_peers: boolean;
  /** Silence of a person after which a piece of work counts as missed, in milliseconds. */
  turn_timeout_ms: number;
  /** Tries of a piece of work before it has failed. */
  max_facilitation_attempts: number;
  /** Spend at which no further model work is asked for, in millionths of a US dollar; 0 is no limit. */
  budget_micro_usd: number;
  /** Time after which model work that nobody answered counts as failed, in milliseconds; six minutes where absent. */
  facilitation_timeout_ms?: number;
  /** How long it waits for a model that does not answer before it ends as failed, in milliseconds; an hour where absent. */
  model_wait_limit_ms?: number;
  /** The knowledge that the experts search who may (W7); `default` where absent. */
  collection?: string;
  /**
   * After it has ended the same question is put to one agent alone, which may spend as much again: its answer stands beside the outcome
   * and changes nothing in it. Not in a rehearsal, and not where it was stopped or has failed. Nobody is asked where absent.
   */
  baseline?: boolean;
  /** Models for kinds of work; the installation's where absent. */
  models?: KindModel[];
}

/** VoteConfig is what can be set per vote; all of it is said before anybody votes. */
export interface VoteConfig {
  /**
   * plurality: one option each, the most votes. approval: as many as one can live with, the most approvals. ranked: in order, the option that
   * beats the others pair by pair (Schulze). consent: the proposal stands unless somebody objects.
   */
  rule: 'plurality' | 'approval' | 'ranked' | 'consent';
  /**
   * What settles a tie. stand: nothing, it is said to be one. first_listed: the option that is listed first. lot: drawn from the ballots'
   * own nonces, which nobody knows before the reveal and everybody can draw again after it.
   */
  ties: 'stand' | 'first_listed' | 'lot';
  /** Ballots below which nothing is decided; more than half of the voters where 0. */
  quorum: number;
  /** How long people and external agents have, in milliseconds: whoever has not voted then is absent. Models have a deadline of their own. */
  turn_timeout_ms: number;
  /** Tries of a facilitation; a vote has none. */
  max_facilitation_attempts: number;
  /** Spend at which no further model work is asked for, in millionths of a US dollar; 0 is no limit. */
  budget_micro_usd: number;
  /** Time after which a model that gave no ballot counts as absent, in milliseconds; six minutes where absent. */
  facilitation_timeout_ms?: number;
  /** How long it waits for a model that does not answer; a vote does not, and counts it as absent. */
  model_wait_limit_ms?: number;
  /** Models for kinds of work; the installation's where absent. */
  models?: KindModel[];
}

/** RevealedBallot is one ballot, opened: with its nonce its commitment can be computed again. */
export interface RevealedBallot {
  participant_id: string;
  /** The options chosen, as they are listed, the first before the others where they are ranked; empty is an abstention. */
  choices: string[];
  /** Why, in its own words. */
  reason: string;
  /** What was hashed with it. */
  nonce: string;
}

/** OptionTally is what an option came to. */
export interface OptionTally {
  option: string;
  /** plurality, approval, consent: ballots for it. ranked: options that it beats pair by pair. */
  count: number;
}

/** VoteResult is what the ballots come to by the rule that was said before. */
export interface VoteResult {
  /** decided; tie: said to be one, nothing is decided; objected: somebody objects; nobody_chose: all abstained; no_quorum: too few ballots. */
  outcome: 'decided' | 'tie' | 'objected' | 'nobody_chose' | 'no_quorum';
  /** The option decided on; those that are tied, in the order listed. */
  winners: string[];
  /** How a tie was settled, where there was one. */
  settled_by?: 'first_listed' | 'lot';
  /** Those that were tied before it was settled. */
  tied?: string[];
  tally: OptionTally[];
  /** Ballots that were needed. */
  quorum: number;
  /** Whoever did not vote: absent, and for nothing. */
  absent: string[];
}

/** PlanPoint is one statement of a document. */
export interface PlanPoint {
  /** One sentence, as "Articles on the reading list open without a connection". */
  text: string;
  /** Ids of the entries of the draft that it rests on, as entry-3; none where it is the role's own. */
  based_on: string[];
}

/** AcceptanceCriterion is how anybody can tell that a part is done. */
export interface AcceptanceCriterion {
  /** What is seen, measurable, as "An article on the list opens in flight mode". */
  criterion: string;
  /** How it is measured and which figure is good enough, with its unit, as "time to first line: at most 1 s on a phone of 2022". */
  measure: string;
  /** Ids of the entries of the draft that it rests on, as entry-3. */
  based_on: string[];
}

/** ProductPlan is product_plan.json: what is wanted, what is not, and how it is judged. */
export interface ProductPlan {
  /** Who needs what, and why: the requirement as the role understands it, in two to four sentences. */
  understanding: string;
  /** What is built. */
  scope: PlanPoint[];
  /** What is expressly not built, though somebody might expect it. */
  non_goals: PlanPoint[];
  /** How it is judged. */
  acceptance_criteria: AcceptanceCriterion[];
}

/** SystemModule is a part of the system with one task. */
export interface SystemModule {
  /** Its name in the code, as offline-store. */
  name: string;
  /** What it alone is there for, in a sentence. */
  responsibility: string;
  /** Ids of the entries of the draft that it rests on, as entry-3. */
  based_on: string[];
}

/** SystemInterface is what two parts agree on. */
export interface SystemInterface {
  /** Its name, as NoteQueue.push or POST /notes. */
  name: string;
  /** Who offers it to whom, as "note-queue, to the editor". */
  between: string;
  /** What goes in, what comes out, what happens where it fails. */
  contract: string;
  /** Ids of the entries of the draft that it rests on, as entry-3. */
  based_on: string[];
}

/** FileImpact is a file or folder that the work touches. */
export interface FileImpact {
  /** From the root of the repository, as store/offline.ts; what is not known for sure ends in a question mark. */
  path: string;
  /** What is done with it. */
  change: 'create' | 'modify' | 'delete';
  /** What changes there and why, in a sentence. */
  what: string;
  /** Ids of the entries of the draft that it rests on, as entry-3. */
  based_on: string[];
}

/** SystemDesign is system_design.json: how it is built. */
export interface SystemDesign {
  /** The technical approach and the alternative that was weighed, with what decided between them. */
  approach: string;
  /** How the parts hang together, in a paragraph. */
  architecture: string;
  /** The parts. */
  modules: SystemModule[];
  /** What the parts agree on. */
  interfaces: SystemInterface[];
  /** The files that the work touches. */
  file_impacts: FileImpact[];
}

/** DevStep is a piece of work that one person can finish and show. */
export interface DevStep {
  /** What is done, as "Store articles with a limit of 1 GB". */
  step: string;
  /** What the range rests on: what goes well at its low end, what goes wrong at its high end. */
  reasoning: string;
  /** Days of one person where all goes well, as 3 or 0.5. */
  days_low: number;
  /** Days of one person where what may go wrong does; at least days_low. */
  days_high: number;
  /** Ids of the entries of the draft that it rests on, as entry-3. */
  based_on: string[];
}

/** DevPlan is dev_plan.json: what it takes to build it. */
export interface DevPlan {
  /** The steps, in the order in which they are done. */
  steps: DevStep[];
  /** Technical debt that the work meets or makes, and what is done about it. */
  debt: PlanPoint[];
  /** Where the work may turn out harder than it looks. */
  risky_spots: PlanPoint[];
  /** Why it can or cannot be done as planned. */
  feasibility_reason: string;
  /** What follows from that. */
  feasibility: 'feasible' | 'feasible_with_conditions' | 'not_feasible';
}

/** TestCase is one thing to try. */
export interface TestCase {
  /** What it shows, as "Notes on two devices are both kept". */
  name: string;
  /** What is there before and what is done, with its values, as "same note edited on A and B, both in flight mode; both go online". */
  input: string;
  /** What is seen then, as "both notes are listed side by side within 10 s". */
  expected: string;
  /** Ids of the entries of the draft that it rests on, as entry-3. */
  based_on: string[];
}

/** CoverageGoal is how much of something is tested. */
export interface CoverageGoal {
  /** What is covered, as "branches of note-queue" or "supported phones". */
  what: string;
  /** The figure to reach, with its unit, as "90 %" or "2 models". */
  target: string;
  /** Ids of the entries of the draft that it rests on, as entry-3. */
  based_on: string[];
}

/** TestPlan is test_plan.json: how anybody will know that it works. */
export interface TestPlan {
  /** What is tested where and why there: by units, together, by hand; what is not, and why. */
  strategy: string;
  /** The cases that matter most. */
  cases: TestCase[];
  /** How far the tests reach. */
  coverage: CoverageGoal[];
}

/** PlanRisk is what may go wrong. */
export interface PlanRisk {
  /** What may happen and what it does, as "The licence forbids copies: the release is stopped". */
  risk: string;
  /** By what one notices that it is happening, early, as "the publisher's lawyer asks for the contract". */
  trigger: string;
  /** What makes it less likely or less harmful. */
  mitigation: string;
  /** Who looks after it, a role or a person. */
  owner: string;
  /** How likely it is before anything is done: low is under 1 in 10, high over 1 in 2. */
  likelihood: 'low' | 'medium' | 'high';
  /** How bad it is: low costs days, medium weeks, high the release. */
  harm: 'low' | 'medium' | 'high';
  /** Ids of the entries of the draft that it rests on, as entry-3. */
  based_on: string[];
}

/** RiskAssessment is risk_assessment.json: what may go wrong, and what everything rests on. */
export interface RiskAssessment {
  /** What may go wrong, the worst first. */
  risks: PlanRisk[];
  /** What others have to deliver, who and by when. */
  dependencies: PlanPoint[];
  /** What is taken for granted and nobody has checked, and how it can be checked. */
  assumptions: PlanPoint[];
}

/** UnknownCitation is an entry that a document cites and that is not in the draft. */
export interface UnknownCitation {
  /** Where in the document, as /product_plan/scope/0. */
  pointer: string;
  entry_id: string;
}

/** SpeechComment answers one of those who spoke before in the same round. */
export interface SpeechComment {
  /** Whom it answers, by id, e.g. "system-designer". */
  participant_id: string;
  /** What it adds to, corrects in or questions of what that role said, in one to three sentences. */
  text: string;
}

/** ClarifyingQuestion is what only the user can answer (W6). */
export interface ClarifyingQuestion {
  /** One question that the user can answer without jargon, e.g. "Do visitors without a card book as well?" */
  text: string;
  /** What is taken for granted where the user skips the question, e.g. "Only card holders book." */
  assumption: string;
}

/** IssueStance is where a role stands on an open issue: on everything on the table that would settle it. */
export interface IssueStance {
  /** The issue's id, e.g. "issue-2". */
  issue_id: string;
  /** agree: what is proposed may settle it; object: it must not be settled so; abstain: it is not yours to judge; no_issue: it is none, or part of another. */
  stance: 'agree' | 'object' | 'abstain' | 'no_issue';
  /** Your own position in a sentence, e.g. "A week of articles is enough." */
  statement: string;
  /** Why, in one or two sentences; of an objection what it would take to withdraw it. */
  reason: string;
}

/** EntryStance is where a role stands on one entry, proposed or in the draft; it goes before its stance on the issue. */
export interface EntryStance {
  /** The entry's id, e.g. "entry-3". */
  entry_id: string;
  /** agree: it may stand, and an earlier objection of yours is withdrawn; object: it must not stand as it is; abstain: it is not yours to judge. */
  stance: 'agree' | 'object' | 'abstain';
  /** Why, in one or two sentences, e.g. "The west gate is the fire lane; it must stay clear." */
  reason: string;
}

/** ProposedEntry is what a role would have in the consensus draft (W4). */
export interface ProposedEntry {
  /** One decision in one or two sentences that can be checked, with numbers and units, e.g. "At most 1 GB is kept on the device." */
  text: string;
  /** Ids of the open issues that it settles, e.g. "issue-2"; empty where it settles none. */
  resolves: string[];
  /** Id of the entry of the draft that it replaces, e.g. "entry-1"; left out where it replaces none. */
  supersedes?: string;
  /** Why; of a replacement, why the old entry no longer holds. */
  reason: string;
  /** Ids of entries, proposed or in the draft, that cannot stand beside it: naming one objects to it. The two never both enter. */
  rivals?: string[];
}

/** ReopenedIssue is an issue that has left the list and should not have. */
export interface ReopenedIssue {
  /** Id of an issue that has left the list, e.g. "issue-1". */
  issue_id: string;
  /** What is new and speaks against how it was settled, in one or two sentences. */
  reason: string;
}

/** Speech is what a role says in its turn (W3). */
export interface Speech {
  /** What the issues on the list mean for your field: causes, limits, figures with units. The first thing others read of you. */
  analysis: string;
  /** What you would do about them, concretely; empty where the analysis says it. */
  advice: string;
  /** What you add to, correct in or question of earlier speakers of this round. */
  comments: SpeechComment[];
  /** What only the user can answer; not what the knowledge or a colleague can. */
  questions: ClarifyingQuestion[];
  /** Newly found issues, one sentence each, finer than what is listed, e.g. "What happens to notes made offline on two devices?" */
  new_issues: string[];
  /** Where you stand on each issue of the list. */
  stances: IssueStance[];
  /** Where you stand on single entries, proposed or in the draft. */
  entry_stances: EntryStance[];
  /** What you would have in the consensus draft. */
  entries: ProposedEntry[];
  /** Issues that left the list and should not have; usually none. */
  reopens: ReopenedIssue[];
  /** What you cite, as the knowledge found names it, e.g. "readers.md › Devices". */
  sources: string[];
}

/** DocumentSection is a part of a general document. */
export interface DocumentSection {
  /** What the section is about, in a few words. */
  heading: string;
  /** Its prose; empty where items say it all. */
  text: string;
  /** Its items, one sentence each. */
  items: string[];
}

/** PlanDocument is a role's output document (W9): sections, or what its kind has. */
export interface PlanDocument {
  /** What it says, in two to four sentences. */
  summary: string;
  /** One for each part of the focus; empty in a typed document. */
  sections: DocumentSection[];
  /** The entries of the draft that it rests on; of a typed document all that its items cite. */
  based_on: string[];
  /** What product_plan.json has. */
  product_plan?: ProductPlan;
  /** What system_design.json has. */
  system_design?: SystemDesign;
  /** What dev_plan.json has. */
  dev_plan?: DevPlan;
  /** What test_plan.json has. */
  test_plan?: TestPlan;
  /** What risk_assessment.json has. */
  risk_assessment?: RiskAssessment;
  /** What stays open in the role's field, one sentence each. */
  open_points?: string[];
  /** What it cites and is not in the draft: taken out of its items, and shown. */
  unknown_citations?: UnknownCitation[];
}

/** AnswerLine is what a rehearsed role makes of an answer of the user (W6). */
export interface AnswerLine {
  entries: ProposedEntry[];
  new_issues: string[];
}

/** SpeechLine is what a rehearsed role says in one turn. */
export interface SpeechLine {
  /** Which of the role's speeches it is for; its first is 1. */
  turn: number;
  /** Silent never answers, so that a timeout can be rehearsed; fails answers nonsense. */
  act?: 'speak' | 'silent' | 'fail';
  speech?: Speech;
  /** What it asks on after the user's first, second, … answer to a question of this speech. */
  follow_ups: string[];
  /** end, continue or abstain, where a vote is called. */
  ballot?: 'end' | 'continue' | 'abstain';
  /** What it searches the knowledge base for before it speaks (W7). */
  lookups?: string[];
  /** What it makes of the answers to its first, second, … question of this speech, once they suffice. */
  answers?: AnswerLine[];
}

/** PlanRole is one of those who plan; roles are data (W1). */
export interface PlanRole {
  /** Unique in the channel. */
  participant_id: string;
  /** As shown; unique in the channel. */
  name: string;
  /**
   * hosted: an agent of ours; person: answers over REST, CLI or console; external: an agent of yours, over NATS or REST; a2a: an
   * agent behind a URL, which Parley asks by A2A 1.0.
   */
  kind: 'hosted' | 'person' | 'external' | 'a2a';
  /** What it looks after, in a few words. */
  focus: string;
  /** The voice of its prompt, for a role of your own. */
  system_prompt: string;
  /** The file of its output document; unique in the channel. */
  output_document: string;
  /** What it says when rehearsed. */
  script: SpeechLine[];
  /** What it writes when rehearsed. */
  document?: PlanDocument;
  /** The model that plays it, as the provider names it; the channel's or the installation's where absent. */
  model?: string;
  /** How much it thinks. */
  effort?: 'low' | 'medium' | 'high' | 'xhigh' | 'max';
  /** Who serves the model. */
  provider?: 'anthropic' | 'openai';
  /** Which fields its document has; general, sections of its own, where absent. */
  document_kind?: 'general' | 'product_plan' | 'system_design' | 'dev_plan' | 'test_plan' | 'risk_assessment';
  /**
   * Where the agent of a seat of kind a2a is: the address under which /.well-known/agent-card.json is, or of a card itself (.json). Goes
   * with that kind alone.
   */
  url?: string;
}

/** IssueMerge says that one issue is part of another. */
export interface IssueMerge {
  /** Id of the issue that is part of another. */
  issue_id: string;
  /** Id of the open issue that it is part of. */
  into: string;
  /** Why the one cannot be settled without the other, in one sentence. */
  reason: string;
}

/** EntryMatch is what two entries are to each other that are worded nearly alike. */
export interface EntryMatch {
  /** Id of the later one of the two. */
  entry_id: string;
  /** Id of the earlier one. */
  other: string;
  /** What makes them the same, or what cannot be both, in one sentence. */
  reason: string;
  /** same: whoever does the one has done the other. rivals: they name different values or courses for one thing. */
  match: 'same' | 'rivals';
}

/** IssueRewording says an issue more finely. */
export interface IssueRewording {
  /** Id of the open issue. */
  issue_id: string;
  /** The issue as the round has made it, finer and in one sentence. */
  statement: string;
}

/** OffTopicNotice tells a role that it has left the topic (W8). */
export interface OffTopicNotice {
  /** The role, by id. */
  participant_id: string;
  /** A friendly sentence to it: what to leave, and what to come back to. */
  notice: string;
}

/** RelayedQuestion is a role's question in the coach's words, or the answer to it that stands there already (W6). */
export interface RelayedQuestion {
  /** Id of the question, e.g. "question-1". */
  question_id: string;
  /** The question as the user is asked it, always filled in: polite, plain, one thing at a time, and for whom. It is put where what was found does not hold. */
  text: string;
  /** The answer where it stands there beyond doubt, quoted; left out where you are not sure. */
  found?: string;
  /** Where it stands: an entry of the draft as "entry-3", a settled question as "question-1", or the source of what was found, as it is given. */
  source?: string;
}

/** CoachLine is what the rehearsed coach says after one round. */
export interface CoachLine {
  round: number;
  summary: string;
  merges: IssueMerge[];
  rewordings: IssueRewording[];
  off_topic: OffTopicNotice[];
  matches?: EntryMatch[];
}

/** InitialJudgement is what the coach makes of the requirement before the first round (W0). */
export interface InitialJudgement {
  /** What is there to begin with and what is missing, in two or three sentences. */
  reason: string;
  /** True where the roles can begin; false where something is missing that only the user knows and that would change the plan. */
  sufficient: boolean;
  /** What to ask the user first; empty where it is sufficient. */
  questions: ClarifyingQuestion[];
  /** The requirement as a list of issues to settle, one line each, e.g. "Which data must be there offline?" Add nothing that the user does not ask for. */
  issues: string[];
}

/** CoachScript is what the coach says when rehearsed. */
export interface CoachScript {
  rounds: CoachLine[];
  /** The report's prose. */
  report?: string;
  /** Before the first round; where absent nothing is judged, and the requirement is the first issue as it stands. */
  initial?: InitialJudgement;
}

/** PreviousPlan is the version that a new one starts from (W9). */
export interface PreviousPlan {
  version: number;
  channel_id: string;
  summary: string;
  /** The entries of its draft. */
  decisions: string[];
  /** The issues it left open. */
  open_points: string[];
  /** What it was to plan: where that is the same, its draft has settled it. Absent in older channels, as all that follows. */
  requirement?: string;
  /** Its draft, which the new version starts with: an id means the same entry in every version of a line. */
  entries?: CarriedEntry[];
  /** Ids of entries given so far in the line; those of the new version count on. */
  entries_given?: number;
  /** What the user was asked in it and before it. */
  clarifications?: CarriedAnswer[];
  /** Its documents: each role goes on from its own. */
  documents?: CarriedDocument[];
  /** The versions before it, oldest first. */
  line?: PlanVersion[];
  /** What was replaced by what, in it and before it. */
  replaced?: ReplacedEntry[];
}

/** CarriedEntry is an entry of the draft of the version before. */
export interface CarriedEntry {
  entry_id: string;
  text: string;
  reason: string;
  /** The name of the role that proposed it. */
  proposed_by: string;
  /** The version in which it was decided. */
  version: number;
}

/** CarriedAnswer is what the user said to a question in a version before, or what was assumed instead. */
export interface CarriedAnswer {
  /** The name of the role that asked. */
  asked_by: string;
  question: string;
  /** Empty where the user left it to the role. */
  answer: string;
  assumption?: string;
  /** Where the answer stood, so that the user was not asked. */
  source?: string;
}

/** CarriedDocument is a role's document of the version before. */
export interface CarriedDocument {
  participant_id: string;
  file: string;
  document: PlanDocument;
}

/** PlanVersion is one version of a plan. */
export interface PlanVersion {
  version: number;
  channel_id: string;
}

/** ReplacedEntry is an entry that another has taken the place of. */
export interface ReplacedEntry {
  entry_id: string;
  text: string;
  /** The id of the other. */
  by: string;
  reason: string;
}

/** WorkshopConfig is what can be set per workshop. */
export interface WorkshopConfig {
  /** Rounds before it ends with what is still open (W5). */
  max_rounds: number;
  /** Silence after which a role's turn is skipped, in milliseconds. No time runs out on the user. */
  turn_timeout_ms: number;
  /** Characters of analysis and advice that are kept of a speech (W8). */
  max_speech_chars: number;
  /** The coach may tell a speaker that it has left the topic (W8). */
  off_topic_notices: boolean;
  /** Tries of a facilitation before the workshop goes on without it. */
  max_facilitation_attempts: number;
  /** Spend at which no further model work is asked for, in millionths of a US dollar; 0 is no limit. */
  budget_micro_usd: number;
  /** The knowledge that the roles search (W7); `default` where absent. */
  collection?: string;
  /** Time after which a facilitation that nobody answered counts as failed, in milliseconds; six minutes where absent. */
  facilitation_timeout_ms?: number;
  /** How long it waits for a model that does not answer before it ends as failed, in milliseconds; an hour where absent. */
  model_wait_limit_ms?: number;
  /** Models for kinds of work; the installation's where absent. */
  models?: KindModel[];
  /** The coach judges the requirement before the first round (W0); not where absent, as in older channels. */
  initial_judgement?: boolean;
  /**
   * After it has ended the same question is put to one agent alone, which may spend as much again: its answer stands beside the outcome
   * and changes nothing in it. Not in a rehearsal, and not where it was stopped or has failed. Nobody is asked where absent.
   */
  baseline?: boolean;
  /**
   * Where the first round settles all and nobody objects, one role is asked to suppose that this was wrong. Absent in older channels:
   * nobody was.
   */
  premortem?: boolean;
}

/** OfferedTool is a tool that a role was shown: its prompt can be made again from it. */
export interface OfferedTool {
  name: string;
  description: string;
  /** JSON Schema, as JSON text. */
  input_schema: string;
}

/** ToolRequest is a call that a role asks for. */
export interface ToolRequest {
  /** The tool's name as it is listed, e.g. "knowledge__search". */
  tool: string;
  /** A JSON object as text, e.g. {"query": "opening hours"}. */
  arguments: string;
}

/** ToolUse is one call of a tool, and what came of it (W7). */
export interface ToolUse {
  tool: string;
  arguments: string;
  /** What the tool said, within the size limit. */
  content: string;
  truncated: boolean;
  is_error: boolean;
  /** Why there is no answer of the tool: not-allowed, timeout, server-down, … */
  failure?: string;
  /** Where what was found stands, as an output cites it. */
  sources: string[];
  duration_ms: number;
}

/** RecordedStance is a stance with where it was taken: what an entry of the draft rests on (W4). */
export interface RecordedStance {
  participant_id: string;
  stance: 'agree' | 'object' | 'abstain' | 'no_issue';
  reason: string;
  round: number;
  /** The speech it was taken in. */
  request_id: string;
}

/** RefusedProposal is what the coach proposed and the rules do not allow. */
export interface RefusedProposal {
  /** Of an issue, or of an entry. */
  issue_id: string;
  proposal: 'merge' | 'reword' | 'same' | 'rivals';
  reason: string;
}

/** StandingObjection is an objection to a decided entry that nobody has withdrawn or answered by another entry (W4). */
export interface StandingObjection {
  entry_id: string;
  participant_id: string;
  reason: string;
  round: number;
  /** Where it was said. */
  request_id: string;
}

/** HeldTimer is a timer of a time limit that stands still while the user is asked. */
export interface HeldTimer {
  timer_id: string;
  /** Milliseconds. */
  remaining_ms: number;
  /** What it measures, in milliseconds. */
  span_ms: number;
}

/** OpenChannel starts a negotiation; channel-admin has filled in every default. */
export interface OpenChannel {
  /** The only one that opens here. */
  protocol: 'negotiation';
  /** A line for lists; the start of what it is about where absent. */
  topic: string;
  /** The language of what it is about where absent. */
  language: 'en' | 'zh';
  /** What the negotiation is to satisfy. */
  demand: Demand;
  /** Who could take part. */
  candidates: Candidate[];
  /** What can be set. */
  config: NegotiationConfig;
  /** What the rehearsed facilitator knows. */
  facilitator_script?: FacilitatorScript;
  /** Play it with the rehearsal model, whatever model is configured. */
  rehearsal: boolean;
  /** When it ends: auto_exit, stop_when, without, grace_ms; lengths of time (…_ms) in milliseconds or as 90s, 30m, 2h. See docs/guide/termination.md. */
  termination?: TerminationPolicy;
  /** How fast a rehearsal plays: `readable`, one message after the other, as fast as people read; else at once. No word to a model. */
  rehearsal_pace?: 'at_once' | 'readable';
  /** What the deliberation is for, in a line: for who oversees or audits it. It is recorded and shown, and told to no model. */
  purpose?: string;
  /** For how many days from its opening the channel is to be kept. It is recorded and shown, with the date; Parley deletes nothing by it. */
  retention_days?: number;
  /** What it was likely to cost and to take; channel-admin's alone to say, whatever a sender says. */
  estimate?: OpeningEstimate;
  /** Opens it though it may cost more than the installation lets an opening cost unasked. */
  accepts_cost?: boolean;
}

/** OpenRoundTable starts a round table (R1); channel-admin has filled in every default. */
export interface OpenRoundTable {
  /** A line for lists; the start of what it is about where absent. */
  topic: string;
  /** The language of what it is about where absent. */
  language: 'en' | 'zh';
  /** A board's question; a party's first message. */
  question: string;
  /** Who sits at the table. */
  members: Member[];
  /** What can be set. */
  config: RoundTableConfig;
  /** When it ends: auto_exit, stop_when, without, grace_ms; lengths of time (…_ms) in milliseconds or as 90s, 30m, 2h. See docs/guide/termination.md. */
  termination: TerminationPolicy;
  /** Play it with the rehearsal model, whatever model is configured. */
  rehearsal: boolean;
  /** How fast a rehearsal plays: `readable`, one message after the other, as fast as people read; else at once. No word to a model. */
  rehearsal_pace?: 'at_once' | 'readable';
  /** What the deliberation is for, in a line: for who oversees or audits it. It is recorded and shown, and told to no model. */
  purpose?: string;
  /** For how many days from its opening the channel is to be kept. It is recorded and shown, with the date; Parley deletes nothing by it. */
  retention_days?: number;
  /** What it was likely to cost and to take; channel-admin's alone to say, whatever a sender says. */
  estimate?: OpeningEstimate;
  /** Opens it though it may cost more than the installation lets an opening cost unasked. */
  accepts_cost?: boolean;
}

/** OpenWorkshop starts a planning workshop (W1); channel-admin has filled in every default. */
export interface OpenWorkshop {
  /** A line for lists; the start of what it is about where absent. */
  topic: string;
  /** The language of what it is about where absent. */
  language: 'en' | 'zh';
  /** What is to be planned; the base's where absent. */
  requirement: string;
  /** In the order in which they speak, each a default role by its name or one of your own with a system_prompt; the default five where absent. */
  roles: PlanRole[];
  /** What can be set. */
  config: WorkshopConfig;
  /** When it ends: auto_exit, stop_when, without, grace_ms; lengths of time (…_ms) in milliseconds or as 90s, 30m, 2h. See docs/guide/termination.md. */
  termination: TerminationPolicy;
  /** Play it with the rehearsal model, whatever model is configured. */
  rehearsal: boolean;
  /** One more than the base where absent. */
  version: number;
  /** The version that it starts from. */
  previous?: PreviousPlan;
  /** What you say of the version to start from. */
  feedback?: string;
  /** What the coach says when rehearsed. */
  coach_script?: CoachScript;
  /** How fast a rehearsal plays: `readable`, one message after the other, as fast as people read; else at once. No word to a model. */
  rehearsal_pace?: 'at_once' | 'readable';
  /** What the deliberation is for, in a line: for who oversees or audits it. It is recorded and shown, and told to no model. */
  purpose?: string;
  /** For how many days from its opening the channel is to be kept. It is recorded and shown, with the date; Parley deletes nothing by it. */
  retention_days?: number;
  /** What it was likely to cost and to take; channel-admin's alone to say, whatever a sender says. */
  estimate?: OpeningEstimate;
  /** Opens it though it may cost more than the installation lets an opening cost unasked. */
  accepts_cost?: boolean;
}

/** OpenTeam starts a team (D1); channel-admin has filled in every default. */
export interface OpenTeam {
  /** A line for lists; the start of what it is about where absent. */
  topic: string;
  /** The language of what it is about where absent. */
  language: 'en' | 'zh';
  /** What is to be done, in your own words. */
  task: string;
  /** Who plans, rules and reports, by participant id; the first of the experts where absent. */
  lead: string;
  /** A ready lead with three ready experts where absent. */
  experts: Expert[];
  /** What can be set. */
  config: TeamConfig;
  /** When it ends: auto_exit, stop_when, without, grace_ms; lengths of time (…_ms) in milliseconds or as 90s, 30m, 2h. See docs/guide/termination.md. */
  termination: TerminationPolicy;
  /** Play it with the rehearsal model, whatever model is configured. */
  rehearsal: boolean;
  /** How fast a rehearsal plays: `readable`, one message after the other, as fast as people read; else at once. No word to a model. */
  rehearsal_pace?: 'at_once' | 'readable';
  /** What the deliberation is for, in a line: for who oversees or audits it. It is recorded and shown, and told to no model. */
  purpose?: string;
  /** For how many days from its opening the channel is to be kept. It is recorded and shown, with the date; Parley deletes nothing by it. */
  retention_days?: number;
  /** What it was likely to cost and to take; channel-admin's alone to say, whatever a sender says. */
  estimate?: OpeningEstimate;
  /** Opens it though it may cost more than the installation lets an opening cost unasked. */
  accepts_cost?: boolean;
}

/** OpenInterview starts an interview (I1); channel-admin has filled in every default. */
export interface OpenInterview {
  /** What it is about, in a line. */
  topic: string;
  /** The language of what it is about where absent. */
  language: 'en' | 'zh';
  /** What the interview is to find out, in the words of whoever wants it. */
  goal: string;
  /** Who is interviewed: a person. */
  user: InterviewSeat;
  /** Who asks. */
  interviewer: InterviewSeat;
  /** Who writes the documents. */
  architect: InterviewSeat;
  /** What can be set. */
  config: InterviewConfig;
  /** When it ends: auto_exit, stop_when, without, grace_ms; lengths of time (…_ms) in milliseconds or as 90s, 30m, 2h. See docs/guide/termination.md. */
  termination: TerminationPolicy;
  /** Play it with the rehearsal model, whatever model is configured. */
  rehearsal: boolean;
  /** What agents do when rehearsed. */
  script: InterviewLine[];
  /** How fast a rehearsal plays: `readable`, one message after the other, as fast as people read; else at once. No word to a model. */
  rehearsal_pace?: 'at_once' | 'readable';
  /** What the deliberation is for, in a line: for who oversees or audits it. It is recorded and shown, and told to no model. */
  purpose?: string;
  /** For how many days from its opening the channel is to be kept. It is recorded and shown, with the date; Parley deletes nothing by it. */
  retention_days?: number;
  /** What it was likely to cost and to take; channel-admin's alone to say, whatever a sender says. */
  estimate?: OpeningEstimate;
  /** Opens it though it may cost more than the installation lets an opening cost unasked. */
  accepts_cost?: boolean;
}

/** OpenGuestTurn has a seat at somebody else's table taken for one turn (ADR 50); channel-admin has filled in every default. */
export interface OpenGuestTurn {
  /** A line for lists. */
  topic: string;
  /** The language of what is asked where absent. */
  language: 'en' | 'zh';
  /** What that table tells its seat, whole. */
  told: string;
  /** The JSON Schema of the answer. Of it is kept what a form says: types, fields, choices, bounds and descriptions. */
  form: Record<string, unknown>;
  /** Who answers: a hosted seat, a person or an external agent. */
  guest: Member;
  /** Until when; config.turn_timeout_ms from now where absent. */
  due_at?: string;
  /** The conversation that the asker has it in, as it names it. */
  context_id?: string;
  /** What can be set. */
  config: GuestTurnConfig;
  /** When it ends: auto_exit, stop_when, without, grace_ms; lengths of time (…_ms) in milliseconds or as 90s, 30m, 2h. See docs/guide/termination.md. */
  termination: TerminationPolicy;
  /** Play it with the rehearsal model, whatever model is configured. */
  rehearsal: boolean;
  /** What the turn is for, in a line: for who oversees or audits it. It is recorded and shown, and told to no model. */
  purpose?: string;
  /** For how many days from its opening the channel is to be kept. It is recorded and shown, with the date; Parley deletes nothing by it. */
  retention_days?: number;
  /** What it was likely to cost and to take; channel-admin's alone to say, whatever a sender says. */
  estimate?: OpeningEstimate;
  /** Opens it though it may cost more than the installation lets an opening cost unasked. */
  accepts_cost?: boolean;
}

/** GiveGuestAnswer answers a guest turn, by its form (ADR 50). */
export interface GiveGuestAnswer {
  /** Who answers. */
  participant_id: string;
  /** The turn answered; there is one alone. */
  request_id?: string;
  /** As the form has it. */
  answer: Record<string, unknown>;
  /** What the model call was, for audits. */
  call?: ModelCall;
}

/** OpenVote starts a blind vote (ADR 62); channel-admin has filled in every default. */
export interface OpenVote {
  /** A line for lists; the start of the question where absent. */
  topic: string;
  /** The language of the question where absent. */
  language: 'en' | 'zh';
  /** What is voted on; for consent the proposal. */
  question: string;
  /** What can be chosen, in the order in which it is listed; none for consent, where one consents, objects or abstains. */
  options: string[];
  /** Who votes. */
  members: Member[];
  /** What can be set: the rule, what settles a tie, quorum and deadline. */
  config: VoteConfig;
  /** When it ends: auto_exit, stop_when, without, grace_ms; lengths of time (…_ms) in milliseconds or as 90s, 30m, 2h. See docs/guide/termination.md. */
  termination: TerminationPolicy;
  /** Play it with the rehearsal model, whatever model is configured. */
  rehearsal: boolean;
  /** How fast a rehearsal plays: `readable`, one message after the other, as fast as people read; else at once. No word to a model. */
  rehearsal_pace?: 'at_once' | 'readable';
  /** What the vote is for, in a line: for who oversees or audits it. It is recorded and shown, and told to no model. */
  purpose?: string;
  /** For how many days from its opening the channel is to be kept. It is recorded and shown, with the date; Parley deletes nothing by it. */
  retention_days?: number;
  /** What it was likely to cost and to take; channel-admin's alone to say, whatever a sender says. */
  estimate?: OpeningEstimate;
  /** Opens it though it may cost more than the installation lets an opening cost unasked. */
  accepts_cost?: boolean;
}

/** SubmitBallot casts a ballot: sealed, and read by nobody before all are revealed (ADR 62). */
export interface SubmitBallot {
  /** Who votes. */
  participant_id: string;
  /** The turn answered; where absent, the one that is open. */
  request_id?: string;
  /** Your choice, word for word as the options are listed: one where a single one is asked for, several for approval, the best first for a ranking. Empty is an abstention. */
  choices: string[];
  /** Why, in one to three sentences; with an objection, what would have to change. */
  reason: string;
  /** What your ballot is hashed with, random and secret until the reveal; made for you where absent. */
  nonce: string;
  /** What the model call was, for audits. */
  call?: ModelCall;
}

/** RevealBallots opens all ballots at once, as channel-admin kept them (ADR 62). */
export interface RevealBallots {
  ballots: RevealedBallot[];
}

/** AnswerUser answers an `answer` turn of an interview: the Interviewer's words (I2). */
export interface AnswerUser {
  /** Who answers. */
  participant_id: string;
  /** The turn answered; where absent, the one that is open. */
  request_id?: string;
  /** What you say to the user now: two to five sentences, ending in at most one question. */
  text: string;
  /** True where the user broke in: the text is what had been said by then, and may be empty of sense. */
  interrupted?: boolean;
  /** What the model call was, for audits. */
  call?: ModelCall;
}

/** InterruptAnswer breaks into the answer that is being given, or was given last (I8). */
export interface InterruptAnswer {
  /** The turn broken into; the one that is open, or the latest, where absent. */
  request_id?: string;
  /** How many characters of the answer the user has heard; absent where nobody knows. */
  heard_characters?: number;
}

/** DeliverDocuments has the Architect write now, with what is known (I6). */
export interface DeliverDocuments {
  /** Which of them; all where empty. */
  documents: ('DOC_01' | 'DOC_02' | 'DOC_03' | 'DOC_04' | 'DOC_05' | 'DOC_06')[];
  /** What is to change in those that there are. */
  comment: string;
}

/** WriteInterviewDocument answers a `write` turn of an interview (I6). */
export interface WriteInterviewDocument {
  /** Who answers. */
  participant_id: string;
  /** The turn answered; the open one where absent and only one is open. */
  request_id?: string;
  /** summary, changes, and the part of that document, e.g. problem_and_users of DOC_01. */
  document: InterviewDocument;
  /** What the model call was, for audits. */
  call?: ModelCall;
}

/** CompleteBriefing answers a `brief` facilitation: the Analyst's first notice (I2). */
export interface CompleteBriefing {
  request_id: string;
  /** What the Interviewer is to say in its first words, in one or two sentences: what it is about, and which question opens. */
  notice: string;
  call: ModelCall;
}

/** CompleteAnalysis answers an `analyse` facilitation (I3). */
export interface CompleteAnalysis {
  request_id: string;
  /** What you make of the latest turns. */
  analysis: InterviewAnalysis;
  call: ModelCall;
}

/** CompleteOversight answers an `oversee` facilitation (I3). */
export interface CompleteOversight {
  request_id: string;
  /** What you find. */
  oversight: Oversight;
  call: ModelCall;
}

/** CompleteCompression answers a `compress` facilitation (I5). */
export interface CompleteCompression {
  request_id: string;
  /** What is to be remembered of all the turns named, those already remembered included: the most important first. */
  points: MemoryPoint[];
  call: ModelCall;
}

/** PlanTask answers a `plan` turn of a team (D1). */
export interface PlanTask {
  participant_id: string;
  /** The piece of work answered; where absent, the participant's open one of this kind. */
  request_id?: string;
  plan: TeamPlan;
  call?: ModelCall;
}

/** CompletePhase answers an `execute` turn of a team (D1). */
export interface CompletePhase {
  /** Who answers. */
  participant_id: string;
  /** The piece of work answered; where absent, the participant's open one of this kind. */
  request_id?: string;
  /** What came of it. */
  result: PhaseResult;
  /** What the model call was, for audits. */
  call?: ModelCall;
  /** What it could have looked up with when it handed over instead (W7). */
  offered?: OfferedTool[];
  /** What stands behind /stop, where that is typed here instead, stands in the end that comes of it. Absent in older commands. */
  shown?: boolean;
}

/** RevisePlan answers a `revise` turn of a team: what its plan becomes after the debate on it (D4). */
export interface RevisePlan {
  participant_id: string;
  /** The piece of work answered; where absent, the participant's open one of this kind. */
  request_id?: string;
  revision: PlanRevision;
  call?: ModelCall;
}

/** AssessDivergence answers an `assess` turn of a team (D4). */
export interface AssessDivergence {
  participant_id: string;
  /** The piece of work answered; where absent, the participant's open one of this kind. */
  request_id?: string;
  assessment: DivergenceAssessment;
  call?: ModelCall;
}

/** OpenDebate answers an `open_debate` turn of a team (D3). */
export interface OpenDebate {
  participant_id: string;
  /** The piece of work answered; where absent, the participant's open one of this kind. */
  request_id?: string;
  opening: DebateOpening;
  call?: ModelCall;
}

/** Argue answers an `argue` turn of a team (D3). */
export interface Argue {
  participant_id: string;
  /** The piece of work answered; where absent, the participant's open one of this kind. */
  request_id?: string;
  argument: DebateArgument;
  call?: ModelCall;
  /** What stands behind /stop, where that is typed here instead, stands in the end that comes of it. Absent in older commands. */
  shown?: boolean;
}

/** SumUpDebate answers a `sum_up` turn of a team (D3). */
export interface SumUpDebate {
  participant_id: string;
  /** The piece of work answered; where absent, the participant's open one of this kind. */
  request_id?: string;
  summary: DebateSummary;
  call?: ModelCall;
}

/** RuleDebate answers a `rule` turn of a team (D3). */
export interface RuleDebate {
  participant_id: string;
  /** The piece of work answered; where absent, the participant's open one of this kind. */
  request_id?: string;
  ruling: DebateRuling;
  call?: ModelCall;
}

/** ReportTeam answers a `synthesise` turn of a team (D1). */
export interface ReportTeam {
  participant_id: string;
  /** The piece of work answered; where absent, the participant's open one of this kind. */
  request_id?: string;
  report: TeamReport;
  call?: ModelCall;
}

/** GiveSpeech answers a `speech` turn of a workshop (W3). */
export interface GiveSpeech {
  /** Who answers. */
  participant_id: string;
  /** The turn answered; where absent, the participant's open turn. */
  request_id?: string;
  /** What it says. */
  speech: Speech;
  /** What the model call was, for audits. */
  call?: ModelCall;
  /** What it could have looked up with when it spoke instead (W7). */
  offered?: OfferedTool[];
  /** Ids that it named and are not there, after it was told once which are: the speech stands without them. */
  unknown?: string[];
  /** What stands behind /stop, where that is typed here instead, stands in the end that comes of it. Absent in older commands. */
  shown?: boolean;
}

/** RecordLookup keeps what a participant looked up before its speech or its phase's result (W7); at most three times a turn. */
export interface RecordLookup {
  participant_id: string;
  request_id: string;
  offered: OfferedTool[];
  uses: ToolUse[];
  call?: ModelCall;
}

/**
 * LookupPlan is what a participant looks up before it answers: it stands in one answer with the speech or the result, which
 * is empty then.
 */
export interface LookupPlan {
  /** What to look up now, where tools are listed; everything else is left empty then. Empty where you answer. */
  calls: ToolRequest[];
}

/** AnswerClarification is the user's answer to a pending question (W6). */
export interface AnswerClarification {
  /** The question. */
  question_id: string;
  /** In your own words. */
  answer: string;
  /** What stands behind /stop, where that is typed here instead, stands in the end that comes of it. Absent in older commands. */
  shown?: boolean;
}

/** SkipClarification leaves a pending question to the role, which then assumes what it said it would (W6). */
export interface SkipClarification {
  question_id: string;
}

/** FollowUpClarification answers a `follow_up` turn: whether the user's answer suffices (W6). */
export interface FollowUpClarification {
  /** Who answers. */
  participant_id: string;
  /** The turn answered. */
  request_id: string;
  /** True where you can work with the answer. */
  satisfied: boolean;
  /** What you ask on, in one question; empty where the answer suffices. */
  question: string;
  /** What the model call was, for audits. */
  call?: ModelCall;
  /** What the answer decides, with the ids of the open issues that it settles and the reason. It enters the draft as any entry does, if nobody objects. Empty where it decides nothing, or only what is proposed already. */
  entries?: ProposedEntry[];
  /** Finer issues that the answer raises, one sentence each, e.g. "Do visitors without a card book as well?" Usually none. */
  new_issues?: string[];
  /** Ids that it named and are not there, after it was told once which are: its entries stand without them. */
  unknown?: string[];
  /** What stands behind /stop, where that is typed here instead, stands in the end that comes of it. Absent in older commands. */
  shown?: boolean;
}

/** Ratify answers a `ratify` turn: where a role stands on entries that it has not heard of before (W4). */
export interface Ratify {
  /** Who answers. */
  participant_id: string;
  /** The turn answered; where absent, the participant's open turn. */
  request_id?: string;
  /** Where you stand on each entry that you are asked about. What you leave out, you do not object to. */
  entry_stances: EntryStance[];
  /** What the model call was, for audits. */
  call?: ModelCall;
}

/** WriteDocument answers a `document` turn (W9). */
export interface WriteDocument {
  /** Who answers. */
  participant_id: string;
  /** The turn answered; the open one where absent. */
  request_id?: string;
  /** What it writes. */
  document: PlanDocument;
  /** What the model call was, for audits. */
  call?: ModelCall;
  /** What stands behind /stop, where that is typed here instead, stands in the end that comes of it. Absent in older commands. */
  shown?: boolean;
}

/** CompleteRelay answers a `relay` facilitation (W6). */
export interface CompleteRelay {
  request_id: string;
  /** Each of the questions, in words that the user understands. */
  questions: RelayedQuestion[];
  call: ModelCall;
}

/** CompleteInitialJudgement answers an `initial_judgement` facilitation (W0). */
export interface CompleteInitialJudgement {
  request_id: string;
  /** Whether the roles can begin, what to ask the user first, and the first issue list. */
  judgement: InitialJudgement;
  call: ModelCall;
}

/** CompleteReview answers a `review` facilitation (W4, W8). It can put nothing in the draft. */
export interface CompleteReview {
  request_id: string;
  /** What entered the draft, what was objected to and why, what is open; a few sentences. */
  summary: string;
  /** Issues that are part of another open issue; empty where you are not sure. */
  merges: IssueMerge[];
  /** Issues that the round has made finer. */
  rewordings: IssueRewording[];
  /** Roles that left the topic or dug too deep. */
  off_topic: OffTopicNotice[];
  call: ModelCall;
  /** What is shown under near_equal, pair by pair: whether the two say the same, or cannot both hold; what is neither is left out. */
  matches?: EntryMatch[];
}

/** CompleteReport answers a `report` facilitation (W9). */
export interface CompleteReport {
  request_id: string;
  /** The plan for somebody who reads nothing else: what is decided and why, what stays open, what to do first. Plain Markdown without headings. */
  summary: string;
  call: ModelCall;
}

/** Contribute answers a turn at a round table. */
export interface Contribute {
  /** Who answers. */
  participant_id: string;
  /** The turn answered; where absent, the participant's open turn. */
  request_id?: string;
  /** What is said to the table, in the first person, as it would be spoken; no name in front, no list, no heading. */
  text: string;
  /** Where the speaker stands after what it has just said. */
  stance?: Stance;
  /** Whom it gives the word to: a participant id or user. */
  hands_over_to?: string;
  /** Tools called for it. */
  tool_calls: string[];
  /** What the model call was, for audits. */
  call?: ModelCall;
  /** What you ask the others, two questions at most; empty where there is nothing to ask. */
  asks?: Ask[];
  /**
   * Which of the questions asked at the table the text answers, by their ids, e.g. ["q1"]; saying that you do not know it answers one
   * that was put to you. Empty for none.
   */
  answers?: string[];
  /** What stands behind /stop, where that is typed here instead, stands in the end that comes of it. Absent in older commands. */
  shown?: boolean;
}

/** CompleteSelection answers a `select` facilitation (R1). */
export interface CompleteSelection {
  request_id: string;
  /** Who answers, the one with most to say first. */
  picked: Picked[];
  call: ModelCall;
}

/** CompleteSummary answers a `summarise` or `conclude` facilitation (R1, T5). */
export interface CompleteSummary {
  request_id: string;
  /** What stands so far, in plain prose: claims with the names of those who made them. */
  summary: string;
  /**
   * What is not settled, one sentence each, e.g. "Who covers Friday: Ana wants a rota, Bo wants to close."
   * A point that was open before keeps its words.
   */
  open_points: string[];
  call: ModelCall;
}

/** CompleteJudgement answers a `judge` facilitation (T2). */
export interface CompleteJudgement {
  request_id: string;
  /** True only where nobody refuses and nobody holds on to a different position. */
  agreed: boolean;
  /** Who agrees with whom on what, and who does not, in one or two sentences. */
  reason: string;
  call: ModelCall;
}

/** CompleteBaseline answers a `baseline` facilitation. */
export interface CompleteBaseline {
  request_id: string;
  /** The whole answer, in Markdown: what you recommend, why, what speaks against it, and what you cannot know. */
  text: string;
  call: ModelCall;
}

/** ExtendLimits gives a channel more rounds or more time (T5). */
export interface ExtendLimits {
  /** How many rounds more. */
  rounds: number;
  /** Milliseconds. */
  time_ms: number;
}

/** SwitchAutoExit says whether conditions end a running channel from now on, or only warn (T6). */
export interface SwitchAutoExit {
  /** True: conditions end it; false: they only warn, and people end it. */
  on: boolean;
}

/** SetRehearsalPace says how fast a rehearsal plays from the next message on. */
export interface SetRehearsalPace {
  pace: 'at_once' | 'readable';
}

/** ContinueChannel overrides a pending end (T5). */
export interface ContinueChannel {
}

/** CallVote asks everybody whether to end (T1). */
export interface CallVote {
  /** Shown to the voters. */
  question: string;
}

/** FailBallot says that a voter's model gave no vote. */
export interface FailBallot {
  vote_id: string;
  participant_id: string;
  code: string;
  message: string;
  call?: ModelCall;
}

/** CastBallot answers a vote; without a participant it is the caller's own. */
export interface CastBallot {
  /** Who answers. */
  participant_id?: string;
  /** The vote meant; checked where present. */
  vote_id?: string;
  /** end: close the conversation now; continue: go on; abstain: no opinion on it. */
  choice: 'end' | 'continue' | 'abstain';
  /** Why, in one sentence, e.g. "We have heard every side and nothing new comes." */
  reasoning: string;
  /** What the model call was, for audits. */
  call?: ModelCall;
}

/** SendSignal says a word from outside, as an `external_signal` condition waits for it (T1). */
export interface SendSignal {
  /** The name that an external_signal condition waits for. */
  name: string;
}

/** SubmitFeedback answers a turn (N2). */
export interface SubmitFeedback {
  /** Whose answer it is. */
  participant_id: string;
  /** The turn answered; where absent, the participant's open turn of `round`. */
  request_id?: string;
  /** The round answered; checked where present. */
  round?: number;
  /** accept: this works for me; negotiate: it works with the changes named; withdraw: I cannot take part. */
  feedback_type: 'accept' | 'negotiate' | 'withdraw';
  /** What the participant thinks of its assignment, in the first person, two or three sentences; the answer follows from it. */
  reasoning: string;
  /** The changes asked for; empty unless the answer is negotiate. */
  proposed_changes: ProposedChange[];
  /** What the model call was, for audits. */
  call?: ModelCall;
  /**
   * In the closing round, every plan on the table that you could accept, whether or not you wish for it; empty in any other round. What
   * feedback_type says is of the version that stands.
   */
  accepts?: PlanAccepted[];
}

/** FailTurn says that a hosted participant's model gave nothing usable. */
export interface FailTurn {
  request_id: string;
  code: string;
  message: string;
  call?: ModelCall;
}

/** GiveUpAnswer says that a service ends in the middle of a model's answer: what it answers stays asked, what it cost is kept. */
export interface GiveUpAnswer {
  request_id: string;
  call: ModelCall;
}

/** CompleteScreening answers a `screen` facilitation. */
export interface CompleteScreening {
  request_id: string;
  /** Who is needed for the demand; empty where nobody fits it. */
  selected: Screened[];
  /** Who could stand in for somebody selected, best first. */
  possibly_related: Screened[];
  /** Who is not needed. */
  not_selected: Screened[];
  call: ModelCall;
}

/** CompleteDraft answers a `draft` facilitation. */
export interface CompleteDraft {
  request_id: string;
  /** The first version of the plan. */
  proposal: ProposalDraft;
  call: ModelCall;
}

/** CompleteAdjustment answers an `adjust` or `compromise` facilitation (N3, N4). */
export interface CompleteAdjustment {
  request_id: string;
  /** The whole next version: also what stays as it is. */
  proposal: ProposalDraft;
  /** The requests that the new version meets, one entry each. */
  changes_made: ChangeMade[];
  /** The requests that it does not meet, one entry each. */
  changes_rejected: ChangeRejected[];
  /** False only where a round after the next could not bring people closer. */
  should_continue: boolean;
  call: ModelCall;
}

/** CompleteGaps answers a `gaps` facilitation (N7). */
export interface CompleteGaps {
  request_id: string;
  /** What the demand still lacks; an empty list is a good answer. */
  gaps: Gap[];
  /** The negotiation that would fill the gaps. */
  follow_up: FollowUp;
  call: ModelCall;
  /** The closing summary: what was agreed on, who does what, and what was given up for it. */
  summary?: string;
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
  /** Plain text counts from the next turn, round or phase on; /stop ends the channel, and in a team /debate TOPIC asks for a debate. */
  text: string;
  /** What stands behind /stop stands in the end that comes of it. Absent in older commands: it was shown nowhere. */
  shown?: boolean;
}

/**
 * IssueSeatToken gives the seat of a person or an external agent a key of its own; those before are good no longer. One that is made
 * for a link stands beside it, and is good for the seat alike.
 */
export interface IssueSeatToken {
  participant_id: string;
  /** SHA-256 of the token, hex; the token itself is kept nowhere. */
  token_hash: string;
  /** Until when it is good (RFC 3339). */
  expires_at: string;
  /** What it is made for, where it is the key of one link: `webhook {id}`. */
  made_for?: string;
}

/** PresentAgentCard says which card the agent in a seat of kind a2a shows, before it is asked: the first one binds the seat. */
export interface PresentAgentCard {
  participant_id: string;
  card: ShownCard;
}

/** AgreeToAgentCard takes an agent whose card has changed with the card that it shows now. */
export interface AgreeToAgentCard {
  participant_id: string;
  /** The hash of the card that is agreed to, as AgentCardChanged has it: no other that the agent may show meanwhile. */
  card_hash: string;
}

/** ShareDecision makes a link by which anybody who has it reads what was decided in this channel, and nothing else; the one before is good no longer. */
export interface ShareDecision {
  /** SHA-256 of the link's key, hex; the key itself is kept nowhere. */
  token_hash: string;
  /** Until when it is good (RFC 3339). */
  expires_at: string;
}

/** EndSharing takes the link back: who has it reads nothing any more. */
export interface EndSharing {
}

/** EraseWords makes what somebody said in a closed channel unreadable, and their name. */
export interface EraseWords {
  /** Whose: the id of a seat, or `user:` and the id of a key's holder who said something to the channel. */
  subject: string;
  /** Why, for whoever audits the channel later. It is kept: name nobody, and quote nothing. */
  because: string;
  /** True where it is to be done though the channel is to be kept for longer. */
  despite_retention?: boolean;
  /** When the channel was opened, by the log. */
  opened_at?: string;
  /** True where keys of it are kept: then it is done again, though it was done before, as after a restore of older keys. */
  still_kept?: boolean;
}

/** ForkChannel opens a channel that goes on from a version of another one, with something changed. */
export interface ForkChannel {
  /** The channel that it comes from. */
  parent: string;
  /** Up to which of its versions the fork is the same: the last event of a command, before the channel is closed. */
  at: number;
  /** What is different from there on; nothing where absent. */
  changes: ForkChanges;
  /** Why, for who looks at it later; told to no model. */
  reason?: string;
  /** Ask models anew though the parent has their answers to the same prompts. */
  fresh: boolean;
  /** What whoever forks says to the channel at that point, as an intervention. */
  say?: string;
  /** What it was likely to cost and to take from there on; channel-admin says so, whoever forks. */
  estimate?: OpeningEstimate;
  /** Opens it though it may cost more than the installation lets an opening cost unasked. */
  accepts_cost?: boolean;
}

/** StopChannel ends a channel with what there is. */
export interface StopChannel {
  /** Why, in the words of whoever stops it. */
  reason: string;
  /** The words stand in the end that comes of them. Absent in older commands: they were shown nowhere. */
  shown?: boolean;
}

/** SignalTermination is the monitor's reasoned request to go on, to warn or to stop. */
export interface SignalTermination {
  verdict: 'continue' | 'warn' | 'doubt' | 'stop';
  /** The condition that the verdict rests on; empty where it is to go on. */
  condition: string;
  /** Its figures, in its own unit. */
  measured: number;
  limit: number;
  /** The check answered; absent where nobody waits for one. */
  check_id?: string;
  /** The whole check, with its evidence. */
  assessment?: Assessment;
}

/**
 * Consent is who stood where when a channel ended, by what each said itself and by no summary: who was silent, or could
 * not be heard, has agreed to nothing (T5, N6).
 */
export interface Consent {
  votes: Vote[];
  /** Who does not share what it came to, in its own words. */
  minority: MinorityView[];
  /** Who was asked last and gave nothing. */
  not_heard: string[];
  open_points: string[];
  /**
   * How the closing summary contradicts this; absent where it does not.
   * claims_unanimity: it says that all agree, and not all do; omits_dissent: it does not name somebody who disagrees.
   */
  contradicted?: 'claims_unanimity' | 'omits_dissent';
}

/** Vote is where one participant stood last. */
export interface Vote {
  participant_id: string;
  /**
   * no_objection: has seen it, and objected to nothing; unstated: spoke, and took no side; assumed: a person who was silent,
   * where the channel takes that for acceptance.
   */
  stance: 'agree' | 'no_objection' | 'partly' | 'undecided' | 'unstated' | 'disagree' | 'withdrew' | 'assumed';
  /** Of the proposal, where it is about one. */
  version?: number;
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
  /** When it ends but by its own rules; absent in channels older than the monitor's conditions. */
  termination?: TerminationPolicy;
  /** How fast a rehearsal plays; at once where absent. */
  rehearsal_pace?: 'at_once' | 'readable';
  /** What the deliberation is for, in a line; told to no model. */
  purpose?: string;
  /** For how many days from its opening it is to be kept; nothing is deleted by it. */
  retention_days?: number;
  /** What it was likely to cost and to take, as was said before the first call; absent where nobody knew, and in older channels. */
  estimate?: OpeningEstimate;
  /** Whoever opened it accepted what it may cost, whatever the installation's limit. */
  accepts_cost?: boolean;
}

/** RoundTableOpened starts the stream of a round table (R1). */
export interface RoundTableOpened {
  topic: string;
  language: 'en' | 'zh';
  /** What is to be discussed, whole. */
  question: string;
  members: Member[];
  config: RoundTableConfig;
  termination: TerminationPolicy;
  rehearsal: boolean;
  /** How fast a rehearsal plays; at once where absent. */
  rehearsal_pace?: 'at_once' | 'readable';
  /** What the deliberation is for, in a line; told to no model. */
  purpose?: string;
  /** For how many days from its opening it is to be kept; nothing is deleted by it. */
  retention_days?: number;
  /** What it was likely to cost and to take, as was said before the first call; absent where nobody knew, and in older channels. */
  estimate?: OpeningEstimate;
  /** Whoever opened it accepted what it may cost, whatever the installation's limit. */
  accepts_cost?: boolean;
}

/** WorkshopOpened starts the stream of a planning workshop: one version of a plan (W1). */
export interface WorkshopOpened {
  topic: string;
  language: 'en' | 'zh';
  /** What is to be planned, in the user's words. */
  requirement: string;
  /** In the order in which they speak (W2). */
  roles: PlanRole[];
  config: WorkshopConfig;
  termination: TerminationPolicy;
  rehearsal: boolean;
  /** Which version of the plan it makes. */
  version: number;
  /** The version it starts from, and what the user says of it; absent for a first one. */
  previous?: PreviousPlan;
  feedback?: string;
  coach_script?: CoachScript;
  /** How fast a rehearsal plays; at once where absent. */
  rehearsal_pace?: 'at_once' | 'readable';
  /** What the deliberation is for, in a line; told to no model. */
  purpose?: string;
  /** For how many days from its opening it is to be kept; nothing is deleted by it. */
  retention_days?: number;
  /** What it was likely to cost and to take, as was said before the first call; absent where nobody knew, and in older channels. */
  estimate?: OpeningEstimate;
  /** Whoever opened it accepted what it may cost, whatever the installation's limit. */
  accepts_cost?: boolean;
}

/** TeamOpened starts the stream of a team (D1). */
export interface TeamOpened {
  topic: string;
  language: 'en' | 'zh';
  /** What is to be done, whole, in the user's words. */
  task: string;
  /** The participant id of the one who plans, rules and reports. */
  lead: string;
  /** The lead is one of them. */
  experts: Expert[];
  config: TeamConfig;
  termination: TerminationPolicy;
  rehearsal: boolean;
  /** How fast a rehearsal plays; at once where absent. */
  rehearsal_pace?: 'at_once' | 'readable';
  /** What the deliberation is for, in a line; told to no model. */
  purpose?: string;
  /** For how many days from its opening it is to be kept; nothing is deleted by it. */
  retention_days?: number;
  /** What it was likely to cost and to take, as was said before the first call; absent where nobody knew, and in older channels. */
  estimate?: OpeningEstimate;
  /** Whoever opened it accepted what it may cost, whatever the installation's limit. */
  accepts_cost?: boolean;
}

/** InterviewOpened starts the stream of an interview (I1). */
export interface InterviewOpened {
  topic: string;
  language: 'en' | 'zh';
  /** What the interview is to find out, in the words of whoever wants it. */
  goal: string;
  /** Who is interviewed: a person. */
  user: InterviewSeat;
  /** Who asks (I2). */
  interviewer: InterviewSeat;
  /** Who writes the documents (I6). */
  architect: InterviewSeat;
  config: InterviewConfig;
  termination: TerminationPolicy;
  rehearsal: boolean;
  /** What the rehearsal does; nothing special where empty. */
  script: InterviewLine[];
  /** Whose key opened it: who speaks as the user, beside the seat's own key and operators. */
  opened_by?: Actor;
  /** How fast a rehearsal plays; at once where absent. */
  rehearsal_pace?: 'at_once' | 'readable';
  /** What the deliberation is for, in a line; told to no model. */
  purpose?: string;
  /** For how many days from its opening it is to be kept; nothing is deleted by it. */
  retention_days?: number;
  /** What it was likely to cost and to take, as was said before the first call; absent where nobody knew, and in older channels. */
  estimate?: OpeningEstimate;
  /** Whoever opened it accepted what it may cost, whatever the installation's limit. */
  accepts_cost?: boolean;
}

/** GuestTurnOpened starts the stream of a guest turn: a seat at somebody else's table, taken for one turn (ADR 50). */
export interface GuestTurnOpened {
  topic: string;
  language: 'en' | 'zh';
  /** What that table tells its seat, whole. */
  told: string;
  /** The JSON Schema of the answer, as far as a form goes. */
  form: Record<string, unknown>;
  /** Who answers. */
  guest: Member;
  /** Until when; config.turn_timeout_ms from the opening where absent. */
  due_at?: string;
  /** The conversation that the asker has it in, as it names it. */
  context_id?: string;
  config: GuestTurnConfig;
  termination: TerminationPolicy;
  rehearsal: boolean;
  /** What the turn is for, in a line; told to no model. */
  purpose?: string;
  /** For how many days from its opening it is to be kept; nothing is deleted by it. */
  retention_days?: number;
  /** What it was likely to cost and to take, as was said before the first call; absent where nobody knew, and in older channels. */
  estimate?: OpeningEstimate;
  /** Whoever opened it accepted what it may cost, whatever the installation's limit. */
  accepts_cost?: boolean;
}

/** GuestAnswered is what the guest answers to the table elsewhere (ADR 50). */
export interface GuestAnswered {
  request_id: string;
  participant_id: string;
  /** As the form has it. */
  answer: Record<string, unknown>;
  submitted_at: string;
  call?: ModelCall;
}

/** VoteOpened starts the stream of a blind vote (ADR 62). */
export interface VoteOpened {
  topic: string;
  language: 'en' | 'zh';
  question: string;
  options: string[];
  members: Member[];
  config: VoteConfig;
  termination: TerminationPolicy;
  /** Play it with the rehearsal model, whatever model is configured. */
  rehearsal: boolean;
  /** How fast a rehearsal plays: `readable`, one message after the other, as fast as people read; else at once. No word to a model. */
  rehearsal_pace?: 'at_once' | 'readable';
  /** What the vote is for, in a line: for who oversees or audits it. It is recorded and shown, and told to no model. */
  purpose?: string;
  /** For how many days from its opening the channel is to be kept. It is recorded and shown, with the date; Parley deletes nothing by it. */
  retention_days?: number;
  /** What it was likely to cost and to take, as was said before the first call; absent where nobody knew, and in older channels. */
  estimate?: OpeningEstimate;
  /** Whoever opened it accepted what it may cost, whatever the installation's limit. */
  accepts_cost?: boolean;
}

/** BallotSealed says that somebody has voted, and nothing of what: the ballot stands behind its commitment until the reveal (ADR 62). */
export interface BallotSealed {
  request_id: string;
  participant_id: string;
  /** SHA-256 (hex) of the ballot's canonical JSON {channel_id, choices, nonce, participant_id, reason}. */
  commitment: string;
  submitted_at: string;
  call?: ModelCall;
}

/** BallotsRevealed opens all ballots at once, with what they come to (ADR 62). */
export interface BallotsRevealed {
  ballots: RevealedBallot[];
  result: VoteResult;
}

/** FacilitationRequested asks coach-judge for a piece of neutral model work. */
export interface FacilitationRequested {
  /** Unique in the channel. */
  request_id: string;
  task: 'screen' | 'draft' | 'adjust' | 'compromise' | 'gaps' | 'select' | 'summarise' | 'conclude' | 'judge' | 'relay' | 'review' | 'report' | 'initial_judgement' | 'brief' | 'analyse' | 'oversee' | 'compress' | 'baseline';
  cycle: number;
  round: number;
  /** 1 for the first try. */
  attempt: number;
  /** When it counts as failed; absent in channels older than deadlines. */
  due_at?: string;
  /** The day on which it is asked (UTC): what a model is told is today. Absent in older channels. */
  asked_on?: string;
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
  cause: 'adjustment' | 'role_removed' | 'replacement' | 'compromise' | 'chosen';
  changes_made: ChangeMade[];
  changes_rejected: ChangeRejected[];
  /** The facilitator's advice; false makes the next round the last, it never skips one. */
  should_continue: boolean;
  /** The field-level diff from the version before. */
  diff: FieldChange[];
  /** The plan that most have accepted of those that were on the table, where that is why; absent elsewhere. */
  plan?: string;
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
  /** The plans that were proposed on the way, in the closing round, which puts them to everybody (N4); absent in any other. */
  plans?: TablePlan[];
  /** All agreed at once, and the one who is asked supposes that this was wrong; absent in any other round. */
  premortem?: boolean;
}

/**
 * TurnRequested asks one participant for its turn: feedback in a negotiation, a contribution at a round table, a piece
 * of work in a workshop.
 */
export interface TurnRequested {
  /** Unique in the channel. */
  request_id: string;
  participant_id: string;
  participant_kind: string;
  cycle: number;
  round: number;
  /** 0 where the protocol has no proposal. */
  proposal_version: number;
  /** When silence is settled by the timeout policy. */
  due_at: string;
  /** What a workshop, a team or an interview asks for; absent elsewhere. */
  work?: 'speech' | 'follow_up' | 'ratify' | 'document' | 'plan' | 'revise' | 'execute' | 'assess' | 'open_debate' | 'argue' | 'sum_up' | 'rule' | 'synthesise' | 'say' | 'answer' | 'write';
  /** The question that a follow-up is about; absent elsewhere. */
  question_id?: string;
  /** The phase of a team that it is about; absent elsewhere, and where the whole task is meant. */
  phase_id?: string;
  /** The document of an interview that it is about; absent elsewhere. */
  document?: string;
  /** The day on which it is asked (UTC): what a model is told is today. Absent in older channels. */
  asked_on?: string;
}

/** TimerSet asks for a FireTimer command at a time (N6). */
export interface TimerSet {
  /** Unique in the channel. */
  timer_id: string;
  purpose: 'feedback_timeout' | 'time_limit' | 'turn_timeout' | 'elapsed' | 'silence' | 'vote' | 'grace' | 'model_deadline' | 'model_retry' | 'background' | 'deep_thinking' | 'interruption' | 'reveal';
  due_at: string;
  /** What an `elapsed` or `silence` timer measures, in milliseconds; absent elsewhere. */
  span_ms?: number;
  /** Which setting of the clocks of its purpose it belongs to: more come with an extension, or when a person speaks. Absent as span_ms is. */
  series?: number;
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
  /** The plans on the table that it could accept, in the closing round. */
  accepts?: PlanAccepted[];
}

/** ReminderSent says that a silent participant was reminded (N6, policy `remind`). */
export interface ReminderSent {
  request_id: string;
  participant_id: string;
  /** 1 for the first. */
  number: number;
  due_at: string;
}

/** TurnFailed says that a participant's model gave nothing usable; what follows is in the events after it. */
export interface TurnFailed {
  request_id: string;
  participant_id: string;
  code: string;
  message: string;
  call?: ModelCall;
}

/** AnswerDiscarded keeps the cost of a model answer that came too late to count, or that was given up. */
export interface AnswerDiscarded {
  request_id: string;
  /** Why it does not count: late, already_answered, channel_closed, outdated, given_up. */
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
  /** Those whose model failed: they were not heard, and count for nothing (N6). */
  absent?: string[];
  /** Who could accept which plan, the version that stands among them, in the closing round (N4). */
  plans?: PlanTally[];
}

/**
 * ChannelPaused says that the channel waits for a model (N6): a core seat is absent, nobody was heard, or work that it
 * cannot go on without has failed. It goes on by itself at resume_at, or when a person says so.
 */
export interface ChannelPaused {
  reason: 'waiting_for_model';
  /** Why the model gave nothing, as the last failure's code and message. */
  code: string;
  message: string;
  /** 1 for the first pause since a model last answered, and one more each time. */
  attempt: number;
  /** When the first of these pauses began: the limit counts from here. */
  since: string;
  resume_at: string;
  /** The facilitation that will be asked for again; absent where it is turns. */
  task?: string;
  /** What is left of the time limits: no clock runs out while no model answers. Absent where a pause for the user holds them. */
  held?: HeldTimer[];
  /**
   * Somebody has to mend something first (a key, a model's name, an account): nobody asks before resume_at, which is where the
   * wait ends, unless a person says so.
   */
  permanent?: boolean;
}

/** ChannelResumed ends such a pause: what failed is asked for again. */
export interface ChannelResumed {
  cause: 'timer' | 'user';
  /** Who asked for it; absent where nobody had to. */
  actor?: Actor;
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
  /** The closing summary; absent in channels from before there was one. */
  summary?: string;
}

/** SeatTokenIssued says by which key a seat speaks for itself from now on. */
export interface SeatTokenIssued {
  participant_id: string;
  /** SHA-256 of the token, hex. */
  token_hash: string;
  expires_at: string;
  /** What it was made for, where it is the key of one link: `webhook {id}`. Absent of the seat's own key, which replaces all before it. */
  made_for?: string;
}

/** AgentCardBound says which agent sits in a seat of kind a2a, before it is first asked: from now on it is that one. */
export interface AgentCardBound {
  participant_id: string;
  card: ShownCard;
}

/** AgentCardChanged says that the agent shows another card: its seat is absent until an operator agrees to it. */
export interface AgentCardChanged {
  participant_id: string;
  card: ShownCard;
}

/** AgentCardAgreed says that an operator takes the agent with its new card. */
export interface AgentCardAgreed {
  participant_id: string;
  card: ShownCard;
  actor: Actor;
}

/** DecisionShared says by which key anybody reads what was decided, until when. */
export interface DecisionShared {
  /** SHA-256 of the key, hex. */
  token_hash: string;
  expires_at: string;
}

/** SharingEnded says that nobody reads the decision by a link any more. */
export interface SharingEnded {
}

/** WordsErased says that nobody reads any more what somebody said in this channel: the keys that it was kept with are gone. */
export interface WordsErased {
  /** The id of a seat, or `user:` and the id of a key's holder. */
  subject: string;
  /** Why, in the words of whoever had it done. */
  because: string;
  actor: Actor;
  /** True where the channel was to be kept for longer. */
  despite_retention?: boolean;
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

/** SpeakersSelected says who answers a message, and why (R1). */
export interface SpeakersSelected {
  round: number;
  picked: Picked[];
}

/** ContributionMade is what one participant said in one round. */
export interface ContributionMade {
  request_id: string;
  participant_id: string;
  round: number;
  text: string;
  /** Where it stands; absent where it did not say. */
  stance?: Stance;
  /** Whom it gives the word to: a participant id or `user`. */
  hands_over_to?: string;
  /** Tools called for it, as reported by who made it. */
  tool_calls: string[];
  submitted_at: string;
  call?: ModelCall;
  /** What it asks the others, each with its id. */
  asks?: Ask[];
  /** Ids of the questions that it answers. */
  answers?: string[];
}

/** TurnSkipped says that a turn ended without a contribution. */
export interface TurnSkipped {
  request_id: string;
  participant_id: string;
  round: number;
  cause: 'timeout' | 'turn_failed' | 'stopped';
}

/** DiscussionRoundClosed ends a round of contributions. */
export interface DiscussionRoundClosed {
  round: number;
  spoke: string[];
  skipped: string[];
}

/** RoundSummarised is the facilitator's summary of a round, or of it all. */
export interface RoundSummarised {
  round: number;
  summary: string;
  /** What the members have not settled: unchanged points are no progress. */
  open_points: string[];
  /** True for the closing summary. */
  final: boolean;
  /** The outcome that it sums up, in a negotiation. */
  outcome?: 'success' | 'partial_consensus' | 'negotiation_timeout' | 'failed';
  /** True where no model could write it: Parley put it together from the log. */
  from_template?: boolean;
}

/** BaselineDrafted is what one agent answers alone to the question of a channel that has ended; each draft takes the place of the one before. */
export interface BaselineDrafted {
  /** 1 for the first. */
  draft: number;
  text: string;
}

/** BaselineEnded says that nothing more is asked of that agent: its last draft stands, where there is one. */
export interface BaselineEnded {
  drafts: number;
  /** What it cost, and what the deliberation had cost by its end, in millionths of a US dollar. */
  cost_micro_usd: number;
  /** The deliberation's cost, in millionths of a US dollar: as much the one agent could spend. */
  deliberation_micro_usd: number;
  /** Why there is no answer; absent where there is one. */
  code?: string;
}

/** AgreementJudged is the neutral model's answer where the detector was in doubt (T2). */
export interface AgreementJudged {
  round: number;
  agreed: boolean;
  reason: string;
}

/** SpeechGiven is what a role said in its turn (W3). What follows from it is in the events after it. */
export interface SpeechGiven {
  request_id: string;
  participant_id: string;
  round: number;
  speech: Speech;
  submitted_at: string;
  call?: ModelCall;
  /** What it could have looked up with when it spoke instead: its prompt rests on it (W7). */
  offered?: OfferedTool[];
  /** Ids that its author named and are not there: the speech stands without them. */
  unknown?: string[];
  /** Entries that a person's words name without a stance on them: silence about these is no consent (W4). */
  named?: string[];
}

/** LookupMade keeps what a participant looked up before its speech or its phase's result: its prompts rest on it (W7). */
export interface LookupMade {
  /** The turn it is for. */
  request_id: string;
  participant_id: string;
  round: number;
  /** 1 for the first of the turn. */
  step: number;
  /** What it was shown; nothing where it was not asked. */
  offered: OfferedTool[];
  /** Empty where it needed nothing. */
  uses: ToolUse[];
  call?: ModelCall;
}

/** SpeechTruncated says that a speech was longer than the workshop keeps (W8). */
export interface SpeechTruncated {
  request_id: string;
  participant_id: string;
  round: number;
  /** Characters kept and cut off. */
  kept: number;
  dropped: number;
}

/** IssueRaised puts an issue on the list; those of a round are on the next round's (W4). */
export interface IssueRaised {
  issue_id: string;
  statement: string;
  /** A participant id, or `user` for what the workshop starts with. */
  raised_by: string;
  round: number;
  /** The turn it comes from; empty for what the workshop starts with. */
  request_id: string;
  /** The entry of the draft that is objected to, where it settled no issue that could be reopened. */
  about_entry?: string;
  /** The question whose answer raised it (W6). */
  question_id?: string;
}

/** IssueReworded says an issue more finely; the words it was raised with are in its IssueRaised. */
export interface IssueReworded {
  issue_id: string;
  statement: string;
  round: number;
}

/** IssueResolved takes an issue off the list: an entry of the draft settles it. */
export interface IssueResolved {
  issue_id: string;
  entry_id: string;
  round: number;
  /** The question to the user that the entry rests on the answer to (W6). */
  question_id?: string;
}

/** IssueMerged takes an issue off the list: it is part of another. */
export interface IssueMerged {
  issue_id: string;
  into: string;
  reason: string;
  round: number;
}

/** IssueDismissed takes an issue off the list: the roles found that it is none. */
export interface IssueDismissed {
  issue_id: string;
  round: number;
  stances: RecordedStance[];
}

/** IssueReopened puts an issue back on the list, with the reason. */
export interface IssueReopened {
  issue_id: string;
  reason: string;
  reopened_by: string;
  round: number;
  request_id: string;
  /** The entry of the draft that is objected to. */
  entry_id?: string;
}

/** DraftEntryProposed puts an entry on the table; whether it enters the draft follows from the stances (W4). */
export interface DraftEntryProposed {
  entry_id: string;
  text: string;
  resolves: string[];
  supersedes?: string;
  reason: string;
  proposed_by: string;
  round: number;
  request_id: string;
  /** Entries that cannot stand beside it: whoever proposes it objects to them. */
  rivals?: string[];
  /** The question to the user that it rests on the answer to (W6). */
  question_id?: string;
}

/** DraftEntryAdded puts an entry in the consensus draft: all who spoke have seen it, and nobody objects (W4). */
export interface DraftEntryAdded {
  entry_id: string;
  text: string;
  resolves: string[];
  round: number;
  proposed_by: string;
  proposed_in: number;
  /** Who said what of it, where. */
  stances: RecordedStance[];
  /** Who had seen it and said nothing of it. */
  unopposed: string[];
  /** Who was asked and has not answered: no consent, and asked again. */
  absent?: string[];
}

/** DraftEntrySuperseded says that another entry has taken the place of one in the draft (W4). */
export interface DraftEntrySuperseded {
  entry_id: string;
  superseded_by: string;
  reason: string;
  round: number;
}

/** DraftEntryLapsed takes a proposed entry that never entered the draft off the table. */
export interface DraftEntryLapsed {
  entry_id: string;
  cause: 'issues_settled' | 'superseded_meanwhile' | 'rival_stands' | 'workshop_ended' | 'merged';
  round: number;
  /** The entry that says the same, and settles from now on what this one would have; absent where it was not merged. */
  into?: string;
  /** Why the coach finds that they say the same; absent where it was not merged. */
  reason?: string;
}

/** DraftEntryRepeated says that an entry was proposed once more, in the same words: it is one entry, and whoever repeats it is for it (W4). */
export interface DraftEntryRepeated {
  entry_id: string;
  repeated_by: string;
  /** Issues that it is now said to settle besides: who has heard of the entry has not heard of that. */
  resolves: string[];
  /** Entries that are now said not to stand beside it: whoever says so objects to them. */
  rivals: string[];
  reason: string;
  round: number;
  request_id: string;
  /** The question to the user that the repetition rests on the answer to (W6). */
  question_id?: string;
}

/** InitialJudgementMade is what the coach makes of the requirement, and of what the user answered, before the first round (W0). */
export interface InitialJudgementMade {
  reason: string;
  sufficient: boolean;
  questions: ClarifyingQuestion[];
  /** The first issue list, itemised; empty where the requirement is taken as it stands. */
  issues: string[];
}

/** RatificationStarted asks the roles about entries that they have not heard of: no workshop ends before (W4). */
export interface RatificationStarted {
  round: number;
  /** By entry id. */
  entries: string[];
  recipients: string[];
  /** The condition that ends the workshop afterwards; absent where the round ends, and what follows from it. */
  reason?: string;
}

/** EntriesRatified is where a role stands on entries that it has not heard of before (W4). */
export interface EntriesRatified {
  request_id: string;
  participant_id: string;
  round: number;
  entry_stances: EntryStance[];
  submitted_at: string;
  call?: ModelCall;
}

/** ClarificationAsked is a role's question to the user (W6). */
export interface ClarificationAsked {
  question_id: string;
  asked_by: string;
  round: number;
  request_id: string;
  text: string;
  /** What the role assumes where the user skips it. */
  assumption: string;
}

/** WorkshopPaused says that the workshop waits for the user; nothing runs out meanwhile (W6). */
export interface WorkshopPaused {
  round: number;
  held: HeldTimer[];
}

/** ClarificationRelayed is the question as the user is asked it (W6). */
export interface ClarificationRelayed {
  question_id: string;
  text: string;
  /** 1 for the first exchange. */
  exchange: number;
  /** False where the coach could not be had: then these are the role's own words. */
  by_coach: boolean;
}

/** ClarificationAnswered is the user's answer. */
export interface ClarificationAnswered {
  question_id: string;
  answer: string;
  exchange: number;
  actor: Actor;
}

/** ClarificationFollowedUp says that the answer does not suffice: the role asks on. */
export interface ClarificationFollowedUp {
  question_id: string;
  request_id: string;
  text: string;
  call?: ModelCall;
  /** Ids that its author named and are not there: what it proposed stands without them. */
  unknown?: string[];
}

/** ClarificationSettled ends a question. */
export interface ClarificationSettled {
  question_id: string;
  /**
   * answered: the role has what it needs. unreviewed: the role could not be asked whether it has. found: the answer stood there
   * already, and the user was not asked. workshop_ended: it stays open.
   */
  cause: 'answered' | 'unreviewed' | 'found' | 'workshop_ended';
  /** The turn in which the role said so; absent where it did not. */
  request_id?: string;
  call?: ModelCall;
  /** What was found, and where it stands. */
  text?: string;
  source?: string;
  /** Ids that its author named and are not there: what it proposed stands without them. */
  unknown?: string[];
  /** What the role would still have asked, where it had asked on as often as it may. */
  unasked?: string;
}

/** ClarificationSkipped says that the user leaves a question to the role. */
export interface ClarificationSkipped {
  question_id: string;
  actor: Actor;
}

/** AssumptionRecorded keeps what a role takes for granted, since the user skipped its question. */
export interface AssumptionRecorded {
  question_id: string;
  participant_id: string;
  assumption: string;
}

/** WorkshopResumed says that the workshop goes on with what the user said. */
export interface WorkshopResumed {
  round: number;
}

/** OffTopicNoticed is the coach's notice to a role; it sees it before its next speech (W8). */
export interface OffTopicNoticed {
  participant_id: string;
  round: number;
  notice: string;
}

/** WorkshopRoundClosed ends a round: what follows from its stances is in the events before it. */
export interface WorkshopRoundClosed {
  round: number;
  spoke: string[];
  skipped: string[];
  /** The next issue list, by issue id. */
  open_issues: string[];
}

/** WorkshopRoundReviewed is the coach's summary of a round (W4). */
export interface WorkshopRoundReviewed {
  round: number;
  summary: string;
  /** What the coach proposed and the roles' stances do not allow. */
  refused: RefusedProposal[];
  /** Entries that cannot both enter the draft, as the coach read them: nobody had said so. */
  rivals?: EntryMatch[];
}

/** WorkshopConcluded ends the discussion: nothing is left, or the outcome says what is (W5). */
export interface WorkshopConcluded {
  /** success: the issue list is empty. */
  status: 'success' | 'partial_consensus' | 'no_agreement' | 'failed' | 'stopped' | 'completed';
  /** A code, as a condition is named: whoever brought it about has not said it. */
  reason: string;
  round: number;
  /** By issue id. */
  open_issues: string[];
  /** To entries of the draft: a plan with one is no plain success. */
  standing_objections?: StandingObjection[];
  /** Roles that were not heard in the last round: without them nothing is a plain success (W4). */
  not_heard?: string[];
  /** Which generation of output files it has, so that those of older channels stay what they were; 1 where absent (W9). */
  files_version?: number;
}

/** PlanDocumentWritten is a role's output document (W9). */
export interface PlanDocumentWritten {
  request_id: string;
  participant_id: string;
  /** The file's name. */
  file: string;
  document: PlanDocument;
  submitted_at: string;
  call?: ModelCall;
}

/** PlanReported is the report's prose, by the coach (W9). */
export interface PlanReported {
  version: number;
  summary: string;
}

/** TaskPlanned is how the lead divides the task: a graph without cycles, of known experts (D1). */
export interface TaskPlanned {
  request_id: string;
  participant_id: string;
  plan: TeamPlan;
  call?: ModelCall;
}

/** PlanRevised says what the plan is after the debate on it: the plan that is carried out (D4). */
export interface PlanRevised {
  /** The debate that it follows from. */
  phase_id: string;
  participant_id: string;
  revision: PlanRevision;
  /** The plan as it runs from now on, without debates that were put in. */
  phases: PlannedPhase[];
  /** True where the lead gave no revision that could be carried out: the plan stands as it was. */
  template: boolean;
  /** The request that was answered; absent in a template. */
  request_id?: string;
  call?: ModelCall;
}

/** PhaseCompleted records what a phase handed over; it is in the workspace from then on (D1). */
export interface PhaseCompleted {
  phase_id: string;
  request_id: string;
  participant_id: string;
  result: PhaseResult;
  submitted_at: string;
  call?: ModelCall;
  /** What it could have looked up with when it handed over instead (W7). */
  offered?: OfferedTool[];
}

/** PhaseFailed says that a phase gives nothing: every try has failed. */
export interface PhaseFailed {
  phase_id: string;
  /** The last failure's stable code. */
  code: string;
  message: string;
  attempts: number;
}

/** PhaseSkipped says that a phase is not done, and why. */
export interface PhaseSkipped {
  phase_id: string;
  /** dependency: what it needs has no result. stopped: the team ends with what there is. */
  cause: 'dependency' | 'stopped';
  /** In the channel's language. */
  reason: string;
  /** The phases that it waited for in vain; empty elsewhere. */
  because_of: string[];
}

/** DebateWaived says that a debate is done without being held: no debate was needed (D3). */
export interface DebateWaived {
  phase_id: string;
  /** planned: the plan says so. no_disagreement: the lead found none on a closer look. */
  cause: 'planned' | 'no_disagreement';
  /** In the channel's language, or the lead's own words. */
  reason: string;
  request_id?: string;
  call?: ModelCall;
}

/** TeamStopping says that the team finishes with what there is (D5). */
export interface TeamStopping {
  actor: Actor;
  /** Why the channel will be closed: stopped_by_user, or a condition. */
  reason: string;
  /** Why, in the words of whoever stops it; absent where none were given, and in older channels. */
  said?: EndWords;
}

/** DebateDecided says whether a debate is put into the plan, and why: after each phase, after the plan, and when the user asks (D4). */
export interface DebateDecided {
  cause: 'divergence' | 'plan_review' | 'user';
  held: boolean;
  reason: string;
  /** The phase that was assessed; absent for the plan and the user. */
  phase_id?: string;
  /** What was found, where something was looked for. */
  criterion?: 'none' | 'contradiction' | 'constraint' | 'options';
  /** The two statements that cannot both stand, as quoted. */
  statements: DivergentStatement[];
  /** The debate that is put in, as it stands in the plan from then on. */
  debate?: PlannedPhase;
  /** The phases that wait for its conclusion. */
  before: string[];
  /** Who asked for it, where a person did. */
  actor?: Actor;
  /** The request that was answered; absent where the rules decided. */
  request_id?: string;
  call?: ModelCall;
}

/** DebateOpened is the lead's word on what is in dispute (D3). */
export interface DebateOpened {
  phase_id: string;
  topic: string;
  point: string;
  participants: string[];
  max_rounds: number;
  /** True where the model gave nothing, and the topic stands for the point. */
  template: boolean;
  request_id?: string;
  call?: ModelCall;
}

/** DebateRoundStarted asks everybody at once; in the first round nobody sees anybody (D3). */
export interface DebateRoundStarted {
  phase_id: string;
  round: number;
  blind: boolean;
}

/** ArgumentMade is what a participant said in a round of a debate (D3). */
export interface ArgumentMade {
  phase_id: string;
  round: number;
  request_id: string;
  participant_id: string;
  argument: DebateArgument;
  submitted_at: string;
  call?: ModelCall;
}

/** DebateRoundClosed ends a round, with the lead's word on it; without one where the model gave nothing (D3). */
export interface DebateRoundClosed {
  phase_id: string;
  round: number;
  /** Who argued, and who did not. */
  spoke: string[];
  missed: string[];
  /** True where nobody changed position: another round would say it all again. */
  stable: boolean;
  summary?: DebateSummary;
  request_id?: string;
  call?: ModelCall;
}

/** DebateRuled is the lead's ruling, and who does not share it (D3). */
export interface DebateRuled {
  phase_id: string;
  ruling: DebateRuling;
  /** Who argued for something else to the end. */
  minority: MinorityView[];
  /** True where the model gave nothing: the question is shelved by rule, not by judgement. */
  template: boolean;
  request_id?: string;
  call?: ModelCall;
}

/** TeamReported is the lead's synthesis, and what is missing from it (D1). */
export interface TeamReported {
  report: TeamReport;
  missing: MissingPart[];
  /** True where the model gave nothing: the results stand as they are, unjoined. */
  template: boolean;
  request_id?: string;
  call?: ModelCall;
}

/** NoticeIssued is what the Interviewer goes by from its next turn on (I2, I3). */
export interface NoticeIssued {
  /** rules: no model gave one. */
  by: 'analyst' | 'judge' | 'rules';
  text: string;
  /** The turns that it rests on. */
  turns: number[];
  /** True where the Interviewer has something to put right. */
  corrects: boolean;
}

/** UserSpoke begins a turn: what the user said since the last one (I4). The words are in the interventions. */
export interface UserSpoke {
  /** The user's turn that it answers; absent where it was said before the user was asked. */
  request_id?: string;
  participant_id: string;
  turn: number;
  intervention_ids: string[];
  said_at: string;
}

/** InterviewResumed says where the interview stood, to a user who has been away. */
export interface InterviewResumed {
  turn: number;
  /** In minutes. */
  away_minutes: number;
  /** A line on where it stood, in the channel's language. */
  message: string;
}

/** AnswerGiven is what the Interviewer said in a turn; its opening words are turn 0 (I2). */
export interface AnswerGiven {
  request_id: string;
  participant_id: string;
  turn: number;
  text: string;
  /** True where the user broke in: the text is what had been said by then (I8). */
  interrupted?: boolean;
  submitted_at: string;
  call?: ModelCall;
}

/** AnswerInterrupted says that the user broke into an answer (I8): what is said of it up to here stays. */
export interface AnswerInterrupted {
  request_id: string;
  turn: number;
  heard_characters?: number;
  actor: Actor;
}

/** InterviewAnalysed brings the state up to a turn: what is known, and how complete it is (I3). */
export interface InterviewAnalysed {
  /** The turns read, the first and the last of them: they follow on those read before, without a hole (I4). */
  from_turn: number;
  through_turn: number;
  reading: string;
  added: InterviewFact[];
  changed: FactChange[];
  areas: AreaScore[];
  /** The mean of the areas, of 100; and what it was. */
  completeness_score: number;
  score_before: number;
  risks: InterviewRisk[];
  revision: RevisionWish;
  /** Where the Analyst sees the interview; it is there only once the Judge has approved. */
  proposed_status: 'Profiling' | 'DeepDive' | 'Solutioning' | 'Completed';
  /** What the Analyst would have the Interviewer do next. */
  notice: string;
  analysed_at: string;
}

/** AnalysisOverseen is what the Judge found (I3). */
export interface AnalysisOverseen {
  turn: number;
  oversight: Oversight;
}

/** StatusChanged moves the interview on, with the Judge's approval (I3). */
export interface StatusChanged {
  from: 'Profiling' | 'DeepDive' | 'Solutioning' | 'Completed';
  to: 'Profiling' | 'DeepDive' | 'Solutioning' | 'Completed';
  turn: number;
  reason: string;
  /** The turns that it rests on. */
  turns: number[];
}

/** MemoryCompressed takes older turns together; word for word they stay in the log (I5). */
export interface MemoryCompressed {
  /** The turns that are newly in it; the points stand for all turns up to the last. */
  from_turn: number;
  through_turn: number;
  points: MemoryPoint[];
}

/** BarrierHeld says that what the user says waits for the background of a turn (I4). */
export interface BarrierHeld {
  turn: number;
  /** syncing: just so; thinking_deeply: longer than usual. */
  level: 'syncing' | 'thinking_deeply';
  blocking_agent: 'Analyst' | 'Judge' | 'Summary' | 'Monitor';
  /** Messages that wait. */
  waiting: number;
}

/** BarrierReleased ends the background of a turn: the next may begin (I4). */
export interface BarrierReleased {
  turn: number;
  /**
   * done: all of it was done. failed, timeout: it goes on without; what was not analysed comes with the next turn.
   * ended: the interview ends.
   */
  cause: 'done' | 'failed' | 'timeout' | 'ended';
  /** Who did not deliver; None where all was done. */
  blocking_agent: 'None' | 'Analyst' | 'Judge' | 'Summary' | 'Monitor';
  /** What was still asked for: its answer is no longer waited for. */
  request_id?: string;
  /** Why, where it failed. */
  code?: string;
  message?: string;
}

/** DocumentsRequested has the Architect write (I6). */
export interface DocumentsRequested {
  /** Of the delivery: 1, and one more each time. */
  version: number;
  /** completed: the interview is complete. comment: the user wants something changed. user: the user asked for them. */
  cause: 'completed' | 'comment' | 'user';
  documents: string[];
  /** What is to change. */
  comment: string;
  /** The last turn that they rest on. */
  turn: number;
}

/** InterviewDocumentWritten is one document of a delivery (I6). Earlier versions stay. */
export interface InterviewDocumentWritten {
  request_id: string;
  participant_id: string;
  document: 'DOC_01' | 'DOC_02' | 'DOC_03' | 'DOC_04' | 'DOC_05' | 'DOC_06';
  version: number;
  content: InterviewDocument;
  submitted_at: string;
  call?: ModelCall;
}

/** DocumentMissed says that a document could not be written; an earlier version stands. */
export interface DocumentMissed {
  document: 'DOC_01' | 'DOC_02' | 'DOC_03' | 'DOC_04' | 'DOC_05' | 'DOC_06';
  version: number;
  code: string;
  message: string;
}

/** DocumentsDelivered ends a delivery: what stands from now on, document by document (I6). */
export interface DocumentsDelivered {
  version: number;
  documents: DocumentVersion[];
  /** Those that could not be written. */
  missing: string[];
}

/** CheckRequested asks the monitor whether to go on; the next round waits for its answer (T7). */
export interface CheckRequested {
  check_id: string;
  round: number;
  /** When it is asked for again; absent in channels older than deadlines. */
  due_at?: string;
  /** 1 for the first try; absent as due_at is. */
  attempt?: number;
}

/** TerminationChecked is the monitor's answer: why it stops, or why it does not. */
export interface TerminationChecked {
  /** Empty where nobody waited for the check. */
  check_id: string;
  assessment: Assessment;
}

/** TerminationWarned says that a stop condition is near (T5). */
export interface TerminationWarned {
  /** As round_limit, time_limit, cost_budget. */
  condition: string;
  /** In the unit of the condition: rounds, milliseconds, micro-dollars. */
  measured: number;
  limit: number;
  message: string;
  /** near: it may come to an end. met: it would end, but only a person may end it (T6). */
  status?: 'near' | 'met';
}

/** EndAnnounced says that the channel will end unless somebody overrides it (T5). */
export interface EndAnnounced {
  condition: string;
  due_at: string;
  message: string;
}

/** EndOverridden says that a person wants it to go on; what asked for the end has to hold anew (T5). */
export interface EndOverridden {
  actor: Actor;
  /** Conditions set aside. */
  conditions: string[];
}

/** LimitsExtended gives a channel more rounds or more time (T5). */
export interface LimitsExtended {
  actor: Actor;
  rounds: number;
  /** Milliseconds. */
  time_ms: number;
}

/** AutoExitSwitched says whether conditions end the channel from now on, or only warn (T6). */
export interface AutoExitSwitched {
  actor: Actor;
  on: boolean;
}

/** RehearsalPaceSet says how fast a rehearsal plays from the next message on. */
export interface RehearsalPaceSet {
  actor: Actor;
  pace: 'at_once' | 'readable';
}

/** VoteCalled asks everybody whether to end (T1). */
export interface VoteCalled {
  vote_id: string;
  called_by: Actor;
  question: string;
  /** Participants with a vote; where none of them is a person, the person who called it has one besides. */
  voters: string[];
  due_at: string;
}

/** BallotRequested asks one participant for its vote. */
export interface BallotRequested {
  /** Unique in the channel. */
  request_id: string;
  vote_id: string;
  participant_id: string;
  participant_kind: string;
  due_at: string;
  /** The day on which it is asked (UTC): what a model is told is today. Absent in older channels. */
  asked_on?: string;
}

/** BallotMissed says that a voter's model failed: it has no vote, and counts for no quorum (N6, T1). */
export interface BallotMissed {
  vote_id: string;
  participant_id: string;
  /** Why its model gave no vote. */
  code: string;
  message: string;
  call?: ModelCall;
}

/** BallotCast is one vote. */
export interface BallotCast {
  vote_id: string;
  /** A participant id, or `user:` and the caller's id. */
  voter: string;
  choice: 'end' | 'continue' | 'abstain';
  reasoning: string;
  call?: ModelCall;
  /** Whether a participant voted or a person at the API. */
  voter_kind: 'participant' | 'user';
  /** The person who cast it for a seat; absent where the seat did by its own key, or the person voted for itself. */
  cast_by?: Actor;
}

/** VoteClosed is the result; who said nothing has abstained. */
export interface VoteClosed {
  vote_id: string;
  end: number;
  continue: number;
  abstained: number;
  /** Share of the voters that took part, 0 to 1. */
  turnout: number;
  quorum_met: boolean;
  passed: boolean;
}

/** SignalReceived is a word from outside, of one who may say it (T1). */
export interface SignalReceived {
  name: string;
  actor: Actor;
}

/** ChannelForked says that all before it is a copy: this channel goes on from a version of another one. */
export interface ChannelForked {
  /** The channel that it comes from. */
  parent: string;
  /** The parent's version up to which it is the same. */
  at: number;
  /** The parent's hash at that version. */
  parent_hash: string;
  /** What is different from here on. */
  changes: ForkChanges;
  by: Actor;
  /** Why, in the words of whoever forked it. */
  reason?: string;
  /** True where models are asked anew though the parent has their answers. */
  fresh: boolean;
  /** When the parent had come so far, and when this one goes on: what was to be done by some time has as much left of it as then. */
  left_at: string;
  forked_at: string;
  /** The rules of ending that hold from here on, whole, where they are changed. */
  policy?: TerminationPolicy;
  /** What it was likely to cost and to take from there on: from what is taken of its parent to all that is left of it. Absent in older forks. */
  estimate?: OpeningEstimate;
  /** Whoever forked it accepted what it may cost, whatever the installation's limit. */
  accepts_cost?: boolean;
}

/** ChannelClosed ends the stream: nothing follows but AnswerDiscarded, DecisionShared, SharingEnded and WordsErased. */
export interface ChannelClosed {
  /** rehearsed: a rehearsal without a script for the text, which claims nothing (P6). */
  status: 'success' | 'partial_consensus' | 'negotiation_timeout' | 'failed' | 'stopped' | 'completed' | 'no_agreement' | 'rehearsed';
  /** A stable code: agreed, stopped_by_user, time_limit, … */
  reason: string;
  /** Who or what ended it. */
  ended_by: Actor;
  /** The closing message, in the channel's language. */
  message: string;
  /** Where the termination monitor ended it: why, and on what evidence. */
  ending?: Ending;
  /** Who stood where by then; absent in channels from before there was one. */
  consent?: Consent;
  /** Why somebody stopped it, in their own words; absent where none were given, and in older channels. */
  said?: EndWords;
}

/** EndWords are what somebody says of why they stop a channel. */
export interface EndWords {
  actor: Actor;
  text: string;
}

/** SeatTurn asks a seat for something, with all that it needs to answer. */
export interface SeatTurn {
  participant_id: string;
  /** How others call it. */
  name: string;
  topic: string;
  /** The language of the channel: en or zh. */
  language: string;
  /** Names the turn in its answer. */
  request_id: string;
  /** What is asked for: `feedback` in a negotiation, `contribute` at a round table, else as `work` of TurnRequested has it. */
  kind: string;
  round: number;
  /** When silence is settled as the channel's policy says. A turn whose deadline has changed comes again. */
  due_at: string;
  /** The subject on which `{request_id, answer}` is sent as a request. */
  answer_to: string;
  /** JSON Schema (2020-12) of the answer; absent where a person types freely, by the command Intervene. */
  schema?: Record<string, unknown>;
  /** What the seat sees, field by field, as its inbox over REST has it: in a negotiation the proposal and its own assignment. */
  context: Record<string, unknown>;
  /** What anybody in that seat is to do, in the channel's language: for a model, its system prompt. */
  instructions?: string;
  /** The same as context and the talk so far, as a text to read: for a model, its prompt. */
  told?: string;
}

/** SeatVote asks a seat for its vote on ending the channel (T1). */
export interface SeatVote {
  participant_id: string;
  name: string;
  topic: string;
  language: string;
  /** Names the vote in its answer. */
  request_id: string;
  vote_id: string;
  /** What whoever called the vote asks; empty where that is only whether to end. */
  question: string;
  /** Whoever has not voted then abstains. */
  due_at: string;
  /** The subject on which `{request_id, answer}` is sent as a request. */
  answer_to: string;
  /** JSON Schema (2020-12) of the answer. */
  schema: Record<string, unknown>;
  instructions: string;
  /** The talk so far, as a text to read. */
  told: string;
}

/** SeatSettled says that nobody waits for the answer of a turn or a vote any more. */
export interface SeatSettled {
  participant_id: string;
  request_id: string;
  /** answered: by the seat, or by an operator for it; over: its time has passed, or the channel has gone on. */
  status: 'answered' | 'over';
}

/** SeatSaid is what somebody else has said where every seat hears all (N1); nowhere else is it sent. */
export interface SeatSaid {
  participant_id: string;
  /** The event that says it, as ContributionMade. */
  event: string;
  /** Its data, as the contract has that event. */
  said: Record<string, unknown>;
  /** Its author: an AI agent, a script of a rehearsal, or a person; absent where nobody does, as where something was assumed. */
  author?: 'ai' | 'script' | 'people';
}

/** SeatOutcome says that the channel has ended, and what the seat may know of what it came to. */
export interface SeatOutcome {
  participant_id: string;
  /** As ChannelClosed has it; absent, like all that follows, for whoever has no part in what stands (N1). */
  status?: string;
  reason?: string;
  message?: string;
  /** Where every seat hears all, the outcome as over REST; in a negotiation the plan that stands, and the seat's own assignment. */
  outcome?: Record<string, unknown>;
  /** The authors of what was said in the channel: AI agents by which models, people, or scripts. */
  generated_by?: Record<string, unknown>;
}

/** AnswerTurn is how a seat answers what it was asked, turn or vote, on the subject that `answer_to` names. */
export interface AnswerTurn {
  request_id: string;
  /** As the schema that came with it has it. */
  answer: Record<string, unknown>;
}

/** NextForSeat asks for the next message of a seat that was away. */
export interface NextForSeat {
  /** Of the message before it, which was handled: it comes no more. Without one it comes again. */
  receipt?: string;
  /** How long to wait for one, at most 30; 0 for what is there. */
  wait_seconds?: number;
}

/** Every event by its type. */
export interface EventTypes {
  ChannelOpened: ChannelOpened;
  RoundTableOpened: RoundTableOpened;
  WorkshopOpened: WorkshopOpened;
  TeamOpened: TeamOpened;
  InterviewOpened: InterviewOpened;
  GuestTurnOpened: GuestTurnOpened;
  GuestAnswered: GuestAnswered;
  VoteOpened: VoteOpened;
  BallotSealed: BallotSealed;
  BallotsRevealed: BallotsRevealed;
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
  ChannelPaused: ChannelPaused;
  ChannelResumed: ChannelResumed;
  ParticipantWithdrawn: ParticipantWithdrawn;
  ReplacementInvited: ReplacementInvited;
  OutcomeReached: OutcomeReached;
  GapsIdentified: GapsIdentified;
  SeatTokenIssued: SeatTokenIssued;
  AgentCardBound: AgentCardBound;
  AgentCardChanged: AgentCardChanged;
  AgentCardAgreed: AgentCardAgreed;
  DecisionShared: DecisionShared;
  SharingEnded: SharingEnded;
  WordsErased: WordsErased;
  InterventionRecorded: InterventionRecorded;
  InterventionsApplied: InterventionsApplied;
  SpeakersSelected: SpeakersSelected;
  ContributionMade: ContributionMade;
  TurnSkipped: TurnSkipped;
  DiscussionRoundClosed: DiscussionRoundClosed;
  RoundSummarised: RoundSummarised;
  BaselineDrafted: BaselineDrafted;
  BaselineEnded: BaselineEnded;
  AgreementJudged: AgreementJudged;
  SpeechGiven: SpeechGiven;
  LookupMade: LookupMade;
  SpeechTruncated: SpeechTruncated;
  IssueRaised: IssueRaised;
  IssueReworded: IssueReworded;
  IssueResolved: IssueResolved;
  IssueMerged: IssueMerged;
  IssueDismissed: IssueDismissed;
  IssueReopened: IssueReopened;
  DraftEntryProposed: DraftEntryProposed;
  DraftEntryAdded: DraftEntryAdded;
  DraftEntrySuperseded: DraftEntrySuperseded;
  DraftEntryLapsed: DraftEntryLapsed;
  DraftEntryRepeated: DraftEntryRepeated;
  InitialJudgementMade: InitialJudgementMade;
  RatificationStarted: RatificationStarted;
  EntriesRatified: EntriesRatified;
  ClarificationAsked: ClarificationAsked;
  WorkshopPaused: WorkshopPaused;
  ClarificationRelayed: ClarificationRelayed;
  ClarificationAnswered: ClarificationAnswered;
  ClarificationFollowedUp: ClarificationFollowedUp;
  ClarificationSettled: ClarificationSettled;
  ClarificationSkipped: ClarificationSkipped;
  AssumptionRecorded: AssumptionRecorded;
  WorkshopResumed: WorkshopResumed;
  OffTopicNoticed: OffTopicNoticed;
  WorkshopRoundClosed: WorkshopRoundClosed;
  WorkshopRoundReviewed: WorkshopRoundReviewed;
  WorkshopConcluded: WorkshopConcluded;
  PlanDocumentWritten: PlanDocumentWritten;
  PlanReported: PlanReported;
  TaskPlanned: TaskPlanned;
  PlanRevised: PlanRevised;
  PhaseCompleted: PhaseCompleted;
  PhaseFailed: PhaseFailed;
  PhaseSkipped: PhaseSkipped;
  DebateWaived: DebateWaived;
  TeamStopping: TeamStopping;
  DebateDecided: DebateDecided;
  DebateOpened: DebateOpened;
  DebateRoundStarted: DebateRoundStarted;
  ArgumentMade: ArgumentMade;
  DebateRoundClosed: DebateRoundClosed;
  DebateRuled: DebateRuled;
  TeamReported: TeamReported;
  NoticeIssued: NoticeIssued;
  UserSpoke: UserSpoke;
  InterviewResumed: InterviewResumed;
  AnswerGiven: AnswerGiven;
  AnswerInterrupted: AnswerInterrupted;
  InterviewAnalysed: InterviewAnalysed;
  AnalysisOverseen: AnalysisOverseen;
  StatusChanged: StatusChanged;
  MemoryCompressed: MemoryCompressed;
  BarrierHeld: BarrierHeld;
  BarrierReleased: BarrierReleased;
  DocumentsRequested: DocumentsRequested;
  InterviewDocumentWritten: InterviewDocumentWritten;
  DocumentMissed: DocumentMissed;
  DocumentsDelivered: DocumentsDelivered;
  CheckRequested: CheckRequested;
  TerminationChecked: TerminationChecked;
  TerminationWarned: TerminationWarned;
  EndAnnounced: EndAnnounced;
  EndOverridden: EndOverridden;
  LimitsExtended: LimitsExtended;
  AutoExitSwitched: AutoExitSwitched;
  RehearsalPaceSet: RehearsalPaceSet;
  VoteCalled: VoteCalled;
  BallotRequested: BallotRequested;
  BallotMissed: BallotMissed;
  BallotCast: BallotCast;
  VoteClosed: VoteClosed;
  SignalReceived: SignalReceived;
  ChannelForked: ChannelForked;
  ChannelClosed: ChannelClosed;
}

export const EVENT_TYPES = [
  'ChannelOpened',
  'RoundTableOpened',
  'WorkshopOpened',
  'TeamOpened',
  'InterviewOpened',
  'GuestTurnOpened',
  'GuestAnswered',
  'VoteOpened',
  'BallotSealed',
  'BallotsRevealed',
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
  'ChannelPaused',
  'ChannelResumed',
  'ParticipantWithdrawn',
  'ReplacementInvited',
  'OutcomeReached',
  'GapsIdentified',
  'SeatTokenIssued',
  'AgentCardBound',
  'AgentCardChanged',
  'AgentCardAgreed',
  'DecisionShared',
  'SharingEnded',
  'WordsErased',
  'InterventionRecorded',
  'InterventionsApplied',
  'SpeakersSelected',
  'ContributionMade',
  'TurnSkipped',
  'DiscussionRoundClosed',
  'RoundSummarised',
  'BaselineDrafted',
  'BaselineEnded',
  'AgreementJudged',
  'SpeechGiven',
  'LookupMade',
  'SpeechTruncated',
  'IssueRaised',
  'IssueReworded',
  'IssueResolved',
  'IssueMerged',
  'IssueDismissed',
  'IssueReopened',
  'DraftEntryProposed',
  'DraftEntryAdded',
  'DraftEntrySuperseded',
  'DraftEntryLapsed',
  'DraftEntryRepeated',
  'InitialJudgementMade',
  'RatificationStarted',
  'EntriesRatified',
  'ClarificationAsked',
  'WorkshopPaused',
  'ClarificationRelayed',
  'ClarificationAnswered',
  'ClarificationFollowedUp',
  'ClarificationSettled',
  'ClarificationSkipped',
  'AssumptionRecorded',
  'WorkshopResumed',
  'OffTopicNoticed',
  'WorkshopRoundClosed',
  'WorkshopRoundReviewed',
  'WorkshopConcluded',
  'PlanDocumentWritten',
  'PlanReported',
  'TaskPlanned',
  'PlanRevised',
  'PhaseCompleted',
  'PhaseFailed',
  'PhaseSkipped',
  'DebateWaived',
  'TeamStopping',
  'DebateDecided',
  'DebateOpened',
  'DebateRoundStarted',
  'ArgumentMade',
  'DebateRoundClosed',
  'DebateRuled',
  'TeamReported',
  'NoticeIssued',
  'UserSpoke',
  'InterviewResumed',
  'AnswerGiven',
  'AnswerInterrupted',
  'InterviewAnalysed',
  'AnalysisOverseen',
  'StatusChanged',
  'MemoryCompressed',
  'BarrierHeld',
  'BarrierReleased',
  'DocumentsRequested',
  'InterviewDocumentWritten',
  'DocumentMissed',
  'DocumentsDelivered',
  'CheckRequested',
  'TerminationChecked',
  'TerminationWarned',
  'EndAnnounced',
  'EndOverridden',
  'LimitsExtended',
  'AutoExitSwitched',
  'RehearsalPaceSet',
  'VoteCalled',
  'BallotRequested',
  'BallotMissed',
  'BallotCast',
  'VoteClosed',
  'SignalReceived',
  'ChannelForked',
  'ChannelClosed',
] as const satisfies readonly (keyof EventTypes)[];

/** Every command by its type. */
export interface CommandTypes {
  OpenChannel: OpenChannel;
  OpenRoundTable: OpenRoundTable;
  OpenWorkshop: OpenWorkshop;
  OpenTeam: OpenTeam;
  OpenInterview: OpenInterview;
  OpenGuestTurn: OpenGuestTurn;
  GiveGuestAnswer: GiveGuestAnswer;
  OpenVote: OpenVote;
  SubmitBallot: SubmitBallot;
  RevealBallots: RevealBallots;
  AnswerUser: AnswerUser;
  InterruptAnswer: InterruptAnswer;
  DeliverDocuments: DeliverDocuments;
  WriteInterviewDocument: WriteInterviewDocument;
  CompleteBriefing: CompleteBriefing;
  CompleteAnalysis: CompleteAnalysis;
  CompleteOversight: CompleteOversight;
  CompleteCompression: CompleteCompression;
  PlanTask: PlanTask;
  CompletePhase: CompletePhase;
  RevisePlan: RevisePlan;
  AssessDivergence: AssessDivergence;
  OpenDebate: OpenDebate;
  Argue: Argue;
  SumUpDebate: SumUpDebate;
  RuleDebate: RuleDebate;
  ReportTeam: ReportTeam;
  GiveSpeech: GiveSpeech;
  RecordLookup: RecordLookup;
  AnswerClarification: AnswerClarification;
  SkipClarification: SkipClarification;
  FollowUpClarification: FollowUpClarification;
  Ratify: Ratify;
  WriteDocument: WriteDocument;
  CompleteRelay: CompleteRelay;
  CompleteInitialJudgement: CompleteInitialJudgement;
  CompleteReview: CompleteReview;
  CompleteReport: CompleteReport;
  Contribute: Contribute;
  CompleteSelection: CompleteSelection;
  CompleteSummary: CompleteSummary;
  CompleteJudgement: CompleteJudgement;
  CompleteBaseline: CompleteBaseline;
  ExtendLimits: ExtendLimits;
  SwitchAutoExit: SwitchAutoExit;
  SetRehearsalPace: SetRehearsalPace;
  ContinueChannel: ContinueChannel;
  CallVote: CallVote;
  FailBallot: FailBallot;
  CastBallot: CastBallot;
  SendSignal: SendSignal;
  SubmitFeedback: SubmitFeedback;
  FailTurn: FailTurn;
  GiveUpAnswer: GiveUpAnswer;
  CompleteScreening: CompleteScreening;
  CompleteDraft: CompleteDraft;
  CompleteAdjustment: CompleteAdjustment;
  CompleteGaps: CompleteGaps;
  FailFacilitation: FailFacilitation;
  FireTimer: FireTimer;
  Intervene: Intervene;
  IssueSeatToken: IssueSeatToken;
  PresentAgentCard: PresentAgentCard;
  AgreeToAgentCard: AgreeToAgentCard;
  ShareDecision: ShareDecision;
  EndSharing: EndSharing;
  EraseWords: EraseWords;
  ForkChannel: ForkChannel;
  StopChannel: StopChannel;
  SignalTermination: SignalTermination;
}

export const COMMAND_TYPES = [
  'OpenChannel',
  'OpenRoundTable',
  'OpenWorkshop',
  'OpenTeam',
  'OpenInterview',
  'OpenGuestTurn',
  'GiveGuestAnswer',
  'OpenVote',
  'SubmitBallot',
  'RevealBallots',
  'AnswerUser',
  'InterruptAnswer',
  'DeliverDocuments',
  'WriteInterviewDocument',
  'CompleteBriefing',
  'CompleteAnalysis',
  'CompleteOversight',
  'CompleteCompression',
  'PlanTask',
  'CompletePhase',
  'RevisePlan',
  'AssessDivergence',
  'OpenDebate',
  'Argue',
  'SumUpDebate',
  'RuleDebate',
  'ReportTeam',
  'GiveSpeech',
  'RecordLookup',
  'AnswerClarification',
  'SkipClarification',
  'FollowUpClarification',
  'Ratify',
  'WriteDocument',
  'CompleteRelay',
  'CompleteInitialJudgement',
  'CompleteReview',
  'CompleteReport',
  'Contribute',
  'CompleteSelection',
  'CompleteSummary',
  'CompleteJudgement',
  'CompleteBaseline',
  'ExtendLimits',
  'SwitchAutoExit',
  'SetRehearsalPace',
  'ContinueChannel',
  'CallVote',
  'FailBallot',
  'CastBallot',
  'SendSignal',
  'SubmitFeedback',
  'FailTurn',
  'GiveUpAnswer',
  'CompleteScreening',
  'CompleteDraft',
  'CompleteAdjustment',
  'CompleteGaps',
  'FailFacilitation',
  'FireTimer',
  'Intervene',
  'IssueSeatToken',
  'PresentAgentCard',
  'AgreeToAgentCard',
  'ShareDecision',
  'EndSharing',
  'EraseWords',
  'ForkChannel',
  'StopChannel',
  'SignalTermination',
] as const satisfies readonly (keyof CommandTypes)[];

/** Everything that a seat from outside is told, by its type. */
export interface SeatTypes {
  SeatTurn: SeatTurn;
  SeatVote: SeatVote;
  SeatSettled: SeatSettled;
  SeatSaid: SeatSaid;
  SeatOutcome: SeatOutcome;
}

export const SEAT_TYPES = [
  'SeatTurn',
  'SeatVote',
  'SeatSettled',
  'SeatSaid',
  'SeatOutcome',
] as const satisfies readonly (keyof SeatTypes)[];

/** The events that a service works on, each with a durable consumer. */
export const WORK = {
  'coach-judge': ['FacilitationRequested'],
  'termination-monitor': ['FacilitationCompleted', 'FacilitationFailed', 'RoundStarted', 'TimerFired', 'TurnFailed', 'RoundClosed', 'InterventionRecorded', 'CheckRequested', 'AutoExitSwitched', 'VoteClosed', 'SignalReceived'],
  'participant-agents': ['TurnRequested', 'BallotRequested'],
} as const satisfies Readonly<Record<string, readonly (keyof EventTypes)[]>>;
