import { spawnSync } from 'node:child_process';
import { open, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openFolder } from './open-folder.js';

/** A file system of its own, in memory, small enough to be filled. */
export interface SmallDisk {
  /** Where it is. */
  folder: string;
  /** Leaves no room on it, until what this gives is called: whatever is given back meanwhile is taken too. */
  fill(): Promise<() => Promise<void>>;
  /** Takes it away, with all that is on it. */
  close(): void;
}

/** How often room that was given back is taken, in milliseconds. */
const TAKE_EVERY_MS = 50;
const CHUNK = Buffer.alloc(1 << 20);

/** Whether this user may mount nothing on this machine: tried where nobody else sees it. */
export const smallDiskMissing: boolean =
  spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()]).status !== 0;

const mounted = new Set<string>();
process.once('exit', () => mounted.forEach(unmount));

export async function smallDisk(megabytes: number): Promise<SmallDisk> {
  const folder = await openFolder();
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder]);
  if (status !== 0) throw new Error(`no disk of ${megabytes} MB: ${String(stderr)}`);
  mounted.add(folder);
  return { folder, fill: () => fill(folder), close: () => unmount(folder) };
}

/** At once, though somebody still has a file open on it. */
function unmount(folder: string): void {
  spawnSync('umount', ['--lazy', folder]);
  mounted.delete(folder);
}

async function fill(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'ballast');
  const file = await open(path, 'w');
  const over = new AbortController();
  const take = async () => {
    for (;;) {
      const { bavail, bsize } = await statfs(folder);
      const room = Math.min(CHUNK.length, bavail * bsize);
      if (!room) return;
      // Somebody else may have been quicker.
      await file.write(CHUNK, 0, room).catch(() => undefined);
    }
  };
  await take();
  const holding = (async () => {
    while (!over.signal.aborted) {
      await take();
      await delay(TAKE_EVERY_MS, undefined, { signal: over.signal }).catch(() => undefined);
    }
  })();
  return async () => {
    over.abort();
    await holding;
    await file.close();
    await rm(path);
  };
}
