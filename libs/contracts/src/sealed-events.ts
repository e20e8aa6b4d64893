import { ownProperty } from '@parley/untrusted';
import type { StoredInput } from './command-input.js';
import { canonicalJson } from './canonical-json.js';
import { givenTo } from './copies.js';
import type { RecordedEvent } from './recorded-event.js';
import { jointKey, seal, unseal } from './seal.js';
import type { SealedWords } from './sealed-words.js';
import type { WordsIn } from './words-in.js';

/** What was kept of a sealed command beside its events: readable while all keys of the command are kept. */
export interface SealedInput {
  sealed: string;
  key_ids: string[];
}

/** What of a command's events is whose, before it is stored. */
export interface CommandWords {
  /** What is read once it is erased. */
  instead: string;
  /** Whose the command is, where it is a person's: what is kept of it beside its events is theirs. */
  author?: string | undefined;
  /** `event` counts from 0. */
  texts: readonly (WordsIn & { event: number })[];
}

type KeyOf = (keyId: string) => string | undefined;
type Place = Pick<RecordedEvent, 'tenant' | 'channel_id' | 'version'> & Partial<Pick<RecordedEvent, 'metadata'>>;

/** A copy has its original's ciphertext, and so its place: it opens with the same key, and is erased with it. */
const placeOf = ({ tenant, channel_id, version, metadata }: Place, pointer: string): string =>
  `${tenant}/${metadata ? givenTo({ channel_id, metadata }) : channel_id}/${version}#${pointer}`;

const HASH = 'command_hash';
const INPUT = 'input';

/** What is kept of an event instead of what it says, for its hash, the log and its exports. The event itself is left as it is. */
export function sealedEvent(event: RecordedEvent, keyOf: (keyId: string) => string): RecordedEvent {
  const { metadata } = event;
  const { sealed = [] } = metadata;
  const data = structuredClone(event.data) as unknown;
  for (const { key_id, at } of sealed)
    for (const pointer of at[event.version] ?? [])
      change(data, pointer, (text) => seal(text, keyOf(key_id), placeOf(event, pointer)));
  return { ...event, data } as RecordedEvent;
}

/**
 * The hash of a sealed command as it is stored: of words that somebody can guess it would tell, after they are erased, that the guess
 * is right.
 */
export const sealedHash = (hash: string, first: Place, keys: readonly string[]): string =>
  seal(hash, jointKey(keys), placeOf(first, HASH));

/** What is kept beside the events of a sealed command. */
export const sealedInput = (input: StoredInput, first: Place, keys: ReadonlyMap<string, string>): SealedInput => ({
  sealed: seal(canonicalJson(input), jointKey([...keys.values()]), placeOf(first, INPUT)),
  key_ids: [...keys.keys()],
});

/** Undefined where a key of it is gone. */
export function openedInput({ sealed, key_ids }: SealedInput, first: Place, keyOf: KeyOf): StoredInput | undefined {
  const text = withAll(key_ids, keyOf, (key) => unseal(sealed, key, placeOf(first, INPUT)));
  return text === undefined ? undefined : (JSON.parse(text) as StoredInput);
}

/** The keys that events are read with. */
export const keyIdsOf = (events: readonly RecordedEvent[]): string[] => [
  ...new Set(events.flatMap(({ metadata }) => metadata.sealed?.map(({ key_id }) => key_id) ?? [])),
];

/**
 * A stored event as it is read: with the words whose keys are kept, and what stands instead of the others. Its command's hash is empty
 * where one of them is gone.
 * @param first the version of the first event of its command, as its sealed words tell
 */
export function openedEvent(stored: RecordedEvent, keyOf: KeyOf): RecordedEvent {
  const { sealed } = stored.metadata;
  // A file may say anything there.
  if (!Array.isArray(sealed) || !sealed.every(isSealedWords)) return stored;
  const data = structuredClone(stored.data) as unknown;
  for (const { key_id, at, instead } of sealed) {
    const key = keyOf(key_id);
    for (const pointer of at[stored.version] ?? [])
      change(
        data,
        pointer,
        (text) => (key === undefined ? undefined : unseal(text, key, placeOf(stored, pointer))) ?? instead,
      );
  }
  return {
    ...stored,
    data,
    metadata: { ...stored.metadata, command_hash: openedHash(stored, keyOf) },
  } as RecordedEvent;
}

/** Whose words of a command cannot be read, by its events as they are stored: their keys are gone, or others. */
export const unreadableIn = (stored: readonly RecordedEvent[], keyOf: KeyOf): string[] =>
  (stored[0]?.metadata.sealed ?? [])
    .filter(({ key_id, at }) => {
      const key = keyOf(key_id);
      if (key === undefined) return true;
      return stored.some((event) => (at[event.version] ?? []).some((pointer) => !isReadable(event, pointer, key)));
    })
    .map(({ of }) => of);

function isReadable(stored: RecordedEvent, pointer: string, key: string): boolean {
  let opened: string | undefined;
  const look = (text: string) => ((opened = unseal(text, key, placeOf(stored, pointer))), text);
  change(stored.data, pointer, look);
  return opened !== undefined;
}

const isSealedWords = (value: unknown): value is SealedWords => {
  const { of, key_id, instead, at } = (value ?? {}) as Partial<SealedWords>;
  const isAt = typeof at === 'object' && at !== null && Object.values(at).every(isPointers);
  return isAt && [of, key_id, instead].every((text) => typeof text === 'string');
};

const isPointers = (value: unknown): boolean => Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Takes out of an event in memory, and out of whatever was made of it, what is erased. */
export function eraseWords({ data, metadata, version }: RecordedEvent, subject: string): void {
  for (const { of, at, instead } of metadata.sealed ?? []) {
    if (of !== subject) continue;
    for (const pointer of at[version] ?? []) change(data, pointer, () => instead);
    metadata.command_hash = '';
  }
}

function openedHash(event: RecordedEvent, keyOf: KeyOf): string {
  const { metadata } = event;
  const key_ids = metadata.sealed!.map(({ key_id }) => key_id);
  const first = { ...event, version: firstVersion(metadata.sealed!) };
  return withAll(key_ids, keyOf, (key) => unseal(metadata.command_hash, key, placeOf(first, HASH))) ?? '';
}

/** The place of a command's hash is the first event of which something is sealed. */
export const firstVersion = (sealed: readonly SealedWords[]): number =>
  Math.min(...sealed.flatMap(({ at }) => Object.keys(at).map(Number)));

function withAll(key_ids: readonly string[], keyOf: KeyOf, open: (key: string) => string | undefined) {
  const keys = key_ids.map(keyOf);
  return keys.every((key) => key !== undefined) ? open(jointKey(keys)) : undefined;
}

/** Changes the text that a pointer leads to. */
function change(data: unknown, pointer: string, to: (text: string) => string): void {
  const names = pointer.slice(1).split('/');
  const last = names.pop()!;
  const holder = names.reduce<unknown>(memberOf, data);
  const text = memberOf(holder, last);
  if (typeof text === 'string') Reflect.set(holder as object, last, to(text));
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? ownProperty(value as Record<string, unknown>, name) : undefined;
