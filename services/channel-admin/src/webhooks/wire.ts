import { signingsOf, type EndpointRow } from './endpoint.js';
import type { WebhookMessage } from './message.js';
import { signedHeaders } from './signing.js';

/** What a request to an endpoint is made of. */
export type WireEndpoint = Pick<
  EndpointRow,
  'url' | 'secret' | 'link_key' | 'old_secret' | 'old_secret_until' | 'push'
>;

/**
 * What is sent: by Standard Webhooks the message as it is, by A2A how its task stands (4.3.3), with what the agent has asked to be
 * known by. Both are signed.
 */
export async function wireOf(
  endpoint: WireEndpoint,
  id: string,
  at: Date,
  message: object,
): Promise<{ headers: Record<string, string>; body: string }> {
  const { push } = endpoint;
  const body = JSON.stringify(push ? await pushed(id, message as WebhookMessage) : message);
  const headers = {
    'content-type': push ? 'application/a2a+json' : 'application/json',
    'user-agent': 'Parley',
    ...(push?.token !== undefined && { 'x-a2a-notification-token': push.token }),
    ...(push?.authorization !== undefined && { authorization: push.authorization }),
    ...signedHeaders(id, at, body, signingsOf(endpoint, at)),
  };
  return { headers, body };
}

/** Nobody waits for it where no agent is told anything. */
async function pushed(id: string, message: WebhookMessage): Promise<object> {
  const { pushOf } = await import('@parley/a2a/push');
  return pushOf(id, message);
}
