import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { announceServer } from './announce-server.js';
import { announcedServer } from './server-file.js';

const URL = 'http://127.0.0.1:4799';
let folder: string;

beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'parley-announced-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it.skipIf(!existsSync('/dev/full'))('a full disk is waited for, and ends no start', async () => {
  const unfinished = join(folder, `server.json.${process.pid}`);
  symlinkSync('/dev/full', unfinished);
  const waits: string[] = [];
  const takeBack = await announceServer(folder, URL, ({ message }) => {
    waits.push(message);
    rmSync(unfinished);
  });
  expect(waits).toEqual([expect.stringContaining('ENOSPC')]);
  expect(announcedServer(folder)).toEqual({ url: URL, pid: process.pid });
  takeBack();
  expect(announcedServer(folder)).toBeUndefined();
});

it('a folder that is not there is told at once', async () => {
  await expect(announceServer(join(folder, 'none'), URL, () => undefined)).rejects.toThrow('ENOENT');
});
