import { Logger } from '@nestjs/common';
import type { NatsConnection } from '@nats-io/transport-node';
import { isUnavailable, problem, type Command, type CommandReply } from '@parley/contracts';
import type { CommandHandler } from '../command-handler.js';
import type { Partitions } from './partitions.js';

/** So long the other replica may take: then it is decided here, since whoever asks waits no longer than some seconds. */
const ANSWER_MS = 2_000;

/** Asks the replica whose channel it is. */
export interface Owners {
  /** @returns its answer; undefined where the command is to be handled here, at once where the channel is this replica's */
  ask(command: Command): Promise<CommandReply | undefined> | undefined;
}

/** Between channel-admin's replicas alone: no other account of the broker reaches it. */
const subjectOf = (replica: number): string => `parley.v1.replica.${replica}`;

/** Sends commands to the replica that decides for their channel. What it does not answer is decided here: an id counts once. */
export function natsOwners(
  connection: NatsConnection,
  partitions: Pick<Partitions, 'otherOwnerOf'>,
  timeout = ANSWER_MS,
): Owners {
  return {
    ask(command) {
      const owner = partitions.otherOwnerOf(command.channel_id);
      if (owner === undefined) return undefined;
      return connection.request(subjectOf(owner), JSON.stringify(command), { timeout }).then(
        (message) => message.json<CommandReply>(),
        () => undefined,
      );
    },
  };
}

/** Answers what other replicas send here. @returns how to stop, which lets what came before be answered */
export function answerReplicas(
  connection: NatsConnection,
  replica: number,
  handler: CommandHandler,
): () => Promise<void> {
  const logger = new Logger('Replicas');
  const subscription = connection.subscribe(subjectOf(replica), {
    callback(error, message) {
      if (error) return;
      void handler
        .handleHere(message.json<Command>())
        .catch((reason: unknown): CommandReply => {
          return { ok: false, problem: problem(isUnavailable(reason) ? 'log-unavailable' : 'internal') };
        })
        .then((reply) => message.respond(JSON.stringify(reply)))
        .catch((reason: unknown) => logger.warn(`a replica's command was not answered: ${String(reason)}`));
    },
  });
  return () => subscription.drain();
}
