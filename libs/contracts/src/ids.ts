import { hash } from 'node:crypto';
import { v7, validate } from 'uuid';

export { idFrom } from './id-from.js';

const NAMESPACE = Buffer.from('5f0c1f2e6f6b5b539d0a5a1c3f6b7d11', 'hex');

/** A new channel or command id: UUIDv7, so that ids sort by time of making. Never called from a decider. */
export const newId = (): string => v7();

/** The same id for the same parts, always: what a redelivered message must arrive at again. */
export const derivedId = (...parts: (string | number)[]): string => nameBased(JSON.stringify(parts));

/** The same id for the same parts, always; where the key is a UUIDv7, one too, of the same time, so that it sorts by it. */
export function keyedId(key: string, ...parts: (string | number)[]): string {
  const id = derivedId(...parts);
  if (!isUuid(key) || key[14] !== '7') return id;
  return `${key.slice(0, 14).toLowerCase()}7${id.slice(15)}`;
}

/** Whoever sends a command, as far as ids are made of it. */
interface Sender {
  tenant: string;
  actor: { kind: string; id: string };
}

/** The id of a command that is sent with a key: of the same sender, for the same resource, it is the same command. */
export const keyedCommandId = ({ tenant, actor }: Sender, resource: string, key: string): string =>
  derivedId('idempotency', tenant, actor.kind, actor.id, resource, key);

/** The id of the channel that a sender opens with a key (ADR 21). */
export const keyedChannelId = (sender: Sender, key: string): string =>
  keyedId(key, 'channel', keyedCommandId(sender, 'open', key));

/** UUID version 5 (RFC 9562): every event has one, so it is made in one pass over the name. */
function nameBased(name: string): string {
  const hex = hash('sha1', Buffer.concat([NAMESPACE, Buffer.from(name)]), 'hex');
  const variant = '89ab'[Number.parseInt(hex[16]!, 16) % 4]!;
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The tenant of everybody who calls where no keys are configured. */
export const LOCAL_TENANT = 'default';

export const isUuid = (value: unknown): value is string => validate(value);

/** The id of the index-th event of a command. */
export const eventId = (commandId: string, index: number): string => derivedId('event', commandId, index);

/** The id of a copy in a fork: of the fork and the version alone, so that no two events have one. */
export const copyId = (channelId: string, version: number): string => derivedId('copy', channelId, version);
