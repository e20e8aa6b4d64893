import type { ServerResponse } from 'node:http';
import { startLocalServer, type LocalServer } from '../local-server.js';
import type { Answerer, SimulatedAnswer } from './answer.js';
import { PrefixCache, type InputUsage } from './prefix-cache.js';
import { refused } from './refused.js';
import { readRequest, type SimulatedRequest } from './request.js';
import { streamAnswer } from './stream.js';

/** A request, with what it took. */
export interface RecordedRequest extends SimulatedRequest {
  /** HTTP status of the response. */
  status: number;
  /** Nothing where it was refused. */
  usage?: InputUsage & { output_tokens: number };
  answer?: SimulatedAnswer;
}

export interface SimulatedApi extends LocalServer {
  /** In the order in which they came. */
  requests: RecordedRequest[];
}

/**
 * A local server that speaks the Messages API as the 5.x models do, with a cache of real prefix bytes. It answers what
 * `answer` says, and records every request with its usage.
 */
export async function startSimulatedApi(answer: Answerer): Promise<SimulatedApi> {
  const requests: RecordedRequest[] = [];
  const cache = new PrefixCache();
  const server = await startLocalServer(({ body }, response) => {
    const recorded: RecordedRequest = { ...readRequest(body), status: 200 };
    requests.push(recorded);
    serve(response, recorded, answer, cache).catch((error: unknown) => {
      // A script that throws must not look like a model that is down.
      recorded.status = 500;
      fail(response, 400, 'invalid_request_error', `the simulated model threw: ${String(error)}`);
    });
  });
  return { ...server, requests };
}

async function serve(response: ServerResponse, recorded: RecordedRequest, answer: Answerer, cache: PrefixCache) {
  const why = refused(recorded.body);
  if (why) {
    recorded.status = 400;
    return fail(response, 400, 'invalid_request_error', why);
  }
  const said = await answer(recorded);
  recorded.answer = said;
  if (said.error) {
    recorded.status = said.error.status;
    return fail(response, said.error.status, said.error.type, said.error.message, said.error.headers);
  }
  if (said.html !== undefined) {
    response.writeHead(200, { 'content-type': 'text/html' }).end(said.html);
    return;
  }
  const { usage, begin } = cache.take(recorded);
  recorded.usage = { ...usage, output_tokens: 0 };
  recorded.usage.output_tokens = await streamAnswer(response, recorded, said, usage, begin);
}

function fail(response: ServerResponse, status: number, type: string, message: string, headers = {}): void {
  if (response.headersSent) response.destroy();
  else
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify({ type: 'error', error: { type, message } }));
}
