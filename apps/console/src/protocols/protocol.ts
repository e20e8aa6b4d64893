import type { Channel, InboxItem, RecordedEvent } from '@parley/client';
import type { ComponentType } from 'react';
import type { Language, PageWords } from '@parley/wording';

export type EventType = RecordedEvent['type'];
export type EventOf<Type extends EventType> = Extract<RecordedEvent, { type: Type }>;
export type ChannelOf<Name extends Channel['protocol']> = Extract<Channel, { protocol: Name }>;

/** What the console knows of one protocol before one of its channels is shown. All else comes when it is needed. */
export interface ConsoleProtocol {
  /** As events and views name it; also the area of its words. */
  name: Channel['protocol'] & keyof PageWords;
  /** The same as "Run a sample", in a terminal. */
  terminal: string;
  /** Slash commands that only it knows; its words have what each does, as `commands.debate` for `/debate`. */
  commands?: readonly string[];
  screens(): Promise<Screens>;
  opening(): Promise<Opening>;
}

/** How one protocol's channels are shown. */
export interface Screens {
  /** Beside the conversation: what stands by now. */
  Panel: ComponentType<PanelProps>;
  /** A card for each event that people want to read; others are rows. */
  cards: { readonly [Type in EventType]?: ComponentType<CardProps<Type>> };
  /** A card for events that have none, where it shows them. */
  Other?: ComponentType<CardProps>;
  /** Whether an event without a card of its own is shown by that one; none where absent. */
  shows?(type: EventType): boolean;
  /** How a person answers what is asked of a seat. */
  Answer?: ComponentType<AnswerProps>;
  /** The same for whoever may see no more than what they are asked; absent where every seat hears all (N1). */
  AnswerAlone?: ComponentType<AnswerAloneProps>;
  /** Above the conversation, once it is over: what it came to. */
  Result?: ComponentType<PanelProps>;
  /** Pictures of what only some protocols have, as tabs beside those of every channel. */
  pictures?: { readonly [Name in PictureName]?: ComponentType<PanelProps> };
  /** What can be taken away of it besides its events. */
  files?(channel: Channel): Promise<readonly FileLink[]>;
}

/** A file to take away. */
export interface FileLink {
  name: string;
  /** Where the server has it. */
  path: string;
  /** Whether it is a list that comes in pages. */
  paged?: boolean;
  /** The text, where the answer says more than that. */
  textOf?(answer: unknown): string;
}

/** In the order of their tabs; each is a name of the address. */
export const PICTURES = ['phases', 'stances', 'ledger', 'mirror'] as const;
export type PictureName = (typeof PICTURES)[number];

/** How a new one is started. */
export interface Opening {
  /** The form of "New deliberation"; absent while there is none, and the terminal's command is shown. */
  Form?: ComponentType<OpeningProps>;
  /** What "Run a sample" opens. */
  samples: Record<Language, Sample>;
}

/** An example as the API takes it. */
export interface Sample {
  path: string;
  body: object;
}

/** @param path where its examples are sent to */
export const openingOf = (
  path: string,
  examples: Record<Language, object>,
  Form: ComponentType<OpeningProps>,
): Opening => ({ Form, samples: { en: { path, body: examples.en }, zh: { path, body: examples.zh } } });

export interface PanelProps {
  channel: Channel;
  events: readonly RecordedEvent[];
}

export interface CardProps<Type extends EventType = EventType> {
  event: EventOf<Type>;
  /** What came before it too, for what a card compares. */
  events: readonly RecordedEvent[];
  channel: Channel | undefined;
}

export interface AnswerProps {
  channel: Channel;
  /** What is asked, as the inbox has it. */
  item: InboxItem;
}

export interface AnswerAloneProps {
  channel: Pick<Channel, 'channel_id' | 'language'>;
  item: InboxItem;
}

export interface OpeningProps {
  onOpened(channelId: string): void;
}
