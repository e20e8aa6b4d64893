import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@parley/embedded-postgres';
import { endWithTests, openFolder } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import { expect, it } from 'vitest';
import { MAIN, Program } from './processes.js';

/** How far the first initdb has come, at its beginning and towards its end: what it has written last. */
const MOMENTS = ['PG_VERSION', 'base/4/PG_VERSION'];

it.each(MOMENTS)(
  'the whole tree is killed with -9 when the first initdb has written %s: the next start is a first start',
  async (moment) => {
    const folder = await openFolder();
    const environment = { PARLEY_DATA: folder, PARLEY_MODEL_PROVIDER: 'rehearsal', PORT: String(await freePort()) };
    const tree = startTree(environment);
    await eventually(() => expect(hasWritten(folder, moment)).toBe(true), { interval: 1 });
    // initdb and the server that it runs are of the same group.
    process.kill(-tree.pid!, 'SIGKILL');
    await once(tree, 'exit');
    expect(existsSync(join(folder, 'postgres'))).toBe(false);

    const parley = new Program('up', environment, `http://127.0.0.1:${environment.PORT}/readyz`);
    await parley.start();
    await parley.stop();
    expect((await readdir(folder)).sort()).toEqual(['card_key.pem', 'checkpoint_key.pem', 'postgres', 'secret']);
  },
);

it('asked to end while it starts, it ends at once and takes its server along', async () => {
  const folder = await openFolder();
  const environment = { PARLEY_DATA: folder, PARLEY_MODEL_PROVIDER: 'rehearsal', PORT: String(await freePort()) };
  const tree = startTree(environment);
  const server = join(folder, 'postgres', 'postmaster.pid');
  await eventually(() => expect(existsSync(server)).toBe(true), { interval: 1 });
  tree.kill('SIGTERM');
  expect(await once(tree, 'exit')).toEqual([143, null]);
  await eventually(() => expect(existsSync(server)).toBe(false));
  expect(readdirSync(folder)).not.toContain('owner');
});

function startTree(environment: Record<string, string>): ChildProcess {
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, ...environment };
  return endWithTests(spawn(process.execPath, [MAIN, 'up'], { env, detached: true, stdio: 'ignore' }));
}

function hasWritten(folder: string, moment: string): boolean {
  const unfinished = readdirSync(folder).find((name) => name.startsWith('postgres.unfinished'));
  return unfinished !== undefined && existsSync(join(folder, unfinished, 'cluster', moment));
}
