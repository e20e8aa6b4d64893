import { problem } from '@parley/contracts';
import { ProblemError } from '@parley/http';
import { startLocalServer, type LocalServer, type ReceivedRequest } from '@parley/testing';
import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { InterviewApi } from './interview-api.js';

/** An API of which the test says how it answers, one request after the other. */
let api: LocalServer;
let answers: ((response: ServerResponse) => void)[] = [];
let requests: ReceivedRequest[] = [];
beforeAll(async () => {
  api = await startLocalServer((request, response) => {
    requests.push(request);
    answers.shift()!(response);
  });
});
beforeEach(() => void ([answers, requests] = [[], []]));
afterAll(() => api.close());

const says = (status: number, body: object) => (response: ServerResponse) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const breaks = (response: ServerResponse) => void response.destroy();
const streams = (text: string) => (response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': 'text/event-stream' }).end(text);
const event = (position: number) => `id: ${position}\nevent: BarrierReleased\ndata: {"position":${position}}\n\n`;

const interview = () => new InterviewApi({ commands: () => api.url, views: () => api.url }, 'c1', 'Bearer key');
const final = (id?: string) => ({ type: 'Intervene' as const, data: { text: 'Nine people' }, ...(id && { id }) });
const keys = () => requests.map(({ headers }) => headers['idempotency-key']);

async function heard(after: number): Promise<unknown[]> {
  const all: unknown[] = [];
  for await (const { token, event } of interview().listen(after, new AbortController().signal))
    all.push(token ? 'token' : event?.position);
  return all;
}

it('a command goes in the name of whoever says it, under the id that it was given', async () => {
  answers = [says(200, { position: 7, duplicate: false })];
  expect(await interview().send(final('m1'))).toMatchObject({ position: 7 });
  expect(requests).toMatchObject([
    { path: '/v1/channels/c1/interventions', headers: { authorization: 'Bearer key', 'idempotency-key': 'm1' } },
  ]);
});

it('a command to which no answer came is sent again, and is the same one', async () => {
  answers = [breaks, says(502, {}), says(200, { position: 7, duplicate: true })];
  expect(await interview().send(final())).toMatchObject({ duplicate: true });
  expect(new Set(keys()).size).toBe(1);
});

it('what is refused is not sent again', async () => {
  answers = [says(401, problem('unauthenticated'))];
  await expect(interview().send(final())).rejects.toMatchObject({ problem: { code: 'unauthenticated' } });
  expect(requests).toHaveLength(1);
});

it('an id that no header can carry is still one, and another is another', async () => {
  answers = Array.from({ length: 4 }, () => says(200, { position: 7, duplicate: false }));
  for (const id of ['消息 1', '消息 1', '消息 2', ' m1']) await interview().send(final(id));
  const [first, again, ...others] = keys();
  expect(first).toBe(again);
  expect(new Set(keys()).size).toBe(3);
  expect([first, ...others].every((key) => /^[\da-f]{64}$/u.test(String(key)))).toBe(true);
});

it('a line that is cut goes on from the last event, until the channel ends', async () => {
  answers = [
    streams(event(5) + 'event: token\ndata: {}\n\n' + event(6)),
    breaks,
    streams(event(7) + 'event: end\ndata: {}\n\n'),
  ];
  expect(await heard(4)).toEqual([5, 'token', 6, 7]);
  expect(requests.map(({ path }) => path.split('=')[1])).toEqual(['4', '6', '6']);
});

it('a line ends where its key is good no longer', async () => {
  answers = [streams(event(5)), says(401, problem('unauthenticated'))];
  await expect(heard(4)).rejects.toThrow(ProblemError);
});

it('an interview that is in the log is waited for until it is in the views', async () => {
  answers = [says(404, problem('channel-not-found')), streams(''), says(200, { position: 1 })];
  expect(await interview().standing()).toEqual({ position: 1 });
  answers = [says(404, problem('channel-not-found')), says(404, problem('channel-not-found'))];
  await expect(interview().standing()).rejects.toMatchObject({ problem: { code: 'channel-not-found' } });
});
