import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '@parley/testing/eventually';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { meetup, startStack } from './rest.fixtures.js';
import type { Standalone } from './start-standalone.js';

let stack: Standalone;
beforeAll(async () => void (stack = await startStack({ databaseTimeouts: { connectMs: 500, statementMs: 500 } })));
afterAll(() => stack.close());

const postmaster = (): number =>
  Number(readFileSync(join(stack.folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

/** A process and those it has started: the server and its sessions. */
function withSessions(pid: number): number[] {
  const children = readdirSync('/proc').filter((entry) => {
    if (!/^\d+$/u.test(entry)) return false;
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, 'utf8');
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === pid;
    } catch {
      return false;
    }
  });
  return [pid, ...children.map(Number)];
}

const open = () =>
  fetch(`${stack.url}/v1/channels`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(meetup),
  });

const get = (path: string) => fetch(`${stack.url}${path}`);

const works = () =>
  eventually(async () => {
    expect((await open()).status).toBe(201);
    expect((await get('/v1/channels')).status).toBe(200);
    expect((await get('/readyz')).status).toBe(200);
  });

it('goes on though its Postgres is killed with -9 again and again; requests meanwhile are told so', async () => {
  for (let kills = 0; kills < 3; kills++) {
    await works();
    process.kill(postmaster(), 'SIGKILL');
    const answers = await Promise.all([open(), open(), get('/v1/channels'), get('/readyz'), get('/v1/inbox/ana')]);
    for (const { status } of answers) expect([200, 201, 503]).toContain(status);
  }
  await works();
});

it.skipIf(process.platform !== 'linux')(
  'answers 503 soon while its Postgres hangs, and works when it goes on',
  async () => {
    await works();
    const all = withSessions(postmaster());
    for (const pid of all) process.kill(pid, 'SIGSTOP');
    try {
      const started = performance.now();
      const requests = [open(), get('/v1/channels'), get('/readyz'), get('/v1/inbox/ana')];
      for (const answer of await Promise.all(requests)) {
        expect(answer.status).toBe(503);
        expect(answer.headers.get('content-type')).toContain('application/problem+json');
        const code = answer.url.endsWith('/readyz') ? 'not-ready' : 'log-unavailable';
        expect(await answer.json()).toMatchObject({ code });
      }
      expect(performance.now() - started).toBeLessThan(10_000);
    } finally {
      for (const pid of all) process.kill(pid, 'SIGCONT');
    }
    await works();
  },
);
