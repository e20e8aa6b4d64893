import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dataFolder, endWithTests } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { installedBinaries, runnableBinaries } from './binaries.js';
import { freePort, startEmbeddedPostgres } from './index.js';
import { beginOf } from './processes.js';
import { startServer } from './server-process.js';
import { serverUser } from './server-user.js';

/** Without a cluster: what is started in it makes one. */
async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(inject('folder'), 'postgres-'));
  await chmod(folder, 0o755);
  return folder;
}

/** What `kill -9` of a parent leaves: its server alive, its files in place, its process gone. */
async function leaveBehind(folder: string): Promise<ChildProcess> {
  const gone = spawn(process.execPath, ['-e', '']);
  await once(gone, 'exit');
  await writeFile(join(folder, 'owner'), `${gone.pid} 1`);
  const user = serverUser();
  const binaries = await runnableBinaries(installedBinaries(), user);
  const databaseDir = join(folder, 'postgres');
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories='];
  return endWithTests(await startServer({ binaries, databaseDir, port: await freePort(), settings, user }));
}

it('opens the same data again after its parent was killed, and ends the server that was left behind', async () => {
  const folder = await newFolder();
  const first = await startEmbeddedPostgres({ folder });
  await first.stop();
  const left = await leaveBehind(folder);
  const second = await startEmbeddedPostgres({ folder });
  expect(second.secret).toBe(first.secret);
  await eventually(() => expect(left.exitCode).toBe(0));
  await second.stop();
});

it('hears that its server is there, wherever the data folder was told to log', async () => {
  const folder = await newFolder();
  const first = await startEmbeddedPostgres({ folder });
  const client = new pg.Client({ connectionString: first.adminUrl });
  await client.connect();
  await client.query('alter system set logging_collector = on');
  await client.query('alter system set log_min_messages = panic');
  await client.query("alter system set log_destination = 'csvlog'");
  await client.end();
  await first.stop();
  const second = await startEmbeddedPostgres({ folder });
  await second.stop();
});

/** A process that lives and is not ours: what a number may belong to by the time it is read. */
function startStranger(): ChildProcess {
  return endWithTests(spawn('sleep', ['600']));
}

it('does not take the folder from a process that lives, and says which', async () => {
  const folder = await newFolder();
  const script = `setInterval(() => undefined, 1000)`;
  const living = endWithTests(spawn(process.execPath, ['-e', script]));
  await writeFile(join(folder, 'owner'), `${living.pid} ${beginOf(living.pid!)}`);
  await expect(startEmbeddedPostgres({ folder })).rejects.toThrow(`in use by process ${living.pid}`);
  // As where the system does not say when a process began.
  await writeFile(join(folder, 'owner'), String(living.pid));
  await expect(startEmbeddedPostgres({ folder })).rejects.toThrow(`in use by process ${living.pid}`);
  living.kill();
  expect(await readdir(folder)).toEqual(['owner']);
});

it.each([
  ['that began later', (pid: number) => `${pid} 1`],
  ['of another program, where the system did not say when it began', (pid: number) => String(pid)],
])('takes the folder over from a stale owner whose number is now that of a process %s', async (_, owner) => {
  const folder = await dataFolder();
  const stranger = startStranger();
  await writeFile(join(folder, 'owner'), owner(stranger.pid!));
  const server = await startEmbeddedPostgres({ folder });
  expect(await readFile(join(folder, 'owner'), 'utf8')).toBe(`${process.pid} ${beginOf(process.pid)}`);
  await server.stop();
  expect(stranger.exitCode).toBeNull();
  stranger.kill();
});

it('ends no stranger for a stale file that names its process number, and opens the data all the same', async () => {
  const folder = await dataFolder();
  const first = await startEmbeddedPostgres({ folder });
  const pidFile = join(folder, 'postgres/postmaster.pid');
  const left = await readFile(pidFile, 'utf8');
  await first.stop();
  const stranger = startStranger();
  await writeFile(pidFile, left.replace(/^\d+/u, String(stranger.pid)));
  const server = await startEmbeddedPostgres({ folder });
  expect(stranger.exitCode).toBeNull();
  await server.stop();
  stranger.kill();
});

it('opens the data though a postmaster that is dead has left its file', async () => {
  const folder = await dataFolder();
  const first = await startEmbeddedPostgres({ folder });
  const pidFile = join(folder, 'postgres/postmaster.pid');
  const left = await readFile(pidFile, 'utf8');
  await first.stop();
  const gone = spawn(process.execPath, ['-e', '']);
  await once(gone, 'exit');
  await writeFile(pidFile, left.replace(/^\d+/u, String(gone.pid)));
  await (await startEmbeddedPostgres({ folder })).stop();
});

it.skipIf(process.platform === 'win32')('hears no Ctrl-C of the terminal it was started from', async () => {
  const folder = await dataFolder();
  const server = await startEmbeddedPostgres({ folder });
  const pid = String(await pidOf(folder));
  const { stdout } = spawnSync('ps', ['-o', 'pgid=', '-p', pid], { encoding: 'utf8' });
  expect(stdout.trim()).toBe(pid);
  await server.stop();
});

it('removes what an initdb that was killed has left, and nothing else', async () => {
  const folder = await newFolder();
  for (const left of ['postgres.unfinished-abc', 'postgres.backup'])
    await mkdir(join(folder, left, 'base'), { recursive: true });
  await (await startEmbeddedPostgres({ folder })).stop();
  expect((await readdir(folder)).sort()).toEqual(['postgres', 'postgres.backup', 'secret']);
});

const pidOf = async (folder: string): Promise<number> =>
  Number((await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);

it.each(['SIGKILL', 'SIGTERM'] as const)('starts the server again after %s, at the same address', async (signal) => {
  const folder = await dataFolder();
  const ended: string[] = [];
  const server = await startEmbeddedPostgres({ folder, onEnded: (why) => ended.push(why) });
  for (const times of [1, 2]) {
    process.kill(await pidOf(folder), signal);
    await eventually(() => expect(ended).toHaveLength(times));
    await eventually(async () => {
      const client = new pg.Client({ connectionString: server.adminUrl });
      client.on('error', () => undefined);
      await client.connect();
      await client.end();
    });
  }
  expect(ended[0]).toContain('Postgres ended');
  await server.stop();
});

it('is stopped in the middle of starting again', async () => {
  const folder = await dataFolder();
  let tell = () => undefined as void;
  const told = new Promise<void>((resolve) => (tell = resolve));
  const server = await startEmbeddedPostgres({ folder, onEnded: () => tell() });
  process.kill(await pidOf(folder), 'SIGKILL');
  await told;
  await server.stop();
  expect(await readdir(folder)).toEqual(['postgres', 'secret']);
  await expect(new pg.Client({ connectionString: server.adminUrl }).connect()).rejects.toThrow();
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
    const folder = await dataFolder();
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
  const folder = await dataFolder();
  const server = await startEmbeddedPostgres({ folder });
  const pid = Number((await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);
  process.kill(pid, 'SIGINT');
  await server.stop();
  await server.stop();
});
