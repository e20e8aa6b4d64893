import type {
  Applies,
  CastMember,
  Command,
  CommandTypes,
  EventTypes,
  FieldError,
  Problem,
  RecordedEvent,
  TerminationPolicy,
  TimerSet,
} from '@parley/contracts';
import type { LedgerReader, Policy } from '@parley/termination';
import type { ChannelState, Language } from './shared/channel-state.js';
import type { Stood } from './shared/consent/stood.js';
import type { Decided, Step } from './shared/decision/record.js';
import type { Run } from './shared/decider.js';
import type { LikelyRange, Size } from './shared/likely.js';
import type { Lookups } from './shared/lookups.js';
import type { Participant } from './shared/participant.js';
import type { EndingRules } from './shared/stopping/ending-rules.js';
import type { OwnCommands } from './shared/stopping/slash-commands.js';
import type { ProtocolView, QuestionView } from './shared/view.js';
import type { BallotTask } from './shared/work/ballot.js';
import type { FacilitationSpec } from './shared/work/facilitation-spec.js';
import type { OpenTurn, TurnSpec } from './shared/work/turn-spec.js';

/**
 * A protocol: all that is particular to one way of deliberating, in one folder. What every channel has (opening and
 * closing, interventions, timers, checks, votes, facilitations with retries and deadlines, spending) the frame does for
 * it (shared/frame.ts). Registered in one line of registry.ts, it is decided, worked for, watched, projected and shown.
 * @typeParam S its state: the frame's fields, and its own
 */
export interface Protocol<S extends ChannelState = ChannelState> {
  /** As in SPEC's vocabulary and in the log: `round-table`. */
  name: string;
  opening: Opening<S>;
  /** Whoever takes part where its user names nobody; one without it has to be told. */
  casting?: Casting;
  /** What models are likely to be asked for, before it is opened; nothing is foretold where absent. */
  likely?(size: Size): LikelyRange;
  initialState: S;
  /** Folds what is its own of an event; the frame has folded the rest before. */
  evolve(state: S, event: EventOf): S;
  /** Its own commands. Each emits what follows, or returns why it is refused; a refusal changes nothing. */
  commands: Handlers<S>;
  /** One of its own timers has come due, and TimerFired is recorded. */
  timerDue(run: Run<S>, timer: { timer_id: string; purpose: TimerSet['purpose'] }): void;
  /** Acts at once on what a person said; where absent it waits for the next round. */
  heard?(run: Run<S>): void;
  /** Commands whose turns are begun before they are committed, where the turn's spec says `atOnce` (I2); none where absent. */
  answersAtOnce?: readonly Command['type'][];
  /** When what a person said counts, as long as it waits (D5); from the next round on where absent. */
  applies?(state: S): Applies;
  /** How many things people said may wait; one more is refused. The frame's bound where absent. */
  mostWaiting?(state: S): number;
  /** Slash commands that it alone knows (D5); none where absent. */
  ownCommands?: OwnCommands<S>;
  /** What a person types into its own commands: a command that stands there is one, and no answer (R2). */
  typed?: Typed;
  ending: EndingRules<S>;
  /** Asks again for the turns that it waits for a model with (N6); a protocol that never does has none. */
  askAbsent?(run: Run<S>): void;

  /** Its facilitations, by the task's name in FacilitationRequested. */
  facilitations: Record<string, FacilitationSpec<S>>;
  /** What it asks of participants, by kind. */
  turns: Record<string, TurnSpec<S>>;
  /** The turn that waits for this request's answer, or undefined where none does. */
  openTurn(state: S, requestId: string): OpenTurn | undefined;
  /** What a voter is asked, from the state at its BallotRequested (T1). @throws where there is no such participant */
  ballotTask(state: S, participantId: string): BallotTask;
  /** What participants may look up before their turn; nothing where absent. */
  lookups?: Lookups<S>;

  /** How the monitor reads its events (T1 to T4). */
  ledger: LedgerReader;

