import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Options {
  port: number;
  host: string;
  /** Rejects where the process cannot do its work. */
  ready(): Promise<unknown>;
  /** How long that may take, in milliseconds: what hangs is as good as away. */
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
      () => answer(503, 'the broker does not answer'),
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

async function within(ms: number, work: () => Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  await Promise.race([Promise.resolve().then(work), late]).finally(() => clearTimeout(timer));
}
