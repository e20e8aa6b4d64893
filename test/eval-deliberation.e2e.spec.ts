import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { errors, startMessagesApi, type Behaviour } from '@parley/testing';
import { genericAnswerer, startSimulatedApi } from '@parley/testing/simulated-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const EVAL = fileURLToPath(new URL('../tools/eval.mjs', import.meta.url));
const execute = promisify(execFile);

/** What all know speaks for the north, what each knows alone for the south. */
const TASKS = [
  {
    id: 1,
    name: 'shelter',
    description: 'A storm comes. Three of you choose a shelter.',
    shared_information: ['The north has beds.', 'The south is far.'],
    hidden_information: ['The north is under water.', 'The road south is open.', 'The south has a doctor.'],
    possible_answers: ['North Hall', 'South Hall'],
    correct_answer: 'South Hall',
  },
];

const chunk = (delta: object, more: object = {}) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: null, ...more }] })}\n\n`;
const USAGE = `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [], usage: { prompt_tokens: 300, completion_tokens: 5, total_tokens: 305 } })}\n\n`;
const says: Behaviour = (response) => {
  const content = JSON.stringify({ text: 'I think so.\nSouth Hall' });
  response
    .writeHead(200, { 'content-type': 'text/event-stream' })
    .end(chunk({ role: 'assistant', content }) + chunk({}, { finish_reason: 'stop' }) + USAGE + 'data: [DONE]\n\n');
};

/** Whoever has all facts is right; a table never is. */
const answers = genericAnswerer(
  {
    when: ({ schema }) => 'stance' in (schema['properties'] as object),
    answer: () => ({
      says: {
        text: 'I am for the north: it has beds.',
        stance: { claim: 'North Hall.', accepts: [], rejects: [], verdict: 'partly' },
      },
    }),
  },
  {
    when: ({ schema }) => Object.keys(schema['properties'] as object).join() === 'text',
    answer: ({ talk }) => ({
      thinks: 'hmm '.repeat(2_000),
      says: {
        text: `I thought of it.\n${talk.includes('under water') && talk.includes('doctor') ? 'South' : 'North'} Hall\n`,
      },
    }),
  },
);

const folder = mkdtempSync(join(tmpdir(), 'parley-eval-'));
const data = join(folder, 'tasks.json');
beforeAll(() => writeFileSync(data, JSON.stringify(TASKS)));
afterAll(() => rmSync(folder, { recursive: true }));

const PASSED_ON = ['PATH', 'TMPDIR', 'NODE_OPTIONS', 'PARLEY_UNUSED_DATA'];
const evaluate = (file: string, args: string[], environment: Record<string, string>) =>
  execute(process.execPath, [EVAL, 'deliberation', '--data', data, '--answers', file, ...args], {
    env: { ...Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]])), ...environment },
  });
type Row = Record<string, number | string>;
const rowsIn = (stdout: string) =>
  stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);

describe('npm run eval -- deliberation', () => {
  it('stops at its limit in the middle of a board, and goes on from there without paying for anything twice', async () => {
    const api = await startSimulatedApi(answers);
    const claude = { ANTHROPIC_API_KEY: 'sk-ant-test', ANTHROPIC_BASE_URL: api.url };
    const file = join(folder, 'claude.jsonl');
    const first = await evaluate(file, ['--max-usd', '0.25', '--json'], claude);
    expect(first.stderr).toContain('stopped at the limit: the next call may cost');
    expect(rowsIn(first.stdout)).toMatchObject([
      { arm: 'all-facts', tasks: 1, right: 1, share: 1, low: 0.2065, high: 1, calls: 1 },
      {
        arm: 'one-agent',
        tasks: 1,
        right: 0,
        share: 0,
        low: 0,
        high: 0.7935,
        templates: [expect.stringMatching(/^baseline@/)],
      },
      { arm: 'board', tasks: 0, share: null, calls: 0 },
      { arm: 'pooling', tasks: 0 },
      { arm: 'self-consistency', tasks: 0 },
    ]);
    const before = api.requests.length;
    expect(before).toBeGreaterThan(3);

    const second = await evaluate(file, ['--max-usd', '2', '--json'], claude);
    const rows = rowsIn(second.stdout);
    expect(rows).toMatchObject([
      { arm: 'all-facts', tasks: 1, right: 1 },
      { arm: 'one-agent', tasks: 1, right: 0 },
      { arm: 'board', tasks: 1, right: 0, undecided: 0, data: { name: 'hidden profiles' } },
      { arm: 'pooling', tasks: 1, right: 0, undecided: 0 },
      { arm: 'self-consistency', tasks: 1, right: 1 },
    ]);
    const sum = (of: string) => rows.reduce((total, row) => total + Number(row[of]), 0);
    expect(api.requests.length).toBe(sum('calls'));
    const sent = api.requests.flatMap(({ usage }) => (usage ? [usage] : []));
    expect(sum('tokens')).toBe(sent.flatMap((usage) => Object.values(usage)).reduce((total, one) => total + one, 0));
    expect(rows[0]!['spent_usd']).toBeCloseTo(sum('usd'), 6);
    const [, , board, pooling, sampled] = rows as [Row, Row, Row, Row, Row];
    expect(pooling['templates']).not.toEqual(board['templates']);
    expect(Number(sampled['tokens'])).toBeLessThanOrEqual(Number(board['tokens']));
    expect(Number(sampled['tokens'])).toBeGreaterThan(Number(board['tokens']) / 2);
    await api.close();
  });

  it('asks any server that speaks chat completions, without a limit where that costs nothing, and ends where a person has to mend something', async () => {
    let isOpen = false;
    const refuses = errors(401, 'authentication_error', 'no such key');
    const api = await startMessagesApi((response) => (isOpen ? says : refuses)(response));
    const file = join(folder, 'llama.jsonl');
    const local = { PARLEY_OPENAI_BASE_URL: `${api.url}/v1`, PARLEY_MODEL: 'llama' };
    await expect(evaluate(file, ['--arm', 'one-agent'], local)).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/^one agent, one member's facts +0 +0 +– +–/mu) as string,
      stderr: expect.stringMatching(/^stopped: bad_key: .*\nthe same command goes on from /u) as string,
    });
    isOpen = true;
    const { stdout } = await evaluate(file, ['--arm', 'one-agent'], local);
    expect(stdout).toContain('model      openai: llama; for quick work llama');
    expect(stdout).toMatch(/^one agent, one member's facts +1 +1 +1\.000 +0\.206–1\.000 +0 +1 +305 +0\.0000$/mu);
    await api.close();
  });
});
