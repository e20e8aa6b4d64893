import { startLocalServer } from '@parley/testing';
import { vi } from 'vitest';
import { defined } from './defined.js';

interface Posted {
  path: string;
  body: Record<string, unknown>;
  key: unknown;
}

const CHANNEL = { channel_id: '01900000-0000-7000-8000-000000000000', position: 1, version: 1 };

/** A server that casts, and opens whatever it is sent; and the command that is sent to it. */
export async function startOpeningServer(cast: object = { members: [] }) {
  const heard = {
    cast,
    estimate: {} as object,
    figures: {} as object,
    posted: [] as Posted[],
    asked: [] as string[],
    told: '',
    printed: '',
  };
  const server = await startLocalServer(({ path, body, headers }, response) => {
    if (Object.keys(body).length) heard.posted.push({ path, body, key: headers['idempotency-key'] });
    const isEstimate = path.startsWith('/v1/estimates');
    if (isEstimate) heard.asked.push(path);
    const answers = { '/v1/casts': heard.cast, '/v1/estimates': heard.estimate, '/v1/figures': heard.figures };
    const answer = Object.entries(answers).find(([route]) => path.startsWith(route))?.[1] ?? { ...CHANNEL, items: [] };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  return Object.assign(heard, {
    close: () => server.close(),
    /** Runs a command; what it posts, and what it tells beside its answer, is kept until the next one. */
    async run(...args: string[]): Promise<void> {
      heard.posted = [];
      heard.asked = [];
      heard.told = '';
      heard.printed = '';
      vi.spyOn(process.stdout, 'write').mockImplementation((text) => ((heard.printed += String(text)), true));
      vi.spyOn(process.stderr, 'write').mockImplementation((text) => ((heard.told += String(text)), true));
      await defined().parseAsync(['--server', server.url, ...args], { from: 'user' });
    },
  });
}

export type OpeningServer = Awaited<ReturnType<typeof startOpeningServer>>;
