import type { Socket } from 'node:net';
import { problem, type ProblemCode } from '@parley/contracts';

/** What is not even a request is answered as problem+json too, where anybody still listens. */
export function answerClientError({ code }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) return void socket.destroy();
  const found: ProblemCode = code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'request-timeout' : 'invalid-request';
  const { status, ...more } = problem(found);
  const body = JSON.stringify({ status, ...more });
  const head = [`HTTP/1.1 ${status} ${more.title}`, 'content-type: application/problem+json', 'connection: close'];
  socket.end([...head, `content-length: ${Buffer.byteLength(body)}`, '', body].join('\r\n'));
}
