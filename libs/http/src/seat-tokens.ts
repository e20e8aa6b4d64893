import { createHash, randomBytes } from 'node:crypto';
import { isUuid, TENANT_PATTERN } from '@parley/contracts';
import type { Caller } from './api-keys.js';
import { fail } from './problem-error.js';

/** `seat.{tenant}.{channel}.{secret}`: what finds the channel, which knows the hash of the whole. */
const TOKEN = /^Bearer (?<token>seat\.(?<tenant>[^.]+)\.(?<channel_id>[^.]+)\.[\w-]{43})$/iu;

/** Whose key that is in the channel; undefined where it is nobody's. */
export type FindSeat = (seat: { tenant: string; channel_id: string; hash: string }) => Promise<string | undefined>;

/** A new key for a seat of a channel, and what the channel keeps of it. */
export function newSeatToken(tenant: string, channelId: string): { token: string; hash: string } {
  const token = `seat.${tenant}.${channelId}.${randomBytes(32).toString('base64url')}`;
  return { token, hash: hashOf(token) };
}

export const isSeatToken = (authorization: string | undefined): boolean => /^Bearer seat\./iu.test(authorization ?? '');

/** The seat that a key speaks for. @throws ProblemError 401 where it is no key of a seat, or is so no longer */
export async function identifySeat(authorization: string, find: FindSeat): Promise<Caller> {
  const { token, tenant, channel_id } = TOKEN.exec(authorization)?.groups ?? {};
  if (!token || !tenant || !channel_id || !TENANT_PATTERN.test(tenant) || !isUuid(channel_id))
    return fail('unauthenticated');
  const id = await find({ tenant, channel_id, hash: hashOf(token) });
  if (id === undefined) return fail('unauthenticated');
  return { tenant, actor: { kind: 'participant', id }, scopes: ['read', 'write'], seat: { channel_id } };
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
