import { newId } from '@parley/contracts';
import { startLocalServer } from '@parley/testing';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { aLetter, startLetters } from '../../../../services/channel-admin/src/http/dead-letters.fixtures.js';
import { ApiClient } from '../api-client.js';
import { EXIT } from '../exit-codes.js';
import { HOSTILE, STEERS } from '../hostile.fixtures.js';
import type { Session } from '../session.js';
import { speak } from '../language.js';
import { deadLetters, retryLetter, showLetter } from './dead-letters.js';
import {
  changeWebhook,
  deleteWebhook,
  listWebhooks,
  newWebhook,
  replayWebhook,
  rotateWebhook,
  testWebhook,
  webhookDeliveries,
} from './webhooks.js';

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
  await showLetter(operator(), letter.id, {}, options);
  expect(printed).toContain(`FacilitationRequested, event ${letter.event_id} of channel ${letter.channel_id}`);
  expect(printed).toContain('"task": "screen"');
  expect(await retryLetter(operator(), letter.id, {}, options)).toBe(EXIT.done);
  expect(printed).toContain('coach-judge is given it once more (retry 1)');
  await expect(retryLetter(operator(), letter.id, {}, options)).rejects.toThrow('being handled again already');
  await side.letters.settle({ id: letter.id, number: 1 }, { handled: true });
  await expect(retryLetter(operator(), letter.id, {}, options)).rejects.toThrow('was handled again before: at ');
  printed = '';
  await deadLetters(operator(), { status: 'handled' }, options);
  expect(printed).toContain('handled by a retry');
  printed = '';
  speak('zh');
  await deadLetters(operator(), { status: 'handled' }, options);
  await showLetter(operator(), letter.id, {}, options);
  speak();
  for (const word of ['重试后已处理', '放弃者', '尝试', '内容', '原因', '消息']) expect(printed).toContain(word);
  await showLetter(operator(), letter.id, {}, options);
  expect(printed).toMatch(/retried +1×, the last time \S+ \S+ by operator\n {2}handled/u);
});

it('makes, changes, tries, rotates and deletes webhooks, and shows what they were told', async () => {
  const received: string[] = [];
  let status = 204;
  const receiver = await startLocalServer(({ body }, response) => {
    received.push(String(body['type']));
    response.writeHead(status).end();
  });
  await listWebhooks(operator(), options);
  expect(printed).toContain('no server is told anything; try: parley webhooks new https://…');
  const types = ['channel.closed', 'turn.waiting'] as const;
  await newWebhook(operator(), { url: receiver.url, types: [...types], links: true }, options);
  expect(printed).toMatch(
    /on, 0 messages wait\n {2}told of +channel\.closed, turn\.waiting\n.*\n {2}links .*\n {2}public key +whpk_.*\n {2}secret +whsec_/u,
  );
  const id = /^(\S+) {2}http/mu.exec(printed)![1]!;
  expect(await testWebhook(operator(), id, options)).toBe(EXIT.done);
  expect(printed).toMatch(/taken: 204, after \d+ ms/u);
  expect(received).toEqual(['webhook.test']);
  status = 500;
  expect(await testWebhook(operator(), id, options)).toBe(EXIT.systemError);
  expect(printed).toContain('not taken: 500');
  const [secret] = /whsec_\S+/u.exec(printed)!;
  printed = '';
  await rotateWebhook(operator(), id, options);
  expect(printed).toContain('whsec_');
  expect(printed).not.toContain(secret);
  await changeWebhook(operator(), id, { enabled: false, links: false, description: 'Mail' }, options);
  expect(printed).toMatch(/state +off\n[^]*for +Mail/u);
  await webhookDeliveries(operator(), id, {}, options);
  expect(printed).toContain('it was told nothing yet');
  await expect(replayWebhook(operator(), id, { from: '2999-01-01T00:00:00Z' }, options)).rejects.toThrow(
    'from_position',
  );
  await expect(newWebhook(operator(), { url: 'http://10.0.0.1/', types: ['channel.closed'] }, options)).rejects.toThrow(
    'PARLEY_EGRESS_HOSTS',
  );
  await deleteWebhook(operator(), id, options);
  expect(printed).toContain('is told nothing more');
  await expect(testWebhook(operator(), id, options)).rejects.toThrow('there is no such webhook');
  await receiver.close();
});

it('says of a letter that nobody has, and to who may not operate, why it does nothing', async () => {
  await expect(showLetter(operator(), newId(), {}, options)).rejects.toThrow('there is no such dead letter');
  await expect(deadLetters(as('writer'), {}, options)).rejects.toThrow('this needs the scope operate');
});

it('shows an admin another tenant’s, and has them handled again; nobody else', async () => {
  const letter = aLetter({ tenant: 'acme' });
  await side.letters.bury(letter);
  const of = { tenant: 'acme' };
  await expect(deadLetters(operator(), of, options)).rejects.toThrow('this needs the scope admin');
  await deadLetters(as('admin'), {}, options);
  expect(printed).not.toContain(letter.id);
  await deadLetters(as('admin'), of, options);
  expect(printed).toContain(letter.id);
  await expect(showLetter(as('admin'), letter.id, {}, options)).rejects.toThrow('there is no such dead letter');
  await showLetter(as('admin'), letter.id, of, options);
  expect(printed).toContain('FacilitationRequested, event ');
  expect(await retryLetter(as('admin'), letter.id, of, options)).toBe(EXIT.done);
  expect(printed).toContain('coach-judge is given it once more');
});

it('lets neither a cause nor a message steer the terminal', async () => {
  const letter = aLetter({ cause: `Error: ${HOSTILE}`, message: { data: { text: HOSTILE } } });
  const asText = aLetter({ message: `{${HOSTILE}` });
  await side.letters.bury(letter);
  await side.letters.bury(asText);
  await deadLetters(operator(), {}, options);
  await showLetter(operator(), letter.id, {}, options);
  await showLetter(operator(), asText.id, {}, options);
  expect(printed).toContain('FORGED');
  expect(printed).not.toMatch(/^FORGED/mu);
  expect(printed).not.toMatch(STEERS);
});
