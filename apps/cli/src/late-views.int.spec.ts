import { channelsExport, channelsShow, inboxInbox } from '@parley/client';
import { setTimeout as delay } from 'node:timers/promises';
import { dataFolder } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { Projector } from '../../../services/transcript-store/src/projections/projector.js';
import { meetup, startStack } from '../../standalone/src/rest.fixtures.js';
import { ApiClient } from './api-client.js';
import { openChannel } from './channel/open-channel.js';
import { state } from './commands/state.js';
import { show } from './commands/views.js';
import { EXIT } from './exit-codes.js';
import { follow } from './follow.js';
import { reply } from './negotiation/reply.js';
import { register } from './known-protocols.js';
import { PROTOCOLS } from './protocols.js';
import type { Session } from './session.js';

let parley: Awaited<ReturnType<typeof startStack>>;
let session: Session;
let printed = '';

/** In which a stale answer would come, in milliseconds. */
const STALE_MS = 300;

beforeAll(async () => {
  register(PROTOCOLS);
  parley = await startStack({ folder: await dataFolder() });
  const client = new ApiClient(parley.url, { timeoutMs: 20_000 });
  session = { client, embedded: false, close: () => Promise.resolve() };
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => ((printed += String(text)), true));
});
afterEach(() => (printed = ''));
afterAll(async () => {
  vi.restoreAllMocks();
  await parley.close();
});

const json = { output: 'json', timeout: 20, input: true, quiet: true } as const;

const open = async () => (await session.client.post<{ channel_id: string }>('/v1/channels', meetup)).channel_id;

const isAsked = (channel: string) =>
  eventually(async () => expect(await itemsOf('ana')).toContainEqual(expect.objectContaining({ channel_id: channel })));

const itemsOf = async (name: string) => (await inboxInbox({ ...session.client.to, path: { name } })).data.items;

/** Lets the projections fold nothing until it is called off: the log is then ahead of them. */
function heldProjections(): () => void {
  const projector = Projector.prototype as unknown as { fold(page: unknown): Promise<void> };
  const { fold } = projector;
  let goOn = () => undefined as void;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const spy = vi.spyOn(projector, 'fold').mockImplementation(async function (this: object, page) {
    await held;
    return fold.call(this as typeof projector, page);
  });
  return () => {
    spy.mockRestore();
    goOn();
  };
}

/** Holds the projections until the action has asked for a view. */
async function withLateViews<T>(action: () => Promise<T>): Promise<T> {
  const goOn = heldProjections();
  let release = () => undefined as void;
  const isAskedFor = new Promise<void>((resolve) => (release = resolve));
  const fetching = globalThis.fetch;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (asked, init) => {
    const { method, url } = asked instanceof Request ? asked : new Request(asked, init);
    const isView = method === 'GET' && !/\/(?:events|export)/u.test(url);
    const answer = fetching(asked, init);
    // A server that waits for the projections gives no answer before they go on; one that does not has time to.
    if (isView) await Promise.race([answer, delay(STALE_MS)]).finally(release);
    return answer;
  });
  try {
    const done = action();
    await Promise.race([isAskedFor, done.catch(() => undefined)]);
    goOn();
    return await done;
  } finally {
    goOn();
    spy.mockRestore();
  }
}

it('the outcome is printed once it is projected', async () => {
  const channel = await open();
  await isAsked(channel);
  const exit = await withLateViews(async () => {
    await session.client.post(`/v1/channels/${channel}/stop`, {});
    return follow(session, channel, json);
  });
  expect(exit).toBe(EXIT.noAgreement);
  expect(JSON.parse(printed)).toMatchObject({ status: 'stopped' });
});

it('the view that show prints has all of the events it read', async () => {
  const channel = await open();
  await isAsked(channel);
  await withLateViews(async () => {
    await session.client.post(`/v1/channels/${channel}/stop`, {});
    return show(session, channel, json);
  });
  expect(JSON.parse(printed)).toMatchObject({ status: 'closed' });
});

