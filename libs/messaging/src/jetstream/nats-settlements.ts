import type { NatsConnection } from '@nats-io/transport-node';
import { eventSubject, type ParleyCloudEvent, type RecordedEvent } from '@parley/contracts';
import { settledBy, SETTLING } from '../live/settled-by.js';
import type { Settlements } from '../ports.js';

/** What the relay publishes is heard by every replica while it is published: no consumer, nothing to catch up with. */
export function natsSettlements(connection: NatsConnection): Settlements {
  return {
    onSettled(listener) {
      const subscriptions = SETTLING.map((type) =>
        connection.subscribe(eventSubject('*', '*', type), {
          callback(error, message) {
            if (error) return;
            const [, , , tenant = '', channel_id = ''] = message.subject.split('.');
            const data = dataOf(message.string());
            const settled = settledBy({ tenant, channel_id, type, data } as RecordedEvent);
            if (settled) listener(settled);
          },
        }),
      );
      return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
    },
  };
}

/** A large event comes without its data; which channel it is of, the subject says. */
function dataOf(text: string): unknown {
  try {
    return (JSON.parse(text) as ParleyCloudEvent).data;
  } catch {
    return undefined;
  }
}
