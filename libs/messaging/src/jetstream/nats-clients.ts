import { RequestError, TimeoutError, type NatsConnection } from '@nats-io/transport-node';
import {
  commandSubject,
  isUnavailable,
  readChannelSubject,
  searchKnowledgeSubject,
  type Command,
  type CommandReply,
  type Problem,
  type RecordedEvent,
} from '@parley/contracts';
import { BusUnavailable, type ChannelReader, type CommandBus, type KnowledgeSearch } from '../ports.js';

const TIMEOUT_MS = 5_000;

/** Commands over core NATS request/reply, answered after commit. */
export function natsCommandBus(connection: NatsConnection): CommandBus {
  return {
    send: (command: Command) =>
      request<CommandReply>(connection, commandSubject(command.tenant, command.channel_id, command.type), command),
  };
}

/** Reads channels through transcript-store: workers have no database. */
export function natsChannelReader(connection: NatsConnection): ChannelReader {
  return {
    async read(tenant, channelId, after) {
      const answer = await request<RecordedEvent[] | { problem: Problem }>(
        connection,
        readChannelSubject(tenant, channelId),
        { after },
      );
      if (!Array.isArray(answer)) throw failureOf(answer.problem);
      return answer;
    },
  };
}

/** Searches the knowledge through transcript-store. */
export function natsKnowledgeSearch(connection: NatsConnection): KnowledgeSearch {
  return {
    async search(tenant, collection, query) {
      type Found = Awaited<ReturnType<KnowledgeSearch['search']>>;
      const payload = { collection, query };
      const found = await request<Found | { problem: Problem }>(connection, searchKnowledgeSubject(tenant), payload);
      if ('problem' in found) throw failureOf(found.problem);
      return found;
    },
  };
}

async function request<T>(connection: NatsConnection, subject: string, payload: unknown): Promise<T> {
  try {
    return (await connection.request(subject, JSON.stringify(payload), { timeout: TIMEOUT_MS })).json<T>();
  } catch (error) {
    const unanswered = error instanceof TimeoutError || error instanceof RequestError || isUnavailable(error);
    if (unanswered || connection.isClosed()) throw new BusUnavailable(`nobody answers ${subject}`, { cause: error });
    throw error;
  }
}

/** What the other side said instead of an answer: that something is away, or that it has failed. */
function failureOf({ code, title }: Problem): Error {
  return code === 'log-unavailable' ? new BusUnavailable(title) : new Error(title);
}
