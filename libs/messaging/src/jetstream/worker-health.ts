import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { within } from '@parley/outages';

interface Options {
  port: number;
  host: string;
  /** Rejects where the process cannot do its work. */
  ready(): Promise<unknown>;
  /** How long that may take, in milliseconds. */
  deadlineMs?: number;
}

/** `/healthz` and `/readyz` of a process that has no other HTTP: whoever runs it asks there. */
export async function workerHealth({ port, host, ready, deadlineMs = 2_000 }: Options) {
  const server = createServer((request, response) => {
    const answer = (status: number, text: string) => response.writeHead(status).end(text);
    if (request.url === '/healthz') return void answer(200, 'ok');
    if (request.url !== '/readyz') return void answer(404, 'not found');
    void within(deadlineMs, ready).then(
      () => answer(200, 'ready'),
      (error: Error) => answer(503, error.message),
    );
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
