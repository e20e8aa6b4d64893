import type {
  CastMade,
  CastWanted,
  Command,
  CommandHeader,
  CommandReply,
  FoundAnswer,
  ParleyCloudEvent,
  SeatCloudEvent,
  ParleyEvent,
  RecordedEvent,
  TokenFrame,
  WantedAnswer,
} from '@parley/contracts';

/** Sends commands to channel-admin and waits for the answer, which comes after commit. */
export interface CommandBus {
  /** @throws BusUnavailable where nobody answers; the same command may be sent again. */
  send(command: Command): Promise<CommandReply>;
}

/** Reads a channel from the log: what workers, who have no database, fold their state from. */
export interface ChannelReader {
  /**
   * A page of the events with version > after, in order.
   * @param least the version that whoever asks knows of: at least so far, as far as whoever answers has followed the log; null where
   * all is wanted that the log holds by now
   */
  read(tenant: string, channelId: string, after: number, least: number | null): Promise<ChannelPage>;
}

/** Some of a channel's events, and whether others follow. */
export interface ChannelPage {
  events: RecordedEvent[];
  more: boolean;
}

/** A passage of the tenant's knowledge that answers a query (W7). */
export interface KnowledgePassage {
  source: { path: string; heading?: string; page?: number; number: number };
  text: string;
}

/** Looks things up in the tenant's knowledge: what workers, who have no database, search with. */
export interface KnowledgeSearch {
  /** @returns how many documents the collection has, and the passages found, best first */
  search(
    tenant: string,
    collection: string,
    query: string,
  ): Promise<{ documents: number; passages: KnowledgePassage[] }>;
}

/** What models have answered in a channel that others were forked from (ADR 47): what workers, who have no database, look up. */
export interface ParentAnswers {
  /**
   * @param channelId the parent
   * @param wanted of whom, after which version, to which prompts by their hashes
   * @returns days on which models were asked there, and the command that gave the answer, where there is one
   */
  findAnswer(tenant: string, channelId: string, wanted: WantedAnswer): Promise<FoundAnswer>;
}

/** Has a cast chosen by a model: what channel-admin asks, which asks no model itself. */
export interface CastChooser {
  /**
   * Asked once, since each answer costs.
   * @param id of the choice: what it costs is counted under it
   * @throws where nobody answers within so many milliseconds
   */
  choose(at: { tenant: string; id: string }, wanted: CastWanted, withinMs: number): Promise<CastMade>;
}

/** What plays agents, as whoever plays them says it. No key is in it. */
export interface KnownModels {
  /** True where no model is configured: agents are played from scripts, which understand no text. */
  rehearsal: boolean;
  /** The models, and whether their server takes us; absent where there is none. */
  tried?: OfferedModels;
  /** Models near it that need no key; looked for only where none is configured. */
  local?: LocalOffer;
  /** Models that seats can be spread over, those of several providers by turns; absent where there is none. */
  spread?: SeatModel[];
}

/** A model for a seat, as the seat names it. */
export interface SeatModel {
  provider: string;
  model: string;
}

/** The models that are used where nobody chooses, and what their server said of them. */
export interface OfferedModels {
  provider: string;
  models: {
    /** For quick work. */
    fast: string;
    strong: string;
  };
  /** For people: which key, or which server. */
  at: string;
  trial: {
    /** works: taken and there; unproven: there, the first call shows whether the key is taken; refused; not_tried. */
    result: 'works' | 'unproven' | 'refused' | 'not_tried';
    /** What the server said. */
    message?: string;
  };
  /** One line for people. */
  notice: string;
}

/** An Ollama, and what it has. */
export interface LocalOffer {
  /** As PARLEY_OPENAI_BASE_URL wants it. */
  base_url: string;
  /** Names of those that can speak, the most recently changed first. */
  models: string[];
}

/** How much is asked of models. */
export interface DeliberationSize {
  protocol: string;
  seats: number;
  rounds: number;
}

/** What work comes to, by a model's price and pace. */
interface LikelyCost {
  cost_micro_usd: number;
  /** Absent where nobody knows how fast the models are. */
  seconds?: number;
}

/** Tells of models: what channel-admin asks, which has none. @throws BusUnavailable where nobody answers in time */
export interface ModelDesk {
  offer(): Promise<KnownModels>;
  /** Whether there is no model, so that channels can only be rehearsed; asks no server. */
  rehearses(): Promise<{ rehearsal: boolean }>;
  /** Without `likely` where nobody knows the price of a model. */
  likelyCost(size: DeliberationSize): Promise<{ likely?: { least: LikelyCost; most: LikelyCost } }>;
}

/** From what a quarter of them stayed below, over the middle one, to what three quarters stayed below. */
export interface Quartiles {
  low: number;
  median: number;
  high: number;
}

/** What deliberations of a kind have come to in this log. */
export interface UsualFigures {
  protocol: string;
  /** Models and agents that spoke in each; absent where any number counts. */
  seats?: number;
  /** How many there are: the latest, a hundred at most, that ended by themselves and in which these models alone spoke. */
  channels: number;
  /** As `provider/model`: those of the latest of this kind. */
  models: string[];
  /** Calls of models. */
  calls?: Quartiles;
  /** Read and written. */
  tokens?: Quartiles;
  cost_micro_usd?: Quartiles;
  /** From the opening to the end, of those in which nobody waited for a person. */
  seconds?: Quartiles;
}

