import { randomBytes } from 'node:crypto';
import { isUuid, sha256, TENANT_PATTERN } from '@parley/contracts';
import type { Caller } from './principal.js';
import { fail } from './problem-error.js';

/** `{kind}.{tenant}.{channel}.{secret}`: what finds the channel, which knows the hash of the whole. */
const TOKEN = /^(?<kind>seat|read)\.(?<tenant>[^.]+)\.(?<channel_id>[^.]+)\.[\w-]{43}$/iu;

const DAY_MS = 86_400_000;
const USUAL_DAYS = 30;

/** `seat`: it speaks for a seat. `read`: it reads what was decided in the channel, and nothing else. */
export type ChannelKeyKind = 'seat' | 'read';

/** Whose key that is in the channel; undefined where it is nobody's. */
export type FindSeat = (key: {
  kind: ChannelKeyKind;
  tenant: string;
  channel_id: string;
  hash: string;
}) => Promise<string | undefined>;

interface NewChannelKey {
  token: string;
  /** What the channel keeps of it. */
  kept: { token_hash: string; expires_at: string };
}

/** A key of a channel, and what the channel keeps of it. @param secret 32 bytes in base64url */
export function channelKey(kind: ChannelKeyKind, tenant: string, channelId: string, secret: string) {
  const token = `${kind}.${tenant}.${channelId}.${secret}`;
  return { token, token_hash: sha256(token) };
}

/** A new key of a channel, which is good for so many days. */
export function newChannelKey(
  kind: ChannelKeyKind,
  tenant: string,
  channelId: string,
  validDays = USUAL_DAYS,
): NewChannelKey {
  const { token, token_hash } = channelKey(kind, tenant, channelId, randomBytes(32).toString('base64url'));
  const expires_at = new Date(Date.now() + validDays * DAY_MS).toISOString();
  return { token, kept: { token_hash, expires_at } };
}

export const isChannelKey = (authorization: string | undefined): boolean =>
  /^Bearer (?:seat|read)\./iu.test(authorization ?? '');

/** What a key of a channel says of itself; undefined where it has not the form of one. */
export function readChannelKey(token: string): Parameters<FindSeat>[0] | undefined {
  const { kind, tenant, channel_id } = TOKEN.exec(token)?.groups ?? {};
  if (!tenant || !channel_id || !TENANT_PATTERN.test(tenant) || !isUuid(channel_id)) return undefined;
  return { kind: kind === 'read' ? 'read' : 'seat', tenant, channel_id, hash: sha256(token) };
}

/** Whoever has a key of a channel. @throws ProblemError 401 where it is none, or is so no longer */
export async function identifyByChannel(authorization: string, find: FindSeat): Promise<Caller> {
  const key = readChannelKey(authorization.replace(/^Bearer /iu, ''));
  if (!key) return fail('unauthenticated');
  const { kind, tenant, channel_id } = key;
  const id = await find(key);
  if (id === undefined) return fail('unauthenticated');
  if (kind === 'read') return { tenant, actor: { kind: 'user', id }, scopes: ['read'], reader: { channel_id } };
  return { tenant, actor: { kind: 'participant', id }, scopes: ['read', 'write'], seat: { channel_id } };
}