it('a channel whose id was printed can be shown', async () => {
  const channel = await withLateViews(() => openChannel(session, '/v1/channels', meetup, { ...json, detach: true }));
  const { data } = await channelsShow({ ...session.client.to, path: { id: channel } });
  expect(data).toMatchObject({ status: 'open' });
});

it('whoever opened a channel, or closed it, sees that without naming a position, however late the views are', async () => {
  const goOn = heldProjections();
  const read = async (id: string) => (await channelsShow({ ...session.client.to, path: { id } })).data.status;
  const opened = await open();
  const opening = read(opened);
  await delay(STALE_MS);
  goOn();
  expect(await opening).toBe('open');
  const late = heldProjections();
  await session.client.post(`/v1/channels/${opened}/stop`, {});
  const closing = read(opened);
  await delay(STALE_MS);
  late();
  expect(await closing).toBe('closed');
});

it('a turn that was answered is out of the inbox', async () => {
  const channel = await open();
  await isAsked(channel);
  const feedback = { channel, name: 'ana', feedback: 'accept' };
  await withLateViews(() => reply(session, feedback, { message: '', change: [] }, json));
  expect(await itemsOf('ana')).not.toContainEqual(expect.objectContaining({ channel_id: channel }));
});

it('a turn that is waited for is in the inbox', async () => {
  let channel = '';
  const waiting = withLateViews(async () => {
    channel = await open();
    const isInTheLog = async () =>
      expect(await session.client.text((to) => channelsExport({ ...to, path: { id: channel } }))).toContain(
        '"turn-1-1-ana"',
      );
    await eventually(isInTheLog);
    return follow(session, channel, { ...json, input: false });
  });
  await expect(waiting).rejects.toMatchObject({ exitCode: EXIT.waitsForPerson });
  expect(await itemsOf('ana')).toContainEqual(expect.objectContaining({ channel_id: channel }));
});

it('tells a state as it stood after any event (T4)', async () => {
  const channel = await open();
  await isAsked(channel);
  const { version } = (await channelsShow({ ...session.client.to, path: { id: channel } })).data;
  await session.client.post(`/v1/channels/${channel}/stop`, {});
  const past = async (at?: number) => {
    printed = '';
    await state(session, channel, at === undefined ? {} : { at }, json);
    return JSON.parse(printed) as Record<string, unknown>;
  };
  const now = await past();
  const then = await past(version);
  expect(Object.keys(then).toSorted()).toEqual(Object.keys(now).toSorted());
  expect(Date.parse(then['last_activity_at'] as string)).toBeLessThan(Date.parse(now['last_activity_at'] as string));
  expect(Date.parse((await past(1))['last_activity_at'] as string)).toBeLessThanOrEqual(
    Date.parse(then['last_activity_at'] as string),
  );
});

it('a state in the stream is the one after the events before it (T4)', async () => {
  const channel = await open();
  await isAsked(channel);
  const goOn = heldProjections();
  await session.client.post(`/v1/channels/${channel}/stop`, {});
  const frames = await streamed(channel, goOn);
  const closed = frames.find(({ event }) => event === 'ChannelClosed')!;
  const state = frames.findLast(({ event }) => event === 'state')!;
  expect(state.data['last_activity_at']).toBe(closed.data['recorded_at']);
});

interface Frame {
  event: string;
  data: Record<string, unknown>;
}

/**
 * A closed channel's stream with its states, to its end.
 * @param onClosed called once the last event is there
 */
async function streamed(channel: string, onClosed: () => void): Promise<Frame[]> {
  const response = await fetch(`${parley.url}/v1/channels/${channel}/events?state=true`);
  let text = '';
  let isClosed = false;
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    text += new TextDecoder().decode(chunk);
    if (!isClosed && text.includes('event: ChannelClosed')) {
      isClosed = true;
      onClosed();
    }
    if (text.includes('event: end')) break;
  }
  return [...text.matchAll(/event: (\w+)\ndata: (.*)\n\n/gu)].map(([, event, data]) => ({
    event: event!,
    data: JSON.parse(data!) as Record<string, unknown>,
  }));
}