/** Tells what others like it have come to: what channel-admin asks, which has no views. @throws where nobody answers in time */
export interface FigureDesk {
  /** @param seats models and agents that take part */
  usualFigures(tenant: string, kind: { protocol: string; seats: number }): Promise<UsualFigures>;
}

/** What is said while it is said, to whoever looks just now. Nothing is kept: who looks later reads the events. */
export interface TokenStream {
  /** Neither waits nor throws: a frame that cannot be sent is lost. */
  publish(frame: TokenFrame): void;
  /** @returns how to stop */
  follow(tenant: string, channelId: string, listener: (frame: TokenFrame) => void): () => void;
}

/** What no longer has to be worked for: all of a channel, or one request of it. */
export interface Settled {
  tenant: string;
  channel_id: string;
  /** Absent where the channel is closed. */
  request_id?: string;
}

/** Tells every replica at once what is settled; who is away misses it, and works for nothing. */
export interface Settlements {
  /** @returns how to stop */
  onSettled(listener: (settled: Settled) => void): () => void;
}

/** What a command will lead to if all goes well: not committed, and perhaps it never will be. */
export interface Foreseen {
  tenant: string;
  channel_id: string;
  /** The version of the channel that it stands on. */
  version: number;
  events: readonly ParleyEvent[];
}

/** Tells one worker what will be asked of it, before it is asked (I2). A word that is lost costs time, and nothing else. */
export interface Foresight {
  /** Neither waits nor throws. */
  sendHint(hint: Foreseen): void;
  /** @returns how to stop */
  onForeseen(listener: (hint: Foreseen) => void): () => void;
}

/** A turn, as who has begun it knows it: the event that asks for it is not there yet. */
export interface Turn {
  tenant: string;
  channel_id: string;
  request_id: string;
}

/** Between replicas of a worker: one has begun a turn early, another is given the event that asks for it. */
export interface HandOvers {
  /**
   * Lets other replicas hand this turn over, as long as this one has begun it.
   * @param settle does what a delivery of the event would; called again while it is under way
   * @returns how to stop
   */
  accept(turn: Turn, settle: (event: RecordedEvent) => Promise<void>): () => void;
  /** @returns true once another has settled the turn; false where none has begun it, or who had is gone */
  offer(turn: Turn, event: RecordedEvent, signal: AbortSignal): Promise<boolean>;
}

/** Between replicas of channel-admin: a command is decided by the one whose channel it is. */
export interface Replicas {
  /** @returns its answer; undefined where it does not answer in time, or is gone */
  ask(replica: number, command: Command): Promise<CommandReply | undefined>;
  /** Answers what is asked of a replica. @returns how to stop */
  answer(replica: number, handle: (command: Command) => Promise<CommandReply>): () => Promise<void>;
}

/** How something is waited for that is away. */
export interface Patience {
  /** Aborted where nobody waits any more. */
  signal: AbortSignal;
  /** Waits between tries, in milliseconds; the last one repeats. */
  delays?: readonly number[];
  /** Told each time that a dependency was away. */
  onUnavailable?(error: unknown): void;
}

/** What a handler is told about the delivery; its signal is aborted when the service shuts down. */
export interface Delivery extends Patience {
  /** 1 for the first try. */
  attempt: number;
  /** It may have been worked on before: here, or by another replica. */
  again?: boolean;
}

/** Nobody answered in time. */
export class BusUnavailable extends Error {
  override name = 'BusUnavailable';
}

/** Thrown by a handler where no retry can help: the message goes to the dead letters at once. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure';
}

/** A message that was given up on. */
export interface DeadLetter {
  id: string;
  /** `{service}.{EventType}`. */
  consumer: string;
  tenant: string;
  channel_id: string;
  event_id: string;
  attempts: number;
  /** The last error's name and message, or why the message breaks the contract. */
  cause: string;
  /** The message as it came. */
  message: unknown;
  /** RFC 3339. */
  at: string;
}

/** What is on the bus around the contract's messages: the schemas of AsyncAPI are generated from these types. */
export interface BusMessages {
  ParleyCloudEvent: ParleyCloudEvent;
  SeatCloudEvent: SeatCloudEvent;
  CommandOnBus: CommandOnBus;
  CommandReply: CommandReply;
  DeadLetter: DeadLetter;
  TokenFrame: TokenFrame;
}

/** A command as it is sent: what the subject says of it too has to be the same here. */
export interface CommandOnBus extends Pick<
  CommandHeader,
  'id' | 'tenant' | 'channel_id' | 'actor' | 'expected_version' | 'traceparent'
> {
  type: string;
  data: unknown;
}

/** What has become of a dead letter: `given-up` after a retry too that failed. */
export const LETTER_STATUSES = ['given-up', 'retrying', 'handled'] as const;
export type LetterStatus = (typeof LETTER_STATUSES)[number];

/** A dead letter as it is kept. */
export interface KeptLetter extends DeadLetter {
  status: LetterStatus;
  /** How often somebody had it handled again. */
  retries: number;
  /** The last time, RFC 3339, and who. */
  retried_at?: string;
  retried_by?: string;
  /** RFC 3339. */
  handled_at?: string;
}

/** A dead letter without its message, which may be long. */
export type LetterSummary = Omit<KeptLetter, 'message'>;

/** One retry of a dead letter: what comes of an earlier one does not count any more. */
export interface LetterRetry {
  id: string;
  /** From 1. */
  number: number;
}

/** What came of a retry. */
export type RetryResult = { handled: true } | { handled: false; attempts: number; cause: string };
