import { ownProperty } from '@parley/untrusted';
import { canonicalJson } from './canonical-json.js';
import { commandTextOf } from './command-text.js';
import { CONTRACT_SCHEMA } from './generated/schemas.js';
import { sha256 } from './hash-chain.js';
import type { ParleyEvent, RecordedEvent } from './recorded-event.js';

/** What of a command its events do not say: most of it they do, and nothing is stored twice. */
export interface StoredInput {
  /** Fields as the command has them, where the events have none of that name, or another value. */
  own: Record<string, unknown>;
  /** Fields that the events have and the command has not. */
  without?: readonly string[];
}

type Data = Record<string, unknown>;

/** What has to be kept of a command beside its events; undefined where they say all of it. */
export function storedInput(type: string, data: object, events: readonly ParleyEvent[]): StoredInput | undefined {
  const told = toldBy(type, events);
  const given = Object.entries(data).filter(([, value]) => value !== undefined);
  const own = given.filter(([name, value]) => !isSame(ownProperty(told, name), value));
  const names = new Set(given.map(([name]) => name));
  const without = Object.keys(told).filter((name) => !names.has(name));
  if (!own.length && !without.length) return undefined;
  return { own: Object.fromEntries(own), ...(without.length && { without }) };
}

/**
 * The data of a command made from its events and what was kept beside them.
 * @param events of this command, all of them, in order
 * @returns undefined where what comes of it does not have the recorded hash: the command is not known
 */
export function recordedInput(events: readonly RecordedEvent[], stored?: StoredInput): Data | undefined {
  const [first] = events;
  if (!first) return undefined;
  const told = toldBy(first.metadata.command_type, events);
  const isRecorded = (data: Data) => sha256(commandTextOf(first, data)) === first.metadata.command_hash;
  if (stored) {
    const data = { ...without(told, stored.without ?? []), ...stored.own };
    return isRecorded(data) ? data : undefined;
  }
  // A release that comes after may know a field by a name that the events had before the command did.
  return [told, ...Object.keys(told).map((name) => without(told, [name]))].find(isRecorded);
}

/** What the events of a command tell of it, whose hash is gone with words of it: all of it where nothing was kept beside them. */
export const toldInput = (events: readonly RecordedEvent[]): Data => toldBy(events[0]!.metadata.command_type, events);

/** The fields that the command's message has, as the first of its events tells that has one of that name. */
function toldBy(type: string, events: readonly ParleyEvent[]): Data {
  const told: [string, unknown][] = [];
  for (const name of fieldsOf(type)) {
    for (const { data } of events) {
      const value = ownProperty(data as unknown as Data, name);
      if (value === undefined) continue;
      told.push([name, value]);
      break;
    }
  }
  return Object.fromEntries(told);
}

const MESSAGES: Readonly<Record<string, { properties?: object }>> = CONTRACT_SCHEMA.$defs;
const fieldsOf = (type: string): string[] => Object.keys(ownProperty(MESSAGES, type)?.properties ?? {});

const without = (data: Data, names: readonly string[]): Data =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)));

/** What a decider passes on is mostly the same object. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (one !== undefined && canonicalJson(one) === canonicalJson(other));
