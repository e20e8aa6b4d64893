import type { Command } from 'commander';
import type { ChannelClosed, GeneratedBy, RecordedEvent, TurnRequested } from '@parley/contracts';
import type { ApiClient } from './api-client.js';
import type { Desk } from './conversing/desk.js';
import type { Language } from './language.js';
import type { Stage } from './render/stage.js';
import type { GlobalOptions, Session } from './session.js';
import type { Form } from './writing/form.js';

/** What the command line knows of one protocol. What shows its channels is loaded only when there is one to show. */
export interface CliProtocol {
  /** As events and views name it. */
  name: string;
  /** Adds its commands to the groups of the help. */
  usage: Partial<Record<'deliberate' | 'takePart' | 'read', (program: Command) => void>>;
  /** What those say of themselves, by the English text. */
  usageInChinese: Readonly<Record<string, string>>;
  terminal(): Promise<Terminal>;
  /** As lists of channels call it. */
  title: Record<Language, string>;
  /** How large an opening is: what it is likely to cost is told before it is sent. */
  opens?: Sized;
  /** What to type for a turn in such a channel, for those who typed another protocol's command. */
  takesPart(channelId: string): string;
  /** What begins one in a chat. */
  asks?: Ask[];
  /** What a file of it opens. @throws CliError with every error as `file:line:column field: reason` */
  scenario(file: string): Promise<Scenario>;
}

/** Where an opening is sent to, and what of it has who takes part, and of its config how many rounds there are. */
export interface Sized {
  path: string;
  seats?: string;
  rounds?: string;
  /** No model leads or sums up: where none has a seat nothing is paid. */
  unled?: true;
}

/** What opens a channel: where it is sent to, and what is. */
export interface Scenario {
  path: string;
  body: object;
}

/** A word of a chat that begins a deliberation: `@team task`. */
export interface Ask {
  word: string;
  /** What follows on the word, and what comes of it, as a help says it. */
  usage: Record<Language, readonly [what: string, becomes: string]>;
  /** What follows is split into words and options; else it is a text, without the quotation marks around it. */
  hasOptions?: true;
  /** Opens it, and shows it to its end. @throws CliError where what follows is not enough */
  begin(text: string, chat: Chat): Promise<number>;
}

/** A chat that goes on when a deliberation in it is over. */
export interface Chat {
  session: Session;
  options: GlobalOptions;
  desk: Desk;
}

/** How one protocol is shown. */
export interface Terminal {
  /** A renderer for one channel. */
  renderer(): ProtocolRenderer;
  /** An item of the inbox, and how to answer it. */
  inboxLines(item: InboxItem, language: Language): string[];
  /** What to type, or to send, for a turn that waits for somebody. */
  howToAnswer(channelId: string, turn: TurnRequested): string;
  /** What such a turn is made of, to be written in an editor; absent where a line says it all. */
  form?(item: InboxItem, language: Language, client: ApiClient): Promise<Form | undefined>;
  /** The same where it needs a screen of its own. */
  talkIn?(session: Session, channelId: string, options: GlobalOptions): Promise<number>;
  /** How one takes part in such a channel, where that is more than following it and saying something. */
  takePart?(channelId: string, chat: Chat): Promise<number>;
  /** The same where it is followed from a pipe, if its lines are more there than something said to all. */
  hearPipe?(channelId: string, chat: Chat): Promise<number>;
  /** What to type for its files, once it is over. */
  filesBy?(channelId: string): string;
  /** How people take their turns where a channel is followed. */
  answering(opening: RecordedEvent): Answering;
}

/** How people take their turns in one channel, at the terminal that shows it. */
export interface Answering {
  /** Nobody else may read what is answered: a line that might be an answer is said to nobody (N1). */
  sealed?: true;
  /** What a turn without an answer comes to at its deadline. */
  silence(turn: TurnRequested, language: Language): string;
  /** What to type; undefined where the answer has more parts than a line. */
  hint(turn: TurnRequested, language: Language): string | undefined;
  /**
   * What is sent for a line; `unread` where it is meant as an answer and cannot be read as all that the seat may say: it
   * is asked back (R2). Undefined where it is no answer.
   * @param isNamed it was said whose turn it answers: nothing else can be meant
   */
  answer(turn: TurnRequested, text: string, isNamed: boolean): Answer | 'unread' | undefined;
}

/** What answers a turn. */
export interface Answer {
  /** From the channel's address on. */
  path: string;
  body: object;
}

/** What an opening event says about the whole channel. */
export interface Opening {
  language: Language;
  people: Person[];
  /** 0 where nothing limits them. */
  max_rounds: number;
  /** Somebody has a script, for a rehearsal. */
  scripted: boolean;
}

/** Somebody with a seat. */
export interface Person {
  participant_id: string;
  name: string;
  kind?: string;
}

/** What is particular to one protocol in what the terminal shows. */
export interface ProtocolRenderer {
  /** Its rounds are the turns of a talk: they have no heading, and nobody counts them. */
  isTalk?: true;
  /** The opening event's news; undefined for every other event. */
  opening(event: RecordedEvent): Opening | undefined;
  /** Keeps an event, to be told together with others of its kind; true where it does. */
  keep?(event: RecordedEvent): boolean;
  /** What was kept, before what comes next. */
  kept?(stage: Stage): string | undefined;
  /** An event of its own as text; undefined for those it does not show. */
  render(event: RecordedEvent, stage: Stage): string | undefined;
  /** Kinds of work whose words are shown as they are said: `stage.spoken` has what of them was not heard by then. */
  says: readonly string[];
  /** The command that plays a sample with a script. */
  sample(): string;
  /** What a success is called. */
  success(language: Language): string;
  /** What a partial result is called, where it is no consensus in part. */
  partial?(language: Language): string;
  /** When what a person said counts, where that has to be told. */
  heard?(language: Language): string;
  /** What belongs to the end besides the closing message: behind the result, and below. */
  closing?(status: ChannelClosed['status'], stage: Stage): { note: string; lines: string[] };
}

/** What every item of an inbox says. */
export interface InboxItem {
  channel_id: string;
  protocol: string;
  topic: string;
  rehearsal?: boolean;
  /** Absent in an item of an older server. */
  generated_by?: GeneratedBy;
}
