import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { problem, type Problem, type ProblemCode } from '@parley/contracts';

/**
 * Answers by a problem document on a connection that no framework answers on, and ends it.
 * @param fields header lines besides
 */
export function endWithProblem(socket: Duplex, found: Problem, fields: readonly string[] = []): void {
  const body = JSON.stringify(found);
  const head = [
    `HTTP/1.1 ${found.status} ${found.title}`,
    'content-type: application/problem+json',
    'connection: close',
    `content-length: ${Buffer.byteLength(body)}`,
    ...fields,
  ];
  endSoon(socket, [...head, '', body].join('\r\n'));
}

/** How long a client may take to end its side, in milliseconds. */
const END_MS = 5_000;

/** Ends a connection, also where the other side never does. */
export function endSoon(socket: Duplex, text = ''): void {
  socket.end(text);
  const cut = setTimeout(() => socket.destroy(), END_MS).unref();
  socket.once('close', () => clearTimeout(cut));
}

/** What is not even a request is answered as problem+json too, where anybody still listens. */
export function answerClientError({ code }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) return void socket.destroy();
  const found: ProblemCode = code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'request-timeout' : 'invalid-request';
  endWithProblem(socket, problem(found));
}
