import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openFolder } from '@parley/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { DEFAULT_SERVER, foundServer } from './session.js';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const everybodyAnswers = () =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response('{}')));

it('a folder that was named is never the data of another server, as the one at the usual address', async () => {
  everybodyAnswers();
  vi.stubEnv('PARLEY_DATA', await openFolder());
  expect(await foundServer()).toBeUndefined();
});

it('its own server is found wherever it listens', async () => {
  everybodyAnswers();
  const folder = await openFolder();
  writeFileSync(join(folder, 'server.json'), JSON.stringify({ url: 'http://127.0.0.1:4799', pid: process.pid }));
  vi.stubEnv('PARLEY_DATA', folder);
  expect(await foundServer()).toBe('http://127.0.0.1:4799');
});

it('where none was named, the usual address is asked', async () => {
  everybodyAnswers();
  vi.stubEnv('PARLEY_DATA', '');
  vi.spyOn(process, 'cwd').mockReturnValue(await openFolder());
  expect(await foundServer()).toBe(DEFAULT_SERVER);
});
