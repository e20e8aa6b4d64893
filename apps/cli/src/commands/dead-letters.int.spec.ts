import { newId } from '@parley/contracts';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { aLetter, startLetters } from '../../../../services/channel-admin/src/http/dead-letters.fixtures.js';
import { ApiClient } from '../api-client.js';
import { EXIT } from '../exit-codes.js';
import { HOSTILE, STEERS } from '../hostile.fixtures.js';
import type { Session } from '../session.js';
import { speak } from '../language.js';
import { deadLetters, retryLetter, showLetter } from './dead-letters.js';

let side: Awaited<ReturnType<typeof startLetters>>;
let printed = '';
const options = { output: 'text', timeout: 20, input: true, quiet: true } as const;

const as = (token: string): Session => ({
  client: new ApiClient(side.url, { token, timeoutMs: 20_000, plain: true }),
  embedded: false,
  close: () => Promise.resolve(),
});
const operator = () => as('operator');

beforeAll(async () => {
  side = await startLetters();
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => ((printed += String(text)), true));
});
afterEach(() => (printed = ''));
afterAll(async () => {
  vi.restoreAllMocks();
  await side.close();
});

it('lists what was given up with its cause, shows what it was about, and has it handled again once', async () => {
  expect(await deadLetters(operator(), {}, options)).toBe(EXIT.done);
  expect(printed).toContain('no message was given up');
  const letter = aLetter();
  await side.letters.bury(letter);
  await deadLetters(operator(), {}, options);
  expect(printed).toContain(`coach-judge.FacilitationRequested · given up: ${letter.cause}`);
  await showLetter(operator(), letter.id, options);
  expect(printed).toContain(`FacilitationRequested, event ${letter.event_id} of channel ${letter.channel_id}`);
  expect(printed).toContain('"task": "screen"');
  expect(await retryLetter(operator(), letter.id, options)).toBe(EXIT.done);
  expect(printed).toContain('coach-judge is given it once more (retry 1)');
  await expect(retryLetter(operator(), letter.id, options)).rejects.toThrow('being handled again already');
  await side.letters.settle({ id: letter.id, number: 1 }, { handled: true });
  await expect(retryLetter(operator(), letter.id, options)).rejects.toThrow('was handled again before: at ');
  printed = '';
  await deadLetters(operator(), { status: 'handled' }, options);
  expect(printed).toContain('handled by a retry');
  printed = '';
  speak('zh');
  await deadLetters(operator(), { status: 'handled' }, options);
  await showLetter(operator(), letter.id, options);
  speak();
  for (const word of ['重试后已处理', '放弃者', '尝试', '内容', '原因', '消息']) expect(printed).toContain(word);
  await showLetter(operator(), letter.id, options);
  expect(printed).toMatch(/retried +1×, the last time \S+ \S+ by operator\n {2}handled/u);
});

it('says of a letter that nobody has, and to who may not operate, why it does nothing', async () => {
  await expect(showLetter(operator(), newId(), options)).rejects.toThrow('there is no such dead letter');
  await expect(deadLetters(as('writer'), {}, options)).rejects.toThrow('this needs the scope operate');
});

it('lets neither a cause nor a message steer the terminal', async () => {
  const letter = aLetter({ cause: `Error: ${HOSTILE}`, message: { data: { text: HOSTILE } } });
  const asText = aLetter({ message: `{${HOSTILE}` });
  await side.letters.bury(letter);
  await side.letters.bury(asText);
  await deadLetters(operator(), {}, options);
  await showLetter(operator(), letter.id, options);
  await showLetter(operator(), asText.id, options);
  expect(printed).toContain('FORGED');
  expect(printed).not.toMatch(/^FORGED/mu);
  expect(printed).not.toMatch(STEERS);
});
