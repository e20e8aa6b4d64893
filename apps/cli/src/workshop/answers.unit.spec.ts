import { PassThrough } from 'node:stream';
import { eventually } from '@parley/testing/eventually';
import { expect, it } from 'vitest';
import { linesOfInput } from '../conversing/lines.js';
import { Typing } from '../conversing/typing.js';
import type { Session } from '../session.js';
import { Answers } from './answers.js';

/** A workshop at a terminal or a pipe, and what was said to it. */
function reading(isTyped: boolean) {
  const input = new PassThrough();
  const said: string[] = [];
  const client = { deliver: (_: string, { text }: { text: string }) => Promise.resolve(said.push(text)) };
  const session = { client } as unknown as Session;
  const desk = { lines: linesOfInput(input), isTyped, note: () => undefined };
  const typing = new Typing({ session, channelId: 'c', options: { output: 'text', timeout: 1, input: true }, desk });
  const answers = new Answers(desk.lines, typing, isTyped);
  const over = new AbortController();
  return { input, said, answers, lines: desk.lines, over, done: answers.read(over.signal) };
}

it('takes a command at once where a person types it, and an answer when it is asked for', async () => {
  const { input, said, answers, over, done } = reading(true);
  input.write('early\n\n/continue\n');
  await eventually(() => expect(said).toEqual(['/continue']));
  expect(await answers.next()).toBe('early');
  const second = answers.next();
  input.write('[E]\ne\n');
  expect(await second).toBe('e');
  expect(said).toEqual(['/continue', '[E]']);
  over.abort();
  await done;
});

it('lets each line of a pipe wait for its question: a command behind an answer comes after it', async () => {
  const { input, said, answers, done } = reading(false);
  input.end('first\n/skip\n/end\n');
  expect(await answers.next()).toBe('first');
  expect(said).toEqual([]);
  expect(await answers.next()).toBe('/skip');
  await done;
  expect(said).toEqual(['/end']);
  expect(await answers.next()).toBeUndefined();
});

it('ends with the workshop, whatever it waits for', async () => {
  const { input, answers, over, done } = reading(false);
  input.write('nobody asks\n');
  const asked = answers.next().then(() => answers.next());
  over.abort();
  await done;
  expect(await asked).toBeUndefined();
});

it.each([true, false])('leaves what nobody asked for to the next reader (typed: %s)', async (isTyped) => {
  const { input, said, lines, over, done } = reading(isTyped);
  input.write('/continue\nfirst\nsecond\n');
  await eventually(() => expect(said).toEqual(['/continue']));
  over.abort();
  await done;
  expect([await lines.next(), await lines.next()]).toEqual(['first', 'second']);
});
