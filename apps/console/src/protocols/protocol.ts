import type { Channel, InboxItem, RecordedEvent } from '@parley/client';
import type { UseFormReturnType } from '@mantine/form';
import type { ComponentType } from 'react';
import type { Language, PageWords } from '@parley/wording';
import type { Agent, Draft } from './draft.js';
import type { SampleSeat } from './taking-part.js';

export type EventType = RecordedEvent['type'];
export type EventOf<Type extends EventType> = Extract<RecordedEvent, { type: Type }>;
export type ChannelOf<Name extends Channel['protocol']> = Extract<Channel, { protocol: Name }>;

/** What the console knows of one protocol before one of its channels is shown. All else comes when it is needed. */
export interface ConsoleProtocol {
  /** As events and views name it; also the area of its words. */
  name: Channel['protocol'] & keyof PageWords;
  /** What its sample is about. */
  samples: Record<Language, string>;
  /** How large it is where nobody says. */
  usual: { seats: number; rounds: number };
  /** Whoever takes part where nobody is named: chosen for the text, ready experts, or somebody who asks the user. */
  agents: 'chosen' | 'ready' | 'asks';
  /** The protocol whose seats are chosen for it, where it has no cast of its own. */
  castAs?: Channel['protocol'];
  /** Whether one agent cannot be asked the same alone. */
  hasNoBaseline?: true;
  /** What a text says that asks for this one, in both languages; plain words, so that a visitor can be told why it is proposed. */
  signs: readonly RegExp[];
  /** Whether it is proposed where a text says nothing of any. */
  suitsAnything?: true;
  /** Whether people alone can do it: where not, it needs a model. */
  peopleAlone: boolean;
  /** Whether its sample can be watched; else one takes part in it. */
  watched: boolean;
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
  /** Above the conversation, once it is over: what else can be done with it. */
  Afterwards?: ComponentType<PanelProps>;
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
  /** Where it is sent. */
  path: string;
  bodyOf(draft: Draft, agents: readonly Agent[], words: PageWords): object;
  /** The label of what it is about, in its form. */
  label(words: PageWords): string;
  /** Whoever takes part where nobody is named, where that is the same for every text: ready experts. */
  ready?: readonly string[];
  /** Whoever takes part by what its form was set to, where that says it; undefined where it does not. */
  seatsFor?(draft: Draft): readonly Agent[] | undefined;
  /** Fields that only its form has. */
  Extra?: ComponentType<ExtraProps>;
  /** Rounds that may be asked for; none where its form has no rounds. */
  mostRounds?: number;
  samples: Record<Language, Sample>;
}

/** An example as the API takes it, and the seats that a visitor may take in it. */
export interface Sample {
  body: object;
  seats: readonly SampleSeat[];
  /** The same, with a person in a seat, who is waited for. */
  takenBy(seat: string, name: string): object;
}

/** The samples of two languages from one protocol's ways. */
export function samplesOf<Body extends object>(
  examples: Record<Language, Body>,
  seatsOf: (body: Body) => SampleSeat[],
  taken: (body: Body, seat: string, name: string) => Body,
): Record<Language, Sample> {
  const sampleOf = (body: Body): Sample => ({
    body,
    seats: seatsOf(body),
    takenBy: (seat, name) => taken(body, seat, name),
  });
  return { en: sampleOf(examples.en), zh: sampleOf(examples.zh) };
}

export interface ExtraProps {
  form: UseFormReturnType<Draft>;
}

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
