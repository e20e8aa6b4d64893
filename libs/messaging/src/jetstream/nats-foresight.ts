import type { NatsConnection } from '@nats-io/transport-node';
import { foreseenSubject, type ParleyEvent } from '@parley/contracts';
import type { Foreseen, Foresight } from '../ports.js';

/** What is foreseen goes over core NATS to one replica of a service; where none listens it is lost. */
export function natsForesight(connection: NatsConnection, service: string): Foresight {
  return {
    sendHint(hint) {
      try {
        connection.publish(foreseenSubject(hint.tenant, hint.channel_id), JSON.stringify(hint));
      } catch {
        // The connection is closed or the hint too large: the commit tells.
      }
    },
    onForeseen(listener) {
      const subscription = connection.subscribe(foreseenSubject('*', '*'), {
        queue: service,
        callback(error, message) {
          const hint = error ? undefined : hintOf(message.subject, message.string());
          if (hint) listener(hint);
        },
      });
      return () => subscription.unsubscribe();
    },
  };
}

/** Tenant and channel are those of the subject. */
function hintOf(subject: string, text: string): Foreseen | undefined {
  const [, , , tenant = '', channel_id = ''] = subject.split('.');
  try {
    const { version, events } = JSON.parse(text) as Foreseen;
    if (!Number.isSafeInteger(version) || !Array.isArray(events)) return undefined;
    return { tenant, channel_id, version, events: events as ParleyEvent[] };
  } catch {
    return undefined;
  }
}
