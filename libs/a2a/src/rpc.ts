import { A2A_PROTOCOL_VERSION } from '@a2a-js/sdk';
import { VersionNotSupportedError } from '@a2a-js/sdk/errors';
import { JsonRpcTransportHandler, ServerCallContext } from '@a2a-js/sdk/server';
import { cardOf, type CardFacts } from './card.js';
import { a2aErrorOf, malformed } from './errors.js';
import { RequestHandler, type Asked } from './request-handler.js';

export interface Call extends Omit<Asked, 'card'> {
  body: unknown;
  /** `A2A-Version` of the request. */
  version: string | undefined;
  facts: CardFacts;
}

/** An answer as JSON-RPC has it. */
export type Answer = object;

/** Answers a call: at once, or bit by bit where it is a stream. What is refused before anything of a stream came is answered at once. */
export async function answer({ body, version, facts, ...asked }: Call): Promise<Answer | AsyncGenerator<Answer>> {
  const fault = faultOf(version);
  if (fault) return errorAnswer(body, fault);
  const handler = new RequestHandler({ ...asked, card: () => cardOf(facts) });
  const said = await new JsonRpcTransportHandler(handler).handle(
    body as Record<string, unknown>,
    new ServerCallContext({ requestedVersion: A2A_PROTOCOL_VERSION }),
  );
  if (!(Symbol.asyncIterator in said)) return isUnread(said) ? errorAnswer(body, unread()) : said;
  try {
    const first = await said.next();
    return onFrom(first, said, body);
  } catch (error) {
    return errorAnswer(body, error);
  }
}

async function* onFrom(
  first: IteratorResult<Answer, void>,
  rest: AsyncGenerator<Answer, void>,
  body: unknown,
): AsyncGenerator<Answer> {
  if (first.done) return;
  yield first.value;
  try {
    yield* rest;
  } catch (error) {
    yield errorAnswer(body, error);
  }
}

/** What the SDK could not read of the parameters: errors that are ours say more than that (`data`). */
function isUnread(said: Answer): boolean {
  const { error } = said as { error?: { code: number; data?: unknown } };
  return error?.code === INTERNAL_ERROR && error.data === undefined;
}

const INTERNAL_ERROR = -32603;

const unread = () => malformed('params have not the form that the method takes (A2A 9.4)');

/** Versions are told apart by their first two numbers (A2A 3.6). */
function faultOf(version = ''): Error | undefined {
  if (/^\d+\.\d+(?:\.\d+)?$/u.exec(version)?.[0].split('.').slice(0, 2).join('.') === A2A_PROTOCOL_VERSION)
    return undefined;
  const said = version
    ? `A2A-Version ${JSON.stringify(version.slice(0, 40))} is not spoken`
    : 'A2A-Version is missing, which means 0.3';
  return new VersionNotSupportedError(`${said}; spoken is ${A2A_PROTOCOL_VERSION}`);
}

function errorAnswer(body: unknown, error: unknown): Answer {
  const { id } = (typeof body === 'object' && body !== null ? body : {}) as { id?: unknown };
  const isId = typeof id === 'string' || typeof id === 'number';
  return { jsonrpc: '2.0', id: isId ? id : null, error: JsonRpcTransportHandler.mapToJSONRPCError(a2aErrorOf(error)) };
}