  /** Somebody has a script, for a rehearsal: what they say is of the text (P6). Absent where a rehearsal needs none. */
  isScripted?(state: S): boolean;
  /** Everybody who takes part, or may. */
  participants(state: S): readonly Participant[];
  /** Whose words a command is that names no participant; nobody's in particular where absent. */
  speaker?(state: S, type: Command['type']): string | undefined;
  /** Whether each seat hears all that is said, so that its key may read the channel; else its inbox alone (N1). */
  heardByAll?: boolean;
  /** What a seat may know of what the channel came to, where not every seat hears all; undefined where that is nothing. */
  outcomeFor?(state: S, participantId: string): object | undefined;
  /** Whoever has a vote on ending the channel. */
  voters(state: S): readonly Participant[];
  /** Event types that answer a turn; their `request_id` says which. */
  answers: readonly (keyof EventTypes)[];
  /** Why none of it can go on from a version of another one; absent where it can (ADR 47). */
  noForks?: string;
  view(state: S): ProtocolView;
  /** What a turn that waits for a person shows in the inbox besides who is asked by when. */
  inboxItem(state: S, turn: { request_id: string; participant_id: string }): object;
  /** Where everyone stood by now, from what each said itself (T5): never from a summary. */
  stood(state: S): Stood;
  /** What a model says last of the whole, for people to read; empty where none has, or it was put together from the log. */
  lastWord(state: S): string;
  /** What the channel came to, once that is known. */
  outcome(state: S): object | undefined;
  /**
   * What it would come to if it ended now, in parts that are the same where the result is: a proposal's version, the entries of a
   * draft; where everyone stands where absent.
   */
  standing?(state: S, language?: Language): string[];
  /** What was decided, whole, for whoever was not there; its last word alone where absent. */
  decided?(state: S): Decided;
  /** What an event adds to how it came about, as people tell it; nothing where absent. @param state the channel after it */
  milestone?(event: RecordedEvent, state: S): Step | undefined;
  /** Questions to the user, whatever became of them; none where absent. */
  questions?(state: S): QuestionView[];
  /** Its own tables. */
  projections?: readonly Projection<S>[];
}

/** The text of an answer, by the command that gives it. */
export type Typed = { [T in Command['type']]?: TextOf<CommandTypes[T]> };

/** Declared as a method, so that texts of different commands can be asked for alike. */
type TextOf<Data> = { text(data: Data): string }['text'];

/** The command and the event that open a channel; their data are the same. */
export interface Opening<S extends ChannelState> {
  command: keyof CommandTypes;
  event: keyof EventTypes;
  /** The setting that bounds its rounds, or a user's messages: what is likely follows from it. Absent where nothing does. */
  rounds?: string;
  /** No model leads or sums up: where none has a seat none is asked, and nothing is paid. */
  unled?: true;
  /** What is recorded of an opening; its data as they are where absent. */
  recorded?(command: Command): object;
  /** What no schema says of the opening. */
  errors(data: NonNullable<S['opened']>): FieldError[];
  /** The first step, after the event is recorded and the clocks run. */
  begin(run: Run<S>, command: Command): void;
  /** The policy that holds: its own limits are conditions like any other (N4, N6, W5), below what the channel says. */
  policy(data: NonNullable<S['opened']>): Policy;
  /** What holds where neither the installation nor the channel says otherwise (T6), by mode. */
  defaults: Record<string, TerminationPolicy>;
}

export type EventOf<T extends RecordedEvent['type'] = RecordedEvent['type']> = {
  [K in T]: { type: K; data: EventTypes[K] };
}[T];

/** Handlers by command type. */
export type Handlers<S> = { [T in Command['type']]?: Handler<S, Extract<Command, { type: T }>> };

/** Declared as a method, so that protocols of different states fit into one registry. */
type Handler<S, C> = { handle(run: Run<S>, command: C): Problem | undefined | void }['handle'];

/** One row of a projection's table. */
export interface ProjectedRow {
  /** Unique in the channel and the table; the same key again replaces the row. */
  key: string;
  data: object;
}

/** A table of the read side that a protocol fills from its events: `projections.{name}`. Pure: the same log gives the same rows. */
export interface Projection<S extends ChannelState = ChannelState> {
  name: string;
  /** Rows that an event makes or replaces. @param state the channel after the event */
  project(event: RecordedEvent, state: S): ProjectedRow[];
}

/** Whoever takes part in a deliberation whose user names nobody, as its protocol has it. */
export interface Casting {
  /** What those who are chosen will do, as whoever chooses them is told. */
  told: Record<Language, string>;
  /** Whoever takes part where no model chooses. */
  fixed: Record<Language, readonly CastMember[]>;
  /** They have instructions of their own, by their names: whoever chooses may take them as they are. */
  atHand?: true;
}
