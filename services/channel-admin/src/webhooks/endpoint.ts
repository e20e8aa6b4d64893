import type { WebhookMessage, WebhookType } from './message.js';
import type { PushWanted } from './push.js';
import { publicKeyOf, type Signing } from './signing.js';

/** What is to be known of an endpoint to tell it anything. */
export interface WebhookWanted {
  url: string;
  types: WebhookType[];
  /** The channels that it is told of; all where there is none. */
  channels: string[];
  /** Whether a person who is asked is named with a link by which anybody who has it answers for that seat. */
  links: boolean;
  /** For those who run it. */
  description: string;
}

/** An endpoint of a tenant, by Standard Webhooks. Its secret is shown where it is made and where it is rotated, and nowhere else. */
export interface WebhookEndpoint extends WebhookWanted {
  id: string;
  enabled: boolean;
  /** Why it is switched off, where its receiver has asked for it: `gone`, by a 410. */
  off_because?: string;
  /** What it is still to be told: the next attempt may be a while away. */
  waiting: number;
  /** `whpk_` and 32 bytes in base64: by it anybody can check the signatures `v1a` (Ed25519), and make none. A new secret has another. */
  public_key: string;
  /** Until when what is sent is signed by the secret before, too (RFC 3339). */
  old_secret_until?: string;
  /** What it is being told again: events after the one position, up to the other. */
  replaying?: { after: number; to: number };
  created_by: string;
  /** RFC 3339. */
  created_at: string;
}

/** One try to tell it. */
export interface WebhookAttempt {
  /** RFC 3339. */
  at: string;
  /** The status of the answer; absent where there was none. */
  status?: number;
  /** Why it does not count as told. */
  error?: string;
  duration_ms: number;
}

export const DELIVERY_STATUSES = ['waiting', 'delivered', 'given-up'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** Something that an endpoint is told, and what has come of it. */
export interface WebhookDelivery {
  /** The event's id: what is sent again is known by it. */
  webhook_id: string;
  status: DeliveryStatus;
  /** The body, but for the address of the page and keys of links. */
  message: WebhookMessage;
  /** The latest last. */
  attempts: WebhookAttempt[];
  /** RFC 3339; absent where there is none to come. */
  next_attempt_at?: string;
}

/** An endpoint as Postgres has it. */
export interface EndpointRow extends WebhookWanted {
  id: string;
  tenant: string;
  enabled: boolean;
  off_because: string | null;
  secret: string;
  old_secret: string | null;
  old_secret_until: string | Date | null;
  /** What the keys of its links, and the key that it signs by, are made from. */
  link_key: string;
  /** Big numbers come as texts from Postgres. */
  replay_after: string | null;
  replay_to: string | null;
  /** Where it is the agent of another, which is told of its task alone, by A2A. */
  push: Omit<PushWanted, 'url'> | null;
  created_by: string;
  created_at: Date;
  waiting: number;
}

export function endpointOf(row: EndpointRow): WebhookEndpoint {
  const { id, url, types, channels, links, description, enabled, waiting, created_by, created_at } = row;
  const until = row.old_secret_until && new Date(row.old_secret_until);
  return {
    ...{ id, url, types, channels, links, description, enabled, waiting, created_by },
    ...{ created_at: created_at.toISOString(), public_key: publicKeyOf(row) },
    ...(row.off_because && { off_because: row.off_because }),
    ...(until && until > new Date() && { old_secret_until: until.toISOString() }),
    ...(row.replay_to !== null && { replaying: { after: Number(row.replay_after), to: Number(row.replay_to) } }),
  };
}

/** What is sent now is signed by each of these: for a day after a rotation by the secret before, too. */
export function signingsOf(row: Signing & Pick<EndpointRow, 'old_secret' | 'old_secret_until'>, at: Date): Signing[] {
  const { secret, link_key, old_secret, old_secret_until } = row;
  const isOldGood = old_secret !== null && old_secret_until !== null && new Date(old_secret_until) > at;
  return [{ secret, link_key }, ...(isOldGood ? [{ secret: old_secret, link_key }] : [])];
}
