import { setImmediate as nextRound } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { played } from '../../../test/corpus/played.js';
import { Auditor } from './auditor.js';

const commands = played('round table');
const last = commands.at(-1)!.events.at(-1)!;
const manifest = { channel_id: last.channel_id, events: last.version, head: last.hash, inputs: commands.length };
const exported = [
  ...commands.map(({ events, data }) =>
    [{ input: { version: events[0]!.version, data } }, ...events].map((line) => `${JSON.stringify(line)}\n`).join(''),
  ),
  `${JSON.stringify({ manifest })}\n`,
];

async function* inPieces(change: (piece: string) => string = (piece) => piece) {
  for (const piece of exported) yield await Promise.resolve(change(piece));
}
const stays = new AbortController().signal;

it('a channel is audited beside everything else: the loop goes round while its commands are decided', async () => {
  let rounds = 0;
  let isDone = false;
  const asked = new Auditor().audit(() => inPieces(), stays).finally(() => (isDone = true));
  for (; !isDone; rounds++) await nextRound();
  expect(await asked).toMatchObject({ ok: true, report: { follow: commands.length, events: last.version } });
  expect(rounds).toBeGreaterThan(exported.length + 20);
});

it('one whose chain breaks is told of, and the next is audited all the same', async () => {
  const auditor = new Auditor();
  const changed = auditor.audit(() => inPieces((piece) => piece.replace('"text":"', '"text":"X')), stays);
  const whole = auditor.audit(() => inPieces(), stays);
  expect(await changed).toMatchObject({ ok: false, fault: {} });
  expect(await whole).toMatchObject({ ok: true });
});

it('one that takes more memory or time than it may is refused with the command that has no such limit', async () => {
  const refused = { problem: { code: 'not-ready', detail: expect.stringContaining('parley audit FILE') as string } };
  const small = new Auditor({ memoryMb: 8, ms: 60_000 }).audit(() => inPieces(), stays);
  await expect(small).rejects.toMatchObject(refused);
  const short = new Auditor({ memoryMb: 512, ms: 1 }).audit(() => inPieces(), stays);
  await expect(short).rejects.toMatchObject(refused);
});

it('nothing goes on for whoever has gone', async () => {
  const gone = new AbortController();
  const asked = new Auditor().audit(() => inPieces(), gone.signal);
  gone.abort();
  await expect(asked).rejects.toThrow('aborted');
  await expect(new Auditor().audit(() => inPieces(), gone.signal)).rejects.toThrow('aborted');
});
