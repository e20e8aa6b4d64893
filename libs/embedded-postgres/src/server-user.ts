import { spawnSync } from 'node:child_process';

/** The operating system's user that the server runs as where Parley runs as root: Postgres refuses to be root. */
export interface ServerUser {
  uid: number;
  gid: number;
}

const NAME = 'postgres';

/**
 * Root's user for the server, made where the system has none.
 * @returns undefined where the server runs as whoever runs Parley, which is everywhere but as root
 * @throws where root can make no such user, with the remedy in the message
 */
export function serverUser(): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const known = idsOf(NAME);
  if (known) return known;
  const made = spawnSync('useradd', ['--system', '--user-group', '--no-create-home', NAME], { encoding: 'utf8' });
  // Another process may have made it at the same time, so what counts is that it is there.
  const user = idsOf(NAME);
  if (user) return user;
  const reason = (made.error?.message ?? made.stderr).trim();
  throw new Error(
    `Postgres does not run as root, and the user "${NAME}" could not be made (${reason}); make it, or start Parley as another user`,
  );
}

/** Whether that user may pass through a folder. The system itself is asked, so that modes, ACLs and mounts all count. */
export function canEnter(user: ServerUser, folder: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...user, cwd: '/', stdio: 'ignore' }).status === 0;
}

function idsOf(name: string): ServerUser | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }));
  if (uid?.status !== 0 || gid?.status !== 0) return undefined;
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}
