import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { linesOfInput } from './lines.js';

it('gives lines in their order, those read early too, and then the end', async () => {
  const input = new PassThrough();
  const lines = linesOfInput(input);
  input.end('one\ntwo\n');
  expect([await lines.next(), await lines.next(), await lines.next(), await lines.next()]).toEqual([
    'one',
    'two',
    undefined,
    undefined,
  ]);
});

it('leaves the line to the next reader where one gives up waiting', async () => {
  const input = new PassThrough();
  const lines = linesOfInput(input);
  const over = new AbortController();
  const first = lines.next(over.signal);
  over.abort();
  expect(await first).toBeUndefined();
  input.write('for the second\n');
  expect(await lines.next()).toBe('for the second');
  lines.close();
});

it('keeps a line for the next reader where one listens no more, and takes back what one had taken', async () => {
  const input = new PassThrough();
  const lines = linesOfInput(input);
  input.write('one\ntwo\n');
  const first = await lines.next();
  expect(await lines.next(AbortSignal.abort())).toBeUndefined();
  lines.giveBack(first);
  expect([await lines.next(), await lines.next()]).toEqual(['one', 'two']);
  const waiting = lines.next();
  lines.giveBack('two');
  expect(await waiting).toBe('two');
  lines.close();
});

it('reads far ahead of nobody, and all of it in the end', async () => {
  const input = new PassThrough();
  const lines = linesOfInput(input);
  const all = Array.from({ length: 1_000 }, (_, index) => `line ${index}`);
  input.end(`${all.join('\n')}\n`);
  const read: string[] = [];
  for (let line = await lines.next(); line !== undefined; line = await lines.next()) read.push(line);
  expect(read).toEqual(all);
});

it('knows whether anybody ever said anything: of what cannot be read, as nohup gives it, nobody did', async () => {
  const said = new PassThrough();
  const lines = linesOfInput(said);
  said.end('one\n');
  expect(await lines.next()).toBe('one');
  expect(await lines.next()).toBeUndefined();
  expect(lines.isUsed).toBe(true);
  const unreadable = new PassThrough();
  const none = linesOfInput(unreadable);
  unreadable.destroy(new Error('EBADF'));
  expect(await none.next()).toBeUndefined();
  expect(none.isUsed).toBe(false);
});
