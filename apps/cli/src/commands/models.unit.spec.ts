import { modelList } from '@parley/llm';
import { openFolder } from '@parley/testing';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { GlobalOptions } from '../session.js';
import { check, modelTable } from './models.js';

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

const DAY = 86_400_000;
const LOOKED_UP = Date.parse('2026-11-21');
const checked = (environment: Record<string, string>, days: number) => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    const status = check(modelList(environment).models, { output: 'text' } as GlobalOptions, LOOKED_UP + days * DAY);
    return { status, text: written.mock.calls.map(([text]) => String(text)).join('') };
  } finally {
    written.mockRestore();
  }
};

describe('what is out of date', () => {
  it('is nothing while the list is of the last 90 days and no model in use ends', () => {
    const { status, text } = checked(KEY, 90);
    expect(status).toBe(0);
    expect(text).toBe('Names, prices and ends were looked up on 2026-11-21, 90 days ago.\n');
  });

  it('is the list after that', () => {
    const { status, text } = checked(KEY, 91);
    expect(status).toBe(2);
    expect(text).toContain('compare them with your provider');
  });

  it.each([
    [8, '! claude-sonnet-4-5-20250929 answers until 2026-11-30; after it: claude-sonnet-5-5'],
    [9, '✗ claude-sonnet-4-5-20250929 has ended on 2026-11-30; use claude-sonnet-5-5'],
  ])('is a model in use that ends (after %i days)', (days, line) => {
    const { status, text } = checked({ ...KEY, PARLEY_MODEL: 'claude-sonnet-4-5-20250929' }, days);
    expect(status).toBe(2);
    expect(text).toContain(line);
  });
});

it('of an installation without a model says that it rehearses', () => {
  expect(modelTable(modelList({}))).toContain('No model is configured: channels are rehearsed.');
  expect(modelTable(modelList(KEY))).not.toContain('rehearsed');
});
