import { eventually } from '@parley/testing/eventually';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { askedMany, channelOf } from '../projections/projector.fixtures.js';
import { changesFor, type ChangesFrame } from './changes-for.js';
import { startReadSide, type ReadSide } from './read-side.fixtures.js';

let side: ReadSide;
beforeAll(async () => (side = await startReadSide()));
afterAll(() => side.close());

/** What somebody who looks at lists is told. */
async function listen(key: string): Promise<ChangesFrame[]> {
  const gone = new AbortController();
  onTestFinished(() => gone.abort());
  const headers = { authorization: `Bearer ${key}` };
  const { body, status } = await fetch(`${side.url}/v1/changes`, { headers, signal: gone.signal });
  expect(status).toBe(200);
  const frames: ChangesFrame[] = [];
  void take(body!, (data) => frames.push(JSON.parse(data) as ChangesFrame)).catch(() => undefined);
  return frames;
}

async function take(body: ReadableStream<Uint8Array>, add: (data: string) => void): Promise<void> {
  let text = '';
  for await (const chunk of body.pipeThrough(new TextDecoderStream() as never) as unknown as AsyncIterable<string>) {
    text += chunk;
    const parts = text.split('\n\n');
    text = parts.pop()!;
    for (const part of parts) if (part.startsWith('event: changes\ndata: ')) add(part.split('data: ')[1]!);
  }
}

it('tells whoever looks at lists what has changed, and another tenant nothing (N1)', async () => {
  const [reader, stranger] = [await listen('reader'), await listen('stranger')];
  const events = await askedMany(side.log, 'changed', 1);
  await eventually(() => {
    expect(reader.at(-1)).toEqual({ position: events.at(-1)!.position, channels: [channelOf('changed')] });
    return Promise.resolve();
  });
  const { body } = await side.get(`/v1/inbox/p0?min_position=${reader.at(-1)!.position}`).expect(200);
  expect(body.items).toMatchObject([{ channel_id: channelOf('changed') }]);
  expect(stranger).toEqual([]);
});

it('tells the key of a seat of what concerns itself alone (N1)', async () => {
  const events = await askedMany(side.log, 'two seats', 2);
  const asked = events.filter(({ type }) => type === 'TurnRequested');
  const seat = {
    tenant: 'default',
    actor: { kind: 'user' as const, id: 'p0' },
    seat: { channel_id: channelOf('two seats') },
  };
  const own = asked.filter(({ data }) => 'participant_id' in data && data.participant_id === 'p0');
  expect(asked.length).toBeGreaterThan(own.length);
  expect(changesFor(seat as never, events)).toEqual({
    position: own.at(-1)!.position,
    channels: [channelOf('two seats')],
  });
  const others = events.filter((event) => !own.includes(event));
  expect(changesFor(seat as never, others)).toBeUndefined();
  expect(changesFor({ ...seat, seat: { channel_id: channelOf('elsewhere') } } as never, own)).toBeUndefined();
});
