import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { startEmbeddedPostgres } from './index.js';

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(inject('folder'), 'postgres-'));
  await chmod(folder, 0o755);
  return folder;
}

/** What `kill -9` of a parent leaves: its server alive, its files in place, its process gone. */
async function leaveBehind(folder: string): Promise<void> {
  const gone = spawn(process.execPath, ['-e', '']);
  await once(gone, 'exit');
  await writeFile(join(folder, 'owner'), String(gone.pid));
}

it('opens the same data again after its parent was killed, and ends the server that was left behind', async () => {
  const folder = await newFolder();
  const first = await startEmbeddedPostgres({ folder });
  const pid = Number((await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);
  await leaveBehind(folder);
  const second = await startEmbeddedPostgres({ folder });
  expect(second.secret).toBe(first.secret);
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  await second.stop();
});

it('does not take the folder from a process that lives, and says which', async () => {
  const folder = await newFolder();
  const living = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)']);
  await writeFile(join(folder, 'owner'), String(living.pid));
  await expect(startEmbeddedPostgres({ folder })).rejects.toThrow(`in use by process ${living.pid}`);
  living.kill();
});

it('ends no stranger for a stale file that names its process number', async () => {
  const folder = await newFolder();
  const stranger = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)']);
  await mkdir(join(folder, 'postgres'));
  await writeFile(join(folder, 'postgres/postmaster.pid'), `${stranger.pid}\n`);
  const server = await startEmbeddedPostgres({ folder });
  expect(stranger.exitCode).toBeNull();
  await server.stop();
  stranger.kill();
});

it('keeps its secret to its user, and names the remedy for a folder it cannot use', async () => {
  const folder = await newFolder();
  const server = await startEmbeddedPostgres({ folder });
  expect((await stat(join(folder, 'secret'))).mode & 0o077).toBe(0);
  expect(server.adminUrl).toContain(server.secret);
  await server.stop();
  await writeFile(join(folder, 'file'), '');
  await expect(startEmbeddedPostgres({ folder: join(folder, 'file', 'below') })).rejects.toThrow('PARLEY_DATA');
});

it.skipIf(process.platform !== 'linux')(
  'hands no key of this process to the server, which may be another user',
  async () => {
    process.env['ANTHROPIC_API_KEY'] = 'sk-ant-secret';
    const folder = await newFolder();
    const server = await startEmbeddedPostgres({ folder });
    const pid = (await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0];
    const environment = await readFile(`/proc/${pid}/environ`, 'utf8');
    expect(environment).toContain('LC_ALL=C');
    expect(environment).not.toContain('sk-ant-secret');
    await server.stop();
    delete process.env['ANTHROPIC_API_KEY'];
  },
);

it('stops a server that has ended by itself', async () => {
  const folder = await newFolder();
  const server = await startEmbeddedPostgres({ folder });
  const pid = Number((await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);
  process.kill(pid, 'SIGINT');
  await server.stop();
  await server.stop();
});
