import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { AgentCard, type Task } from '@a2a-js/sdk';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startStack } from './rest.fixtures.js';
import type { Standalone } from './start-standalone.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const GUIDE = readFileSync(`${ROOT}docs/guide/a2a.md`, 'utf8');

let parley: Standalone;
beforeAll(async () => void (parley = await startStack()));
afterAll(() => parley.close());

/** Blocks of the guide in a language, for the server that is there. */
const blocks = (language: string): string[] =>
  [...GUIDE.matchAll(/^```(\w+)\n([^]*?)^```$/gmu)]
    .filter(([, one]) => one === language)
    .map(([, , code]) => code!.replaceAll('http://127.0.0.1:4700', parley.url));

const run = async (program: string, ...given: string[]): Promise<string> =>
  (await promisify(execFile)(program, given, { cwd: ROOT })).stdout;

it('what the guide has one type is answered: the card, a task, and how it stands', async () => {
  const [card, send, get, guest, ...others] = blocks('sh');
  expect(others).toEqual([]);
  const said = AgentCard.fromJSON(JSON.parse(await run('sh', '-c', card!)));
  // Nobody needs a key here, and the card does not say so.
  expect(said).toMatchObject({ securitySchemes: {}, securityRequirements: [], signatures: [{}] });
  const { result } = JSON.parse(await run('sh', '-c', send!)) as { result: { task: Task } };
  expect(result.task).toMatchObject({ status: { state: 'TASK_STATE_COMPLETED' }, artifacts: [{ name: 'outcome' }] });
  const read = JSON.parse(await run('sh', '-c', get!.replace('TASK', result.task.id))) as { result: Task };
  expect(read.result.history[0]).toMatchObject({ parts: [{ text: 'Tea or coffee for the office?' }] });
  // A rehearsal without a script has nothing to say to others.
  expect(JSON.parse(await run('sh', '-c', guest!))).toMatchObject({
    result: { task: { status: { state: 'TASK_STATE_FAILED' } } },
  });
});

it('the guide’s agent asks its person, and has the outcome', async () => {
  const [script] = blocks('js');
  const said = await run(process.execPath, '--input-type=module', '-e', script!);
  expect(said).toMatch(/Ula's turn[^]+"question":[^]+"verdict":[^]+TASK_STATE_COMPLETED\n$/u);
});
