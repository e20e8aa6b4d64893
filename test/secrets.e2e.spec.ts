import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { natsCalloutMissing } from '@parley/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const WORKERS = ['participant-agents', 'coach-judge', 'termination-monitor'];

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'parley-secrets-'))));
afterAll(() => rmSync(folder, { recursive: true }));

const make = (...words: string[]) =>
  execFileSync(process.execPath, ['apps/cli/dist/make-secrets.js', ...words], {
    cwd: ROOT,
    env: { ...process.env, SECRETS: folder },
  });
const secret = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8');
const all = () =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name), 'utf8')]),
  );

it('secrets are made once; who may say what on the bus is written at each start', () => {
  make();
  const first = all();
  for (const worker of WORKERS) expect(secret('nats', 'nats.conf')).toContain(`"${worker}": {`);
  expect(secret('nats', 'nats.conf')).not.toContain('allow_responses');
  // It speaks for nobody: each command carries the key of whoever says it.
  expect(readdirSync(join(folder, 'voice'))).toEqual(['api_keys.json']);
  expect(secret('transcript-store', 'card_key.pem')).toContain('BEGIN PRIVATE KEY');
  // Prometheus has a key of its own, by which figures are read.
  const keys = JSON.parse(secret('transcript-store', 'api_keys.json')) as { subject: string; scopes: string[] }[];
  expect(keys.map(({ subject }) => subject)).toEqual(['operator', 'monitoring']);
  expect(keys.map(({ scopes }) => scopes)).toEqual([['read', 'write', 'operate', 'admin'], ['read']]);
  expect(secret('transcript-store', 'api_keys.json')).not.toContain(secret('monitoring', 'api_key'));
  // As an earlier version wrote it.
  rmSync(join(folder, 'nats', 'nats.conf'));
  writeFileSync(join(folder, 'nats', 'nats.conf'), 'authorization { users: [] }');
  make();
  expect(all()).toEqual(first);
});

it('the operator’s key of an installation from before makes keys once it was asked for, and no other key does', () => {
  const files = ['channel-admin', 'transcript-store', 'voice'].map((service) => join(folder, service, 'api_keys.json'));
  const now = files.map((file) => readFileSync(file, 'utf8'));
  for (const [index, file] of files.entries()) {
    rmSync(file);
    writeFileSync(file, now[index]!.replace(',"admin"', ''));
  }
  make();
  for (const file of files) expect(readFileSync(file, 'utf8')).not.toContain('admin');
  make('--admin');
  expect(files.map((file) => readFileSync(file, 'utf8'))).toEqual(now);
});

it('a start that was interrupted is made up for', () => {
  rmSync(join(folder, 'migrate', 'complete'));
  rmSync(join(folder, 'coach-judge', 'nats_url'));
  writeFileSync(join(folder, 'coach-judge', 'nats_url'), '');
  make();
  const [, password] = /^nats:\/\/coach-judge:(\w{48})@nats:4222$/u.exec(secret('coach-judge', 'nats_url'))!;
  expect(secret('nats', 'nats.conf')).toContain(password);
  expect(secret('migrate', 'complete')).toBe('');
  const hash = createHash('sha256').update(secret('monitoring', 'api_key')).digest('hex');
  expect(secret('channel-admin', 'api_keys.json')).toContain(hash);
});

it.skipIf(natsCalloutMissing)('nats-server takes the configuration', () => {
  execFileSync(process.env['NATS_SERVER_BIN'] ?? 'nats-server', ['-t', '-c', join(folder, 'nats', 'nats.conf')], {
    stdio: 'pipe',
  });
});
