import { startLocalServer } from '@parley/testing';
import { vi } from 'vitest';
import { defined } from './defined.js';

interface Posted {
  path: string;
  body: Record<string, unknown>;
  key: unknown;
}

const CHANNEL = { channel_id: '01900000-0000-7000-8000-000000000000', topic: 'A meetup', position: 1, version: 1 };

/** A server that casts, and opens whatever it is sent; and the command that is sent to it. */
export async function startOpeningServer(cast: object = { members: [] }) {
  const heard = {
    cast,
    estimate: {} as object,
    /** Why an opening is refused that does not accept its cost. */
    refusal: undefined as { status: number } | undefined,
    posted: [] as Posted[],
    asked: [] as string[],
    /** Where requests went, in their order. */
    order: [] as string[],
    told: '',
    printed: '',
  };
  const server = await startLocalServer(({ path, body, headers }, response) => {
    if (Object.keys(body).length) heard.posted.push({ path, body, key: headers['idempotency-key'] });
    heard.order.push(path.replace(/\?.*/u, ''));
    const isEstimate = path.startsWith('/v1/estimates');
    if (isEstimate) heard.asked.push(path);
    const answers = { '/v1/casts': heard.cast, '/v1/estimates': heard.estimate };
    const answer = Object.entries(answers).find(([route]) => path.startsWith(route))?.[1] ?? { ...CHANNEL, items: [] };
    const refused =
      !isEstimate && path !== '/v1/casts' && Object.keys(body).length && !body['accepts_cost'] && heard.refusal;
    if (refused) {
      const headers = { 'content-type': 'application/problem+json' };
      return void response.writeHead(refused.status, headers).end(JSON.stringify(refused));
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  return Object.assign(heard, {
    close: () => server.close(),
    /** Runs a command; what it posts, and what it tells beside its answer, is kept until the next one. */
    async run(...args: string[]): Promise<void> {
      heard.posted = [];
      heard.asked = [];
      heard.order = [];
      heard.told = '';
      heard.printed = '';
      vi.spyOn(process.stdout, 'write').mockImplementation((text) => ((heard.printed += String(text)), true));
      vi.spyOn(process.stderr, 'write').mockImplementation((text) => ((heard.told += String(text)), true));
      await defined().parseAsync(['--server', server.url, ...args], { from: 'user' });
    },
  });
}

export type OpeningServer = Awaited<ReturnType<typeof startOpeningServer>>;
