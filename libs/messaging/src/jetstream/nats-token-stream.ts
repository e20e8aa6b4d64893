import type { NatsConnection } from '@nats-io/transport-node';
import { tokenSubject, tokensOfChannelSubject, type TokenFrame } from '@parley/contracts';
import type { TokenStream } from '../ports.js';

/** Tokens over core NATS: no stream keeps them, and where nobody listens the server drops them. */
export function natsTokenStream(connection: NatsConnection): TokenStream {
  return {
    publish(frame) {
      const { tenant, channel_id, request_id } = frame;
      try {
        connection.publish(tokenSubject(tenant, channel_id, request_id), JSON.stringify(frame));
      } catch {
        // The connection is closed or the frame too large: what it shows is in the event that follows.
      }
    },
    follow(tenant, channelId, listener) {
      const subscription = connection.subscribe(tokensOfChannelSubject(tenant, channelId), {
        callback(error, message) {
          const frame = error ? undefined : frameOf(message.string(), tenant, channelId);
          if (frame) listener(frame);
        },
      });
      return () => subscription.unsubscribe();
    },
  };
}

/** What anybody may publish is looked at before it is shown; its tenant and channel are those of the subject. */
function frameOf(text: string, tenant: string, channel_id: string): TokenFrame | undefined {
  try {
    const { request_id, participant_id, work, kind, offset, text: said } = JSON.parse(text) as TokenFrame;
    const strings = [request_id, participant_id, work, said].every((value) => typeof value === 'string');
    if (!strings || !KINDS.has(kind) || !Number.isSafeInteger(offset)) return undefined;
    return { tenant, channel_id, request_id, participant_id, work, kind, offset, text: said };
  } catch {
    return undefined;
  }
}

const KINDS = new Set<TokenFrame['kind']>(['text', 'thinking', 'withdrawn']);
