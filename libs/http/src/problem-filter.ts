import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { problem, type Problem, type ProblemCode } from '@parley/contracts';
import { isUnavailable } from '@parley/outages';
import { ownProperty } from '@parley/untrusted';
import type { FastifyReply } from 'fastify';
import { ProblemError } from './problem-error.js';
import { tellerOf } from './relayed.js';

const CODE_OF_STATUS: Record<number, ProblemCode> = {
  401: 'unauthenticated',
  408: 'request-timeout',
  403: 'forbidden',
  404: 'not-found',
  405: 'method-not-allowed',
  413: 'payload-too-large',
  415: 'unsupported-media-type',
  429: 'rate-limited',
};

/** Matched by name, so that this library needs no adapter. */
const CODE_OF_NAME: Record<string, ProblemCode> = {
  UnstorableText: 'invalid-request',
};

/** What passes by itself: whoever asks again later is answered. */
const PASSES: ReadonlySet<ProblemCode> = new Set<ProblemCode>(['log-unavailable', 'views-building']);

/** Where nothing better is known, in seconds. */
const RETRY_AFTER_S = 5;

/** Answers every error as problem+json (RFC 9457); never with a stack trace. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger(ProblemFilter.name);

  catch(error: unknown, host: ArgumentsHost): void {
    const found = problemOf(error);
    if (found.status >= 500) this.logger.error(error);
    void sendProblem(host.switchToHttp().getResponse<FastifyReply>(), found);
  }
}

export function sendProblem(reply: FastifyReply, found: Problem) {
  // Whoever is told to wait is told how long.
  if ((found.status === 429 || PASSES.has(found.code)) && !reply.hasHeader('retry-after'))
    void reply.header('retry-after', found.params?.['retry_after_s'] ?? RETRY_AFTER_S);
  const tell = tellerOf(reply.request);
  const [type, body] = tell ? ['application/json', tell(found)] : ['application/problem+json', found];
  return reply.status(found.status).header('content-type', type).send(JSON.stringify(body));
}

export function problemOf(error: unknown): Problem {
  if (error instanceof ProblemError) return error.problem;
  if (isUnavailable(error)) return problem('log-unavailable');
  const {
    name = '',
    statusCode,
    message = '',
  } = error as {
    name?: string;
    statusCode?: number;
    message?: string;
  };
  const byName = ownProperty(CODE_OF_NAME, name);
  if (byName) return problem(byName, { detail: byName === 'invalid-request' ? message : undefined });
  const status = error instanceof HttpException ? error.getStatus() : statusCode;
  // Our own checks throw problems: what is left of 400 is the parser's, which Nest wraps without its code.
  if (status === 400) return problem('malformed-json', { detail: message });
  if (status === undefined || status >= 500) return problem('internal');
  return problem(CODE_OF_STATUS[status] ?? 'invalid-request', { detail: message });
}
