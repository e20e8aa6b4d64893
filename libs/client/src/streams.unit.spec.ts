import type { ServerResponse } from 'node:http';
import type { RecordedEvent as OfContract, TokenFrame } from '@parley/contracts';
import { startLocalServer, type ReceivedRequest } from '@parley/testing';
import { describe, expect, expectTypeOf, it, onTestFinished } from 'vitest';
import {
  allItems,
  ApiError,
  channelEvents,
  channelFrames,
  channelsShow,
  connect,
  listChanges,
  type ChannelListening,
  type RecordedEvent,
  type Token,
} from './index.js';

type Answer = (response: ServerResponse, number: number, request: ReceivedRequest) => void;

/** A server that answers the how manieth request so, and what it was asked. */
async function serverOf(answer: Answer) {
  const asked: ReceivedRequest[] = [];
  const server = await startLocalServer((request, response) => answer(response, asked.push(request), request));
  onTestFinished(() => server.close());
  return { url: server.url, asked };
}

const streams = (response: ServerResponse, text: string) =>
  response.writeHead(200, { 'content-type': 'text/event-stream' }).end(text);
const says = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/problem+json' }).end(JSON.stringify(body));
const event = (position: number) => `id: ${position}\nevent: TurnRequested\ndata: {"position":${position}}\n\n`;
const END = 'event: end\ndata: {}\n\n';

const listening = (url: string, more: Partial<ChannelListening> = {}): ChannelListening => ({
  ...connect({ url }),
  path: { id: 'c1' },
  againMs: { first: 1, most: 1 },
  ...more,
});

async function positions(url: string, more: Partial<ChannelListening> = {}): Promise<number[]> {
  const all: number[] = [];
  for await (const { position } of channelEvents(listening(url, more))) all.push(position);
  return all;
}

it('events and words have the types of the contract', () => {
  expectTypeOf<RecordedEvent['type']>().toEqualTypeOf<OfContract['type']>();
  expectTypeOf<Extract<RecordedEvent, { type: 'BallotCast' }>['data']['choice']>().not.toBeAny();
  expectTypeOf<Token>().toEqualTypeOf<Omit<TokenFrame, 'tenant' | 'channel_id'>>();
});

