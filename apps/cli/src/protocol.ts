import type { Command } from 'commander';
import type { ChannelClosed, RecordedEvent, TurnRequested } from '@parley/contracts';
import { complaints } from './errors-wording.js';
import type { Language } from './language.js';
import type { Stage } from './render/stage.js';

/** What the command line knows of one protocol. What shows its channels is loaded only when there is one to show. */
export interface CliProtocol {
  /** As events and views name it. */
  name: string;
  /** Adds its commands to the groups of the help. */
  usage: Partial<Record<'deliberate' | 'takePart' | 'read', (program: Command) => void>>;
  terminal(): Promise<Terminal>;
}

/** How one protocol is shown. */
export interface Terminal {
  /** A renderer for one channel. */
  renderer(): ProtocolRenderer;
  /** An item of the inbox, and how to answer it. */
  inboxLines(item: InboxItem, language: Language): string[];
  /** What to type, or to send, for a turn that waits for somebody. */
  howToAnswer(channelId: string, turn: TurnRequested): string;
}

/** What an opening event says about the whole channel. */
export interface Opening {
  language: Language;
  people: { participant_id: string; name: string }[];
  /** 0 where nothing limits them. */
  max_rounds: number;
  /** Somebody has a script, for a rehearsal. */
  scripted: boolean;
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
  /** What a success is called. */
  success(language: Language): string;
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
}

const PROTOCOLS = new Map<string, CliProtocol>();

/** Makes protocols known to the commands that show channels of any. */
export function register(protocols: readonly CliProtocol[]): void {
  for (const protocol of protocols) PROTOCOLS.set(protocol.name, protocol);
}

/** @throws where the protocol is not one of this version's */
export async function terminalOf(protocol: string): Promise<Terminal> {
  const known = PROTOCOLS.get(protocol);
  if (!known) throw new Error(complaints().unknownProtocol(protocol));
  return known.terminal();
}
