import type { Language } from './breaches.js';
import type { RecordedEvent } from './recorded-event.js';

/** What is read of an event here. */
interface Recorded {
  version: number;
  data: object;
}

/** A field of an event's data as people read it: a text, or what it is made of. An item of a list has no name. */
export interface ReadablePart {
  name: string;
  text?: string;
  parts?: ReadablePart[];
}

/** Somebody with a seat, as an opening says. */
export interface ReadableSeat {
  participant_id: string;
  name: string;
  kind?: string;
}

/** What an opening says, whatever the protocol. */
export interface ReadableOpening {
  topic: string;
  language: Language;
  people: ReadableSeat[];
  /** 0 where nothing limits them, or nothing is known of it. */
  max_rounds: number;
}

/**
 * What goes on behind a conversation, in every protocol: how somebody is asked, and for how long. It is in the log for those who look
 * for it.
 */
export const BEHIND_THE_SCENES: ReadonlySet<RecordedEvent['type']> = new Set<RecordedEvent['type']>([
  ...([
    'AnswerDiscarded',
    'BallotRequested',
    'CheckRequested',
    'FacilitationCompleted',
    'FacilitationRequested',
  ] as const),
  ...(['InterventionsApplied', 'LookupMade', 'SeatTokenIssued', 'TerminationChecked', 'TimerCancelled'] as const),
  ...(['DecisionShared', 'SharingEnded'] as const),
  ...(['TimerFired', 'TimerSet', 'TurnRequested'] as const),
]);

/** Fields for machines, or told beside the data. */
const UNREAD: ReadonlySet<string> = new Set(
  'asked_on call due_at offered participant_id request_id submitted_at vote_id voter'.split(' '),
);

/** What of an opening is its settings: they are read as JSON. */
const SETTINGS: ReadonlySet<string> = new Set('config language protocol rehearsal script termination topic'.split(' '));

/** @param nameOf what an id stands for, where it is somebody's */
export const readableParts = ({ version, data }: Recorded, nameOf: (id: string) => string): ReadablePart[] =>
  partsOf(data, nameOf, version === 1 ? new Set([...UNREAD, ...SETTINGS]) : UNREAD);

/** What of an inbox's item its title says, and what only machines read. */
const TITLED: ReadonlySet<string> = new Set(
  'channel_id kind name position protocol rehearsal round topic work'.split(' '),
);

/** The same of an item of an inbox. */
export const readableItem = (item: object): ReadablePart[] =>
  partsOf(item, (text) => text, new Set([...UNREAD, ...TITLED]));

function partsOf(data: object, nameOf: (id: string) => string, without: ReadonlySet<string>): ReadablePart[] {
  return Object.entries(data).flatMap(([name, value]: [string, unknown]) =>
    without.has(name) ? [] : partOf(name, value, nameOf),
  );
}

/** Nothing of what is empty. */
function partOf(name: string, value: unknown, nameOf: (id: string) => string): ReadablePart[] {
  if (value === null || value === undefined || value === '') return [];
  if (typeof value !== 'object') return [{ name, text: nameOf(String(value as string | number | boolean)) }];
  const parts = Array.isArray(value)
    ? value.flatMap((item: unknown) => partOf('', item, nameOf))
    : [...whose(value, nameOf), ...partsOf(value, nameOf, new Set([...UNREAD, 'script']))];
  return parts.length ? [{ name, parts }] : [];
}

/** Within a list it has to be said whose an item is; who has a name has it already. */
const whose = (item: object, nameOf: (id: string) => string): ReadablePart[] =>
  'participant_id' in item && !('name' in item) ? [{ name: '', text: nameOf(String(item.participant_id)) }] : [];

/** The participant, or the person outside, whose event it is; undefined where nobody is named. */
export function whoseEvent({ data }: Pick<Recorded, 'data'>): string | undefined {
  const { participant_id, voter, actor } = data as { participant_id?: string; voter?: string; actor?: { id: string } };
  return participant_id ?? voter ?? actor?.id;
}

/** An opening of any protocol: the first event of its channel. */
export function readableOpening({ version, data }: Recorded): ReadableOpening | undefined {
  if (version !== 1) return undefined;
  const { topic, language, config, ...parts } = data as {
    topic?: string;
    language?: Language;
    config?: { max_rounds?: number; rounds?: number };
  };
  return {
    topic: topic ?? '',
    language: language === 'zh' ? 'zh' : 'en',
    people: Object.values(parts).flat().filter(isSeat),
    max_rounds: config?.max_rounds ?? config?.rounds ?? 0,
  };
}

/** Whoever has a seat, as the first of a channel's events says. */
export const readablePeople = ([first]: readonly Recorded[]): ReadableSeat[] =>
  (first && readableOpening(first)?.people) ?? [];

const isSeat = (value: unknown): value is ReadableSeat =>
  typeof value === 'object' &&
  value !== null &&
  'participant_id' in value &&
  typeof value.participant_id === 'string' &&
  'name' in value &&
  typeof value.name === 'string';
