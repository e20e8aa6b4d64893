import { RequestError, TimeoutError, type Msg, type NatsConnection } from '@nats-io/transport-node';
import {
  chooseCastSubject,
  commandSubject,
  findAnswerSubject,
  modelsSubject,
  readChannelSubject,
  searchKnowledgeSubject,
  usualFiguresSubject,
  type Actor,
  type CastMade,
  type Command,
  type CommandReply,
  type Problem,
  type FoundAnswer,
} from '@parley/contracts';
import { isUnavailable } from '@parley/outages';
import {
  BusUnavailable,
  type CastChooser,
  type ChannelPage,
  type ChannelReader,
  type CommandBus,
  type FigureDesk,
  type KnowledgeSearch,
  type ModelDesk,
  type ParentAnswers,
} from '../ports.js';
import { PARTS_HEADER } from './parts.js';
import { tracedOptions } from './trace-headers.js';

const TIMEOUT_MS = 5_000;
/** Whoever offers models asks their server first, which has four seconds. */
const OFFER_MS = 5_000;
const FORETELL_MS = 2_000;
const REHEARSES_MS = 2_000;
const FIGURES_MS = 2_000;
/**
 * When a request is sent, from its beginning. The broker gives it to one replica, and that one may be gone without a word: the
 * broker finds out later than anybody can wait. A second answer changes nothing: a command is known by its id, a read only reads.
 */
const SENT_AFTER_MS = [0, 700, 1_500, 3_000];

/** Commands over core NATS request/reply, answered after commit. @param sender what the broker lets this user say that it is */
export function natsCommandBus(connection: NatsConnection, sender: Actor): CommandBus {
  return {
    send: (command: Command) => request<CommandReply>(connection, commandSubject(command, sender), command),
  };
}

/** Reads channels through transcript-store: workers have no database. */
export function natsChannelReader(connection: NatsConnection): ChannelReader {
  return {
    async read(tenant, channelId, after, least) {
      const subject = readChannelSubject(tenant, channelId);
      const answer = await request<ChannelPage | { problem: Problem }>(connection, subject, { after, least });
      if ('problem' in answer) throw failureOf(answer.problem);
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

/** Looks answers up through transcript-store. */
export function natsParentAnswers(connection: NatsConnection): ParentAnswers {
  return {
    async findAnswer(tenant, channelId, wanted) {
      const subject = findAnswerSubject(tenant, channelId);
      const found = await request<FoundAnswer | { problem: Problem }>(connection, subject, wanted);
      if ('problem' in found) throw failureOf(found.problem);
      return found;
    },
  };
}

/** Has casts chosen by coach-judge. */
export function natsCastChooser(connection: NatsConnection): CastChooser {
  return {
    choose: ({ tenant, id }, wanted, withinMs) =>
      askOnce<CastMade>(connection, chooseCastSubject(tenant, id), wanted, withinMs),
  };
}

/** Asks participant-agents for its models. */
export function natsModelDesk(connection: NatsConnection): ModelDesk {
  return {
    offer: () => askOnce(connection, modelsSubject('OfferModels'), {}, OFFER_MS),
    rehearses: () => askOnce(connection, modelsSubject('TellRehearsal'), {}, REHEARSES_MS),
    likelyCost: (size) => askOnce(connection, modelsSubject('ForetellCost'), size, FORETELL_MS),
  };
}

/** Asks transcript-store for what others came to. */
export function natsFigureDesk(connection: NatsConnection): FigureDesk {
  return {
    usualFigures: (tenant, kind) => askOnce(connection, usualFiguresSubject(tenant), kind, FIGURES_MS),
  };
}

async function askOnce<T extends object>(
  connection: NatsConnection,
  subject: string,
  asked: object,
  withinMs: number,
): Promise<T> {
  const reply = await connection
    .request(subject, JSON.stringify(asked), { timeout: withinMs, ...tracedOptions() })
    .catch((cause: unknown) => {
      throw new BusUnavailable(`nobody answers ${subject}`, { cause });
    });
  const answer = reply.json<T | { problem: Problem }>();
  if ('problem' in answer) throw failureOf(answer.problem);
  return answer;
}

async function request<T>(connection: NatsConnection, subject: string, payload: object): Promise<T> {
  const [first, parts] = await requestPart(connection, subject, payload);
  const bytes = [first];
  for (let part = 2; part <= parts; part++) {
    const [more] = await requestPart(connection, subject, { ...payload, part });
    bytes.push(more);
  }
  return JSON.parse(Buffer.concat(bytes).toString()) as T;
}

/** A reply, and how many parts the whole answer has. */
async function requestPart(
  connection: NatsConnection,
  subject: string,
  payload: object,
): Promise<[bytes: Uint8Array, parts: number]> {
  try {
    const reply = await ask(connection, subject, JSON.stringify(payload));
    return [reply.data, Number(reply.headers?.get(PARTS_HEADER) || 1)];
  } catch (error) {
    const unanswered = error instanceof TimeoutError || error instanceof RequestError || isUnavailable(error);
    if (unanswered || connection.isClosed()) throw new BusUnavailable(`nobody answers ${subject}`, { cause: error });
    throw error;
  }
}

/** The first answer, or that there is none. */
async function ask(connection: NatsConnection, subject: string, text: string): Promise<Msg> {
  let next: NodeJS.Timeout | undefined;
  const traced = tracedOptions();
  const answer = new Promise<Msg>((resolve, reject) => {
    const send = (number: number) => {
      const sentAfterMs = SENT_AFTER_MS[number]!;
      connection.request(subject, text, { timeout: TIMEOUT_MS - sentAfterMs, ...traced }).then(resolve, reject);
      const nextAfterMs = SENT_AFTER_MS[number + 1];
      if (nextAfterMs !== undefined) next = setTimeout(() => send(number + 1), nextAfterMs - sentAfterMs);
    };
    send(0);
  });
  return answer.finally(() => clearTimeout(next));
}

/** What the other side said instead of an answer: that something is away, or that it has failed. */
function failureOf({ code, title }: Problem): Error {
  return code === 'log-unavailable' ? new BusUnavailable(title) : new Error(title);
}
