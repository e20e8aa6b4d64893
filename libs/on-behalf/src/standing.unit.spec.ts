import { startLocalServer } from '@parley/testing';
import { expect, it, onTestFinished } from 'vitest';
import { Api, follow } from './index.js';

const CHANNEL = '01a2193a-1abb-76c3-bf6e-70b59cc2583d';
const ANSWERS: Record<string, object | string> = {
  '/v1/me': { scopes: ['read'], kind: 'user', id: 'ula' },
  [`/v1/channels/${CHANNEL}`]: { channel_id: CHANNEL, status: 'closed', position: 9, turns: [] },
  [`/v1/channels/${CHANNEL}/timeline`]: { items: [{ position: 1, protocol: 'team', type: 'TaskPlanned', data: {} }] },
  [`/v1/channels/${CHANNEL}/decision`]: { verdict: 'agreed' },
};

it('nobody waits for what comes after the end of a channel: nothing does', async () => {
  const asked: string[] = [];
  const server = await startLocalServer((request, response) => {
    const { pathname } = new URL(request.path, 'http://here');
    asked.push(pathname);
    const answer = ANSWERS[pathname];
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  onTestFinished(() => server.close());
  const api = new Api({ commands: server.url, views: server.url });
  const { signal } = new AbortController();
  const standing = await follow(api, CHANNEL, { after: 9, seconds: 45, signal });
  expect(standing).toMatchObject({ view: { status: 'closed' }, said: [], next: 9, decision: { verdict: 'agreed' } });
  expect(asked).not.toContain(`/v1/channels/${CHANNEL}/events`);
});
