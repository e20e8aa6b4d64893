import { Logger } from '@nestjs/common';
import type { NatsConnection } from '@nats-io/transport-node';
import type { Command, CommandReply } from '@parley/contracts';
import type { Replicas } from '../ports.js';
import { unforeseen } from '../unforeseen.js';

/** So long the other replica may take: then its command is decided by who asked, since nobody waits longer than some seconds. */
const ANSWER_MS = 2_000;

/** The replicas of channel-admin are reached by each other alone: the broker lets no other account send there. */
const subjectOf = (replica: number): string => `parley.v1.replica.${replica}`;

/** Between channel-admin's replicas, over core NATS request/reply. */
export function natsReplicas(connection: NatsConnection, timeout = ANSWER_MS): Replicas {
  const logger = new Logger('Replicas');
  return {
    ask: (replica, command) =>
      connection.request(subjectOf(replica), JSON.stringify(command), { timeout }).then(
        (message) => message.json<CommandReply>(),
        () => undefined,
      ),
    answer(replica, handle) {
      const subscription = connection.subscribe(subjectOf(replica), {
        callback(error, message) {
          if (error) return;
          void handle(message.json<Command>())
            .catch((reason: unknown): CommandReply => {
              return { ok: false, problem: unforeseen(reason) };
            })
            .then((reply) => message.respond(JSON.stringify(reply)))
            .catch((reason: unknown) => logger.warn(`a replica's command was not answered: ${String(reason)}`));
        },
      });
      return () => subscription.drain();
    },
  };
}
