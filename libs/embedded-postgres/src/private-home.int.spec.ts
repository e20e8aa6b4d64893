import { chmod, cp, mkdir, mkdtemp, readdir, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { installedBinaries, program, runnableBinaries } from './binaries.js';
import { startEmbeddedPostgres } from './index.js';
import { canEnter, serverUser } from './server-user.js';
import { dataFolder, enterable, makeEnterable, stateFolder } from './state-folder.js';

const isRoot = process.getuid?.() === 0;

/** A home that only root may enter, and a state directory beside it. */
let home: string;
let checkout: string;
let wanted: string;
let state: string;

beforeEach(async () => {
  const folder = await mkdtemp(join(inject('folder'), 'home-'));
  await chmod(folder, 0o755);
  home = join(folder, 'root');
  checkout = join(home, 'parley');
  wanted = join(checkout, '.parley');
  state = join(folder, 'state');
  await mkdir(checkout, { recursive: true });
  await chmod(home, 0o700);
});

const modeOf = async (path: string): Promise<number> => (await stat(path)).mode & 0o777;

describe.skipIf(!isRoot)('as root in a home of mode 0700', () => {
  it('keeps data in the state directory, opens it again there, and leaves the mode of the home alone', async () => {
    const folder = dataFolder(wanted, state);
    expect(folder).toBe(stateFolder(checkout, state));
    const first = await startEmbeddedPostgres({ folder });
    await first.stop();
    expect(dataFolder(wanted, state)).toBe(folder);
    const second = await startEmbeddedPostgres({ folder });
    expect(second.secret).toBe(first.secret);
    await second.stop();
    expect(await modeOf(home)).toBe(0o700);
    expect(await readdir(checkout)).toEqual([]);
  });

  it('lets nobody list what is in the state directory, whatever the umask', async () => {
    const before = process.umask(0o077);
    await makeEnterable(stateFolder(checkout, state)).finally(() => process.umask(before));
    expect(await modeOf(stateFolder(checkout, state))).toBe(0o711);
    expect(await modeOf(state)).toBe(0o711);
  });

  it('stays with data that is in the state directory when the home is opened later', async () => {
    const folder = dataFolder(wanted, state);
    await (await startEmbeddedPostgres({ folder })).stop();
    await chmod(home, 0o755);
    expect(dataFolder(wanted, state)).toBe(folder);
  });

  it('begins nothing new beside data of a home that was closed later, and says what to do', async () => {
    await chmod(home, 0o755);
    await (await startEmbeddedPostgres({ folder: wanted })).stop();
    await chmod(home, 0o700);
    expect(dataFolder(wanted, state)).toBe(wanted);
    await expect(startEmbeddedPostgres({ folder: wanted })).rejects.toThrow(/may not enter.*PARLEY_DATA=/u);
  });

  it('does not move a folder that was asked for, and says what to do in one line', async () => {
    const error = await startEmbeddedPostgres({ folder: wanted }).catch((reason: Error) => reason);
    expect((error as Error).message).toMatch(/^Postgres cannot use .*PARLEY_DATA=\/var\/lib\/parley/u);
    expect((error as Error).message).not.toContain('\n');
  });

  it('copies binaries that the server cannot reach, once', async () => {
    const user = serverUser();
    const native = join(checkout, 'node_modules/postgres/native');
    await cp(installedBinaries().folder, native, { recursive: true, verbatimSymlinks: true });
    const installed = { version: '18.0.0', folder: native };
    const copy = await runnableBinaries(installed, user, state);
    expect(copy).toBe(join(stateFolder(checkout, state), 'postgres-18.0.0'));
    const { ino } = await stat(program(copy, 'postgres'));
    expect(await runnableBinaries(installed, user, state)).toBe(copy);
    expect((await stat(program(copy, 'postgres'))).ino).toBe(ino);
    expect(await readdir(dirname(copy))).toEqual(['postgres-18.0.0']);
    expect(await modeOf(home)).toBe(0o700);
  });

  it('copies binaries once when two processes start at the same time', async () => {
    const native = join(checkout, 'node_modules/postgres/native');
    await cp(installedBinaries().folder, native, { recursive: true, verbatimSymlinks: true });
    const installed = { version: '18.0.0', folder: native };
    const both = [1, 2].map(() => runnableBinaries(installed, serverUser(), state));
    expect(new Set(await Promise.all(both)).size).toBe(1);
    expect(await readdir(stateFolder(checkout, state))).toEqual(['postgres-18.0.0']);
  });
});

describe.skipIf(!isRoot)('as root where the server may enter', () => {
  beforeEach(() => chmod(home, 0o755));

  it('keeps data where it is wanted', () => {
    expect(dataFolder(wanted, state)).toBe(wanted);
    expect(enterable(wanted, 'elsewhere')).toBe(wanted);
  });

  it('opens what it makes itself to the server, whatever the umask', async () => {
    const before = process.umask(0o077);
    await makeEnterable(wanted).finally(() => process.umask(before));
    expect(canEnter(serverUser()!, wanted)).toBe(true);
    expect(await modeOf(home)).toBe(0o755);
  });

  it('runs the installed binaries themselves', async () => {
    const folder = join(checkout, 'native');
    await cp(installedBinaries().folder, folder, { recursive: true, verbatimSymlinks: true });
    expect(await runnableBinaries({ version: '18.0.0', folder }, serverUser(), state)).toBe(folder);
  });
});

it('makes a cluster anew where one was killed in the middle of it', async () => {
  await chmod(home, 0o755);
  await (await startEmbeddedPostgres({ folder: wanted })).stop();
  await rename(join(wanted, 'postgres'), join(wanted, 'postgres.unfinished-abc'));
  const server = await startEmbeddedPostgres({ folder: wanted });
  await server.stop();
  expect(await readdir(wanted)).toEqual(['postgres', 'secret']);
});

it.skipIf(isRoot)('keeps data where it is wanted as an ordinary user, whatever the modes', () => {
  expect(dataFolder(wanted, state)).toBe(wanted);
  expect(serverUser()).toBeUndefined();
});