describe('a channel', () => {
  it('what comes together is given together, by what it is, until the end', async () => {
    const others =
      'event: token\ndata: {"text":"a"}\n\nevent: state\ndata: {"round":1}\n\nevent: problem\ndata: {"status":503}\n\n';
    const { url, asked } = await serverOf((response) => void streams(response, event(5) + others + event(6) + END));
    const pieces = [];
    const query = { after: 4, state: true, thoughts: true };
    for await (const piece of channelFrames(listening(url, { query }))) pieces.push(piece);
    expect(pieces).toEqual([
      [
        { event: { position: 5 } },
        { token: { text: 'a' } },
        { state: { round: 1 } },
        { problem: { status: 503 } },
        { event: { position: 6 } },
      ],
    ]);
    expect(asked[0]!.path).toBe('/v1/channels/c1/events?after=4&state=true&thoughts=true');
  });

  it('what was recorded after its end is told to whoever wants it, and read as one wants', async () => {
    const { url } = await serverOf((response) => void streams(response, event(5) + END + event(6)));
    const gone = new AbortController();
    const heard: unknown[] = [];
    const parse = (json: string) => `${json}!`;
    for await (const one of channelEvents(listening(url, { untilEnd: false, signal: gone.signal, parse })))
      if (heard.push(one) === 2) gone.abort();
    expect(heard).toEqual(['{"position":5}!', '{"position":6}!']);
  });

  it('is heard from where it was cut, however often a silent stream is', async () => {
    const { url, asked } = await serverOf((response, number) => {
      if (number === 1) streams(response, event(7));
      else streams(response, number < 25 ? ': still here\n\n' : event(8) + END);
    });
    expect(await positions(url)).toEqual([7, 8]);
    expect(asked.slice(1).every(({ path }) => path.endsWith('?after=7'))).toBe(true);
  });

  it.each([
    ['breaks every connection', (response: ServerResponse) => void response.destroy()],
    [
      'stands behind a gateway that is told of nobody',
      (response: ServerResponse) => void response.writeHead(502).end(),
    ],
    [
      'has too much to do',
      (response: ServerResponse) => void says(response, 429, { title: 'Much', code: 'rate-limited', status: 429 }),
    ],
  ])('a server that was there and %s is waited for', async (_, away) => {
    const { url } = await serverOf((response, number) => {
      if (number === 1) streams(response, event(7));
      else if (number < 20) away(response);
      else streams(response, event(8) + END);
    });
    const told: string[] = [];
    const more = { onOpen: () => told.push('open'), onCut: () => told.push('cut') };
    expect(await positions(url, more)).toEqual([7, 8]);
    expect(told).toEqual(['open', ...Array.from({ length: 19 }, () => 'cut'), 'open']);
  });

  it.each([
    [401, 'unauthenticated'],
    [404, 'channel-not-found'],
    [500, 'internal'],
    [503, 'channel-quarantined'],
  ])('what is refused is not asked again: %s', async (status, code) => {
    const { url, asked } = await serverOf((response, number) => {
      if (number === 1) streams(response, event(7));
      else says(response, status, { code, status, title: 'No', detail: 'never' });
    });
    const refused = await positions(url).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ApiError);
    expect(refused).toMatchObject({ message: 'No: never', problem: { code }, response: { status } });
    expect(asked).toHaveLength(2);
  });

  it('a connection on which nothing passes any more is cut', async () => {
    const { url } = await serverOf((response, number) => {
      if (number === 1) response.writeHead(200, { 'content-type': 'text/event-stream' }).write(event(7));
      else streams(response, event(8) + END);
    });
    expect(await positions(url, { silentMs: 50 })).toEqual([7, 8]);
  });

  it('a connection lasts longer than an answer may take', async () => {
    const { url } = await serverOf((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
      setTimeout(() => response.end(event(8) + END), 600);
    });
    expect(await positions(url, { answerMs: 400, startMs: 60_000 })).toEqual([8]);
  });

  it('who is not there at first is waited for as long as one says, and no longer', async () => {
    const { url, asked } = await serverOf((response, number) => {
      if (number < 5) response.destroy();
      else streams(response, END);
    });
    await expect(positions(url)).rejects.toMatchObject({ problem: { code: 'not-ready' }, cause: expect.any(Error) });
    expect(asked).toHaveLength(1);
    expect(await positions(url, { startMs: 60_000 })).toEqual([]);
    const silent = await serverOf(() => undefined);
    await expect(positions(silent.url, { answerMs: 20 })).rejects.toMatchObject({ cause: { name: 'TimeoutError' } });
  });

  it('a page in its place is none', async () => {
    const { url } = await serverOf((response) => void response.writeHead(200, { 'content-type': 'text/html' }).end());
    await expect(positions(url)).rejects.toThrow('cannot be reached');
  });

  it('whoever leaves is told nothing more, in the midst of it and between two connections', async () => {
    const { url, asked } = await serverOf((response, number) => {
      if (number === 1) response.writeHead(200, { 'content-type': 'text/event-stream' }).write(event(7));
      else streams(response, event(7));
    });
    const left = new AbortController();
    for await (const _ of channelEvents(listening(url, { signal: left.signal }))) left.abort();
    const gone = new AbortController();
    const never = { first: 1e6, most: 1e6 };
    await positions(url, { signal: gone.signal, againMs: never, onCut: () => setTimeout(() => gone.abort()) });
    expect(asked).toHaveLength(2);
  });
});

it('lists are told to be read anew at each connection, and as they change', async () => {
  const { url, asked } = await serverOf((response) =>
    streams(response, 'event: changes\ndata: {"channels":["c1"],"position":9}\n\n'),
  );
  const heard = [];
  const to = { ...connect({ url, key: 'k' }), againMs: { first: 1, most: 1 } };
  for await (const changes of listChanges(to)) if (heard.push(changes) === 4) break;
  expect(heard).toEqual([{ position: 0 }, { channels: ['c1'], position: 9 }, { position: 0 }, expect.anything()]);
  expect(asked[1]).toMatchObject({ path: '/v1/changes', headers: { authorization: 'Bearer k' } });
});

it('an answer that does not come in time is none', async () => {
  const { url } = await serverOf(() => undefined);
  const asked = channelsShow({ ...connect({ url, answerMs: 20 }), path: { id: 'c1' } });
  await expect(asked).rejects.toMatchObject({ problem: { code: 'not-ready' }, cause: { name: 'TimeoutError' } });
});

it('a list is read to its last page', async () => {
  const page = ({ cursor = '' }) =>
    Promise.resolve({ data: { items: [cursor], ...(cursor.length < 2 && { next_cursor: `${cursor}a` }) } });
  expect(await allItems(page)).toEqual(['', 'a', 'aa']);
});
