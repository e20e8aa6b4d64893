import { modelList } from '@parley/llm';
import { openFolder } from '@parley/testing';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { modelTable } from './models.js';

const KEY = { ANTHROPIC_API_KEY: 'sk-ant-test' };
const lineOf = (environment: Record<string, string>, id: string) =>
  modelTable(modelList(environment))
    .split('\n')
    .find((line) => line.includes(id));

it('says what a model costs, what it does, and when that was looked up', () => {
  expect(lineOf(KEY, 'claude-haiku-5-5')).toMatch(
    /quick work.*\$0\.1 .*\$0\.5 .*\$0\.01 .*\$0\.125 .*2026-10-07.*2026-11-21/u,
  );
  expect(lineOf(KEY, 'over 100000 tokens')).toMatch(/\$0\.5 .*\$2\.5 /u);
});

it('lists a model of unknown price that the environment names, and says so', () => {
  expect(lineOf({ ...KEY, PARLEY_MODEL: 'claude-opus-9' }, 'claude-opus-9')).toMatch(/speaking and writing.*unknown/u);
});

it('lists what PARLEY_PRICES says, as told by it', async () => {
  const file = join(await openFolder(), 'prices.json');
  writeFileSync(file, JSON.stringify({ mine: { input: 7, output: 8, cache_read: 0, cache_write: 0 } }));
  expect(lineOf({ ...KEY, PARLEY_PRICES: file }, 'mine')).toMatch(/\$7 .*\$8 .*PARLEY_PRICES/u);
});

it('of an installation without a model says that it rehearses', () => {
  expect(modelTable(modelList({}))).toContain('No model is configured: channels are rehearsed.');
  expect(modelTable(modelList(KEY))).not.toContain('rehearsed');
});
