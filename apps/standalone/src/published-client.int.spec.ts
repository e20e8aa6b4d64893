import { execFile, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { openFolder } from '@parley/testing';
import { publint } from 'publint';
import { beforeAll, expect, it } from 'vitest';
// @ts-expect-error a script without types
import { packClient } from '../../../tools/pack-client.mjs';
import { KEYS, startStack } from './rest.fixtures.js';

const ROOT = join(import.meta.dirname, '../../..');

let made: { folder: string; tarball: string };
beforeAll(() => void (made = packClient() as typeof made));

it('is found by every bundler and every version of Node, with its types', async () => {
  const bytes = readFileSync(made.tarball);
  const tarball = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  expect((await publint({ pack: { tarball } })).messages).toEqual([]);
  const checked = await checkPackage(createPackageFromTarballData(bytes));
  // What knows no `exports`, or no modules, is none that it is for.
  const others = ['node10', 'node16-cjs'];
  const problems = checked.types ? checked.problems : ['no types'];
  expect(problems.filter((one) => !others.includes((one as { resolutionKind?: string }).resolutionKind ?? ''))).toEqual(
    [],
  );
});

it('does what its README says', async () => {
  const folder = await openFolder();
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@parley'), { recursive: true });
  expect(spawnSync('tar', ['-xzf', made.tarball, '-C', modules]).status).toBe(0);
  cpSync(join(modules, 'package'), join(modules, '@parley/client'), { recursive: true });
  cpSync(join(ROOT, 'node_modules/eventsource-parser'), join(modules, 'eventsource-parser'), { recursive: true });
  const [, lines = ''] = /```js\n(.*?)```/su.exec(readFileSync(join(made.folder, 'README.md'), 'utf8')) ?? [];
  expect(lines.trim().split('\n').length).toBeLessThanOrEqual(12);
  writeFileSync(join(folder, 'lines.mjs'), lines);
  const parley = await startStack({ keys: true });
  try {
    const env = { ...process.env, PARLEY_SERVER: parley.url, PARLEY_TOKEN: KEYS.acme };
    const { stdout } = await promisify(execFile)(process.execPath, ['lines.mjs'], { cwd: folder, env });
    const [ana, ben, status, code] = stdout.trim().split('\n');
    expect([ana, ben].toSorted()).toEqual([expect.stringMatching(/^ana: \S/u), expect.stringMatching(/^ben: \S/u)]);
    expect([status, code]).toEqual(['rehearsed', 'invalid-request']);
  } finally {
    await parley.close();
  }
});
