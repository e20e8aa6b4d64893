import type { ModelCall } from '@parley/contracts';
import type { Place, PlannedWork, Prompt, RehearsalPace } from '@parley/protocols';
import type { Purse } from './purse.js';

/** One piece of model work. */
export interface ModelRequest {
  /** What is asked, as text and output schema. */
  prompt: Prompt;
  /** What the rehearsal answers in a model's place; undefined is a scripted silence. */
  rehearse(): Record<string, unknown> | undefined;
  /** Called with each piece of text as it streams; what it gets is not a contribution until `generate` resolves. */
  onText?: (text: string) => void;
  /** Called with a summary of the thoughts as it streams: for who wants to watch, never part of the answer. */
  onThought?: (text: string) => void;
  /**
   * What no schema says of an answer: undefined where it can be used, else what is wrong with it, in the prompt's
   * language. Asked of each answer that keeps the schema; what it refuses gets the one repair.
   * @param isRepaired this is the answer to that repair: there is no other
   */
  check?: (output: unknown, call: ModelCall, isRepaired: boolean) => string | undefined;
  /** Items of its lists that break the schema after the repair are left out by name, and refuse nothing else. */
  leavesOut?: boolean;
  /** Somebody waits for its first words: it waits for nobody, not for another to write a prefix that both share. */
  atOnce?: boolean;
  /** Most tokens that thought and answer may take: no more fit the model's window beside the prompt. */
  most_output?: number;
  /** When it has to be there (RFC 3339): a rehearsal takes its time, and no more. */
  due_at?: string | undefined;
  /** Where it stands by now in a rehearsal that plays for readers; undefined where that is to play at once meanwhile. */
  place?: () => Promise<Place | undefined>;
  signal?: AbortSignal;
  /** What it is paid from; nobody counts where absent. */
  purse?: Purse;
}

/** Why there is no answer. `retryable` speaks of the whole request, after the adapter's own retries. */
export interface ModelFailure {
  ok: false;
  code:
    | 'refusal'
    | 'max_tokens'
    | 'context_exceeded'
    | 'invalid_output'
    | 'overloaded'
    | 'rate_limited'
    | 'spend_limit'
    | 'timeout'
    | 'stalled'
    | 'cut_stream'
    | 'bad_request'
    | 'bad_key'
    | 'unknown_model'
    | 'no_credit'
    | 'budget'
    | 'unavailable'
    | 'aborted'
    /** An agent elsewhere shows another card than it was taken with. */
    | 'card_changed'
    /** It shows none, or none that says how it is asked by A2A 1.0. */
    | 'card_unusable'
    /** Its address may not be called from here, or leads on to another. */
    | 'address_refused'
    /** It wants to know who asks. */
    | 'auth_required'
    /** It wants to be told more: a turn is no talk. */
    | 'input_required'
    /** A rehearsed persona that says nothing: no failure, the timeout settles the turn. */
    | 'silent';
  message: string;
  /** What was spent all the same. */
  call?: ModelCall;
}

export type ModelAnswer = { ok: true; output: unknown; call: ModelCall } | ModelFailure;

/** A language model. It never throws for what a model or its server can do; it answers with a ModelFailure. */
export interface LanguageModel {
  /** anthropic, openai, rehearsal; a2a of an agent elsewhere. */
  readonly provider: string;
  /** The model's id. */
  readonly model: string;
  generate(request: ModelRequest): Promise<ModelAnswer>;
}

/** What the choice of a model needs of a channel, and of the piece of work. */
export interface ModelNeeds extends PlannedWork {
  tenant: string;
  channel_id: string;
  /** The channel asks for the rehearsal, whatever model is configured. */
  rehearsal: boolean;
  /** How fast that plays; at once where absent. */
  rehearsal_pace?: RehearsalPace;
  budget_micro_usd: number;
  spent_micro_usd: number;
  /** It is part of the ending. */
  ending: boolean;
  /** What the ending takes after it: the money for that is kept. */
  later: readonly PlannedWork[];
}

/**
 * Which model does a piece of work: the rehearsal where the channel asks for it, else the one that it chooses, else the
 * installation's for work of this tier, within the channel's budget.
 */
export type ModelFor = (needs: ModelNeeds) => LanguageModel;
