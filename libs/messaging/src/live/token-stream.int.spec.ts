import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@nats-io/transport-node';
import { newId, tokenSubject, type TokenFrame } from '@parley/contracts';
import { natsServerMissing, startNatsServer } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { InProcessBus, natsTokenStream, type TokenStream } from '../index.js';

interface Ends {
  speaker: TokenStream;
  viewer: TokenStream;
  /** Resolves when what was followed before is known to whoever publishes. */
  settled(): Promise<unknown>;
  close(): Promise<unknown>;
}

const frame = (channel_id: string, text: string, more: Partial<TokenFrame> = {}): TokenFrame => ({
  ...{ tenant: 'default', channel_id, request_id: 'turn-1-1-ana', participant_id: 'ana', work: 'contribute' },
  ...{ kind: 'text', offset: 0, text },
  ...more,
});

function conformance(make: () => Promise<Ends>): void {
  let ends: Ends;
  beforeAll(async () => void (ends = await make()));
  afterAll(() => ends.close());

  it('shows a channel what is said in it, in order, and nothing of other channels and tenants', async () => {
    const channel = newId();
    const heard: TokenFrame[] = [];
    ends.viewer.follow('default', channel, (one) => heard.push(one));
    await ends.settled();
    const other = newId();
    ends.speaker.publish(frame(other, 'not for us'));
    ends.speaker.publish(frame(channel, 'nor this', { tenant: 'acme' }));
    for (const text of ['One', ' two', ' 三', ' 🚒']) ends.speaker.publish(frame(channel, text));
    await eventually(() => expect(heard).toHaveLength(4));
    expect(heard.map(({ text }) => text).join('')).toBe('One two 三 🚒');
    expect(heard[0]).toEqual(frame(channel, 'One'));
  });

  it('keeps nothing for who comes later, and tells who has left nothing more', async () => {
    const channel = newId();
    const [first, second]: TokenFrame[][] = [[], []];
    const leave = ends.viewer.follow('default', channel, (one) => first!.push(one));
    await ends.settled();
    ends.speaker.publish(frame(channel, 'early'));
    await eventually(() => expect(first).toHaveLength(1));
    leave();
    ends.viewer.follow('default', channel, (one) => second!.push(one));
    await ends.settled();
    ends.speaker.publish(frame(channel, 'late'));
    await eventually(() => expect(second).toHaveLength(1));
    expect([first, second].map((heard) => heard!.map(({ text }) => text))).toEqual([['early'], ['late']]);
  });
}

describe('tokens within one process', () => {
  conformance(async () => {
    const bus = new InProcessBus();
    return { speaker: bus, viewer: bus, settled: async () => undefined, close: async () => undefined };
  });
});

describe.skipIf(natsServerMissing)('tokens over NATS', () => {
  let send: (subject: string, text: string) => Promise<void>;
  let publishClosed: () => Promise<void>;
  let viewer: TokenStream;

  conformance(async () => {
    const server = await startNatsServer(await mkdtemp(join(tmpdir(), 'parley-nats-')));
    const [speaks, views] = await Promise.all([connect({ servers: server.url }), connect({ servers: server.url })]);
    viewer = natsTokenStream(views);
    send = async (subject, text) => (speaks.publish(subject, text), speaks.flush());
    publishClosed = async () => {
      const gone = await connect({ servers: server.url });
      await gone.close();
      natsTokenStream(gone).publish(frame(newId(), 'to nobody'));
    };
    return {
      speaker: natsTokenStream(speaks),
      viewer,
      settled: () => views.flush(),
      close: () => Promise.all([speaks.close(), views.close(), server.stop()]),
    };
  });

  it('passes on no frame that is none, and takes the channel from the subject', async () => {
    const channel = newId();
    const heard: TokenFrame[] = [];
    viewer.follow('default', channel, (one) => heard.push(one));
    await new Promise((resolve) => setImmediate(resolve));
    const subject = tokenSubject('default', channel, 'r');
    for (const text of ['', 'no json', '{}', JSON.stringify(frame(channel, 'x', { kind: 'event' as never }))])
      await send(subject, text);
    await eventually(async () => {
      await send(subject, JSON.stringify(frame(newId(), 'mine', { tenant: 'acme' })));
      expect(heard.length).toBeGreaterThan(0);
    });
    expect(heard[0]).toEqual(frame(channel, 'mine'));
  });

  it('loses a frame where the connection is gone, and harms nobody', () =>
    expect(publishClosed()).resolves.toBeUndefined());
});
