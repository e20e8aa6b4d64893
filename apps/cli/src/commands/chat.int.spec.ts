import { channelsList } from '@parley/client';
import { openFolder } from '@parley/testing';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { eventually } from '@parley/testing/eventually';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startStack } from '../../../standalone/src/rest.fixtures.js';
import { ApiClient } from '../api-client.js';
import { EXIT } from '../exit-codes.js';
import { register } from '../known-protocols.js';
import { PROTOCOLS } from '../protocols.js';
import type { GlobalOptions, Session } from '../session.js';
import { chat, chatIn } from './chat.js';
import { self } from '../called.js';

let parley: Awaited<ReturnType<typeof startStack>>;
let session: Session;
let input: PassThrough;
let printed = '';
const options: GlobalOptions = { output: 'text', timeout: 20, input: true };

beforeAll(async () => {
  register(PROTOCOLS);
  parley = await startStack();
  const client = new ApiClient(parley.url, { timeoutMs: 20_000, plain: true });
  session = { client, embedded: false, close: () => Promise.resolve() };
});
beforeEach(() => {
  input = new PassThrough();
  printed = '';
  vi.spyOn(process, 'stdin', 'get').mockReturnValue(input as never);
  const take = (text: unknown) => ((printed += String(text)), true);
  vi.spyOn(process.stdout, 'write').mockImplementation(take);
  vi.spyOn(process.stderr, 'write').mockImplementation(take);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => parley.close());

const expectPrinted = (text: string) => eventually(() => expect(printed).toContain(text));
const channels = async () => (await channelsList(session.client.to)).data.items;

it('says what begins something, for a slip of the finger and an unknown expert too (D7)', async () => {
  const before = (await channels()).length;
  input.write('hello\n/help\n@tem a guide\n@team\n/plam x\n@archtect,writer a guide\nexit\n');
  // What a script wanted to begin last was refused.
  expect(await chat(session, options)).toBe(EXIT.usage);
  expect(printed).toContain('Nothing is going on here; begin with @team TASK');
  expect(printed).toMatch(/@board TOPIC +a round table discusses it/u);
  expect(printed).toContain('there is no @tem here; did you mean @team?');
  expect(printed).toContain('usage: @team TASK');
  expect(printed).toContain('there is no /plam here; did you mean /plan?');
  expect(printed).toContain('no expert is called archtect. Did you mean software-architect?');
  expect(await channels()).toHaveLength(before);
});

it('goes on when a deliberation is over: the next one begins in the same session (R1, D7)', async () => {
  const ended = chat(session, options);
  // Quotation marks around it are no part of a topic.
  input.write('@board “Should we work four days?”\n');
  await expectPrinted('══');
  expect((await channels()).map(({ topic }) => topic)).toContain('Should we work four days?');
  printed = '';
  input.write('/negotiate A picnic\n');
  await expectPrinted('══');
  input.write('[E]\n');
  expect(await ended).toBe(EXIT.done);
  const opened = (await channels()).map(({ protocol }) => protocol);
  expect(opened).toEqual(expect.arrayContaining(['round-table', 'negotiation']));
});

it('interviews: what is typed is said to the interviewer until that is over, and then to the chat again (I2)', async () => {
  const ended = chat(session, options);
  input.write('/interview A calendar for our club\n');
  await expectPrinted('A calendar for our club');
  // All at once, as a script has it: what comes behind the end of the interview is the chat's.
  input.write('/state\nexit\n/interview\nexit\n');
  expect(await ended).toBe(EXIT.done);
  expect(printed).toContain('usage: /interview TOPIC');
  expect((await channels()).find(({ protocol }) => protocol === 'interview')?.status).toBe('closed');
});

it('/plan takes a report, and an option that it has not is told (W1)', async () => {
  const report = join(await openFolder(), 'survey.md');
  writeFileSync(report, 'Nobody reads on the train.');
  vi.stubEnv('PARLEY_DATA', await openFolder());
  const ended = chat(session, options);
  input.write(`/plan\n/plan A list --frmo v1\n/plan “A reading list” --report "${report}"\n`);
  await expectPrinted('plan trace');
  input.write('[E]\n');
  await ended;
  vi.unstubAllEnvs();
  expect(printed).toContain('nothing to plan; usage: /plan [REQUIREMENT] [--from VERSION|FILE]');
  expect(printed).toContain('there is no --frmo here; usage: /plan');
  const plan = (await channels()).find(({ protocol }) => protocol === 'workshop');
  expect(plan).toMatchObject({ topic: 'A reading list' });
  expect(printed).toMatch(/│ ## Report: survey\.md +│\n│ +│\n│ Nobody reads on the train\./u);
});

it('Ctrl-C leaves it, and says how to go on', async () => {
  const { channel_id } = await session.client.post<{ channel_id: string }>('/v1/round-tables', {
    ...{ mode: 'board', question: 'Fees?' },
    members: [
      { name: 'Ana', kind: 'person' },
      { name: 'Bo', kind: 'person' },
    ],
  });
  const left = chatIn(session, channel_id, options);
  await expectPrinted('⏳ waits for Ana');
  process.emit('SIGINT', 'SIGINT');
  expect(await left).toBe(EXIT.detached);
  expect(printed).toContain(`still running; ${self()} follow ${channel_id} | ${self()} stop ${channel_id}`);
});
