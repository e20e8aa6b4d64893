import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync } from 'node:fs';
import { chmod, cp } from 'node:fs/promises';
import { join } from 'node:path';
import { openFolder } from '@parley/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { installedBinaries, program, runnableBinaries, type Binaries } from './binaries.js';

const isRoot = process.getuid?.() === 0;

let folder: string;
let installed: Binaries;

/** As npm 12 leaves them, and every npm with --ignore-scripts. */
beforeEach(async () => {
  folder = await openFolder();
  const native = join(folder, 'node_modules/postgres/native');
  const isLink = (file: string) => lstatSync(file).isSymbolicLink();
  await cp(installedBinaries().folder, native, { recursive: true, filter: (file) => !isLink(file) });
  installed = { version: '18.0.0', folder: native };
});

const versionOf = (binaries: string) =>
  spawnSync(program(binaries, 'initdb'), ['--version'], { encoding: 'utf8' }).stdout;

describe.runIf(process.platform === 'linux')('binaries that were installed without their links', () => {
  it('do not run as they are', () => {
    expect(spawnSync(program(installed.folder, 'postgres'), ['--version']).status).not.toBe(0);
  });

  it('run where they are, once somebody has wanted them', async () => {
    expect(await runnableBinaries(installed, undefined)).toBe(installed.folder);
    expect(spawnSync(program(installed.folder, 'postgres'), ['--version']).status).toBe(0);
  });

  // Root writes wherever it likes.
  it.skipIf(isRoot)('run as a copy of their own where they are not ours to write', async () => {
    const state = join(folder, 'state');
    await chmod(join(installed.folder, 'lib'), 0o555);
    try {
      const binaries = await runnableBinaries(installed, undefined, state);
      expect(binaries.startsWith(state)).toBe(true);
      expect(versionOf(binaries)).toContain('18');
      expect(await runnableBinaries(installed, undefined, state)).toBe(binaries);
      expect(existsSync(join(installed.folder, 'lib/libpq.so.5'))).toBe(false);
    } finally {
      await chmod(join(installed.folder, 'lib'), 0o755);
    }
  });
});
