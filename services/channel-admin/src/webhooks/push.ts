import type { WebhookType } from './message.js';

/** How the agent of another wants to be told how its task stands (A2A 1.0, 4.3.1). */
export interface PushWanted {
  url: string;
  /** By which it knows its own: another one under the same id takes its place. */
  id: string;
  /** Sent along, so that the receiver knows for which task it is. */
  token?: string;
  /** Sent as the header of that name: scheme and credentials. */
  authorization?: string;
}

/** Where somebody is told how a channel stands, by A2A, until it is over. What it is authorized by is shown nowhere. */
export interface PushConfig {
  id: string;
  channel_id: string;
  url: string;
  token?: string;
  /** The scheme of what is sent as `Authorization`: Bearer. */
  scheme?: string;
  /** `whpk_` and 32 bytes in base64: by it anybody can check the signatures `v1a` (Ed25519). */
  public_key: string;
  /** RFC 3339. */
  created_at: string;
}

/** What a task may wait for, and its end. @param mayAnswer whether its key answers for people of the channel, as their turns and votes */
export const pushedTypes = (mayAnswer: boolean): WebhookType[] => [
  ...(['channel.closed', 'question.asked'] as const),
  ...(mayAnswer ? (['turn.waiting', 'vote.opened'] as const) : []),
];
