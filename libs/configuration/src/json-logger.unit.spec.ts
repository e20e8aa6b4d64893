import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { JsonLogger } from './json-logger.js';

afterEach(() => void vi.unstubAllEnvs());

it('a log steers no terminal, and says what it was given', () => {
  let lines = '';
  const logger = new JsonLogger('test', 'info', { write: (text) => void (lines += text) });
  const hostile = 'a\u001b[2J\u009b2J\u202e\u007f\nforged';
  logger.log(hostile, hostile);
  logger.error(new Error(hostile));
  expect(lines).toMatch(/^[ -~\n]*$/u);
  const said = lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { msg: string });
  expect(said.map(({ msg }) => msg)).toEqual([hostile, hostile]);
});

it('a log says none of the secrets that the process was given, wherever they stand in what is logged', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parley-log-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'token');
  writeFileSync(file, 'token "of\\file" 0123456789\n');
  vi.stubEnv('ANTHROPIC_API_KEY', 'sk-ant-0123456789');
  vi.stubEnv('PARLEY_A2A_TOKEN_FILE', file);
  vi.stubEnv('PARLEY_OPENAI_HEADERS', '{"X-Team":"planning-0123456789"}');
  vi.stubEnv('DATABASE_URL', 'postgres://parley:password-0123@db:5432/parley');
  vi.stubEnv('NATS_URL_FILE', join(file, 'is-not-there'));
  let lines = '';
  const logger = new JsonLogger('test', 'info', { write: (text) => void (lines += text) });
  logger.log('sent sk-ant-0123456789 with planning-0123456789 and password-0123');
  logger.error(new Error('401: token "of\\file" 0123456789 is unknown'));
  expect(lines).not.toMatch(/0123/u);
  expect(lines).toContain('sent [secret] with [secret] and [secret]');
  expect(lines).toContain('401: [secret] is unknown');
  // What is no secret is told.
  logger.log('parley at db:5432');
  expect(lines).toContain('parley at db:5432');
});
