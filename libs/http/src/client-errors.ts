import type { Socket } from 'node:net';
import { problem, type ProblemCode } from '@parley/contracts';
import { endWithProblem } from './end-with-problem.js';

/** What is not even a request is answered as problem+json too, where anybody still listens. */
export function answerClientError({ code }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) return void socket.destroy();
  const found: ProblemCode = code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'request-timeout' : 'invalid-request';
  endWithProblem(socket, problem(found));
}
