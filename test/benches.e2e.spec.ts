import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { browserMissing, endWithTests, natsServerMissing } from '@parley/testing';
import { expect, inject, it } from 'vitest';
// @ts-expect-error a script without types
import { BENCHES as KNOWN } from '../bench/benches.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BENCHES = KNOWN as Record<string, { nats?: boolean; browser?: boolean }>;

interface Figure {
  bench: string;
  value: number;
}

/** What it needs and this machine has not. */
function missingFor(name: string): string | undefined {
  const { nats, browser } = BENCHES[name]!;
  if (nats && natsServerMissing) return 'a nats-server';
  return browser && browserMissing ? 'Chromium' : undefined;
}

// No figure is compared with anything: what is tried is that a bench still measures, and what it checks of the log.
it.for(Object.keys(BENCHES))('%s still measures', async (name, { skip }) => {
  const missing = missingFor(name);
  skip(missing !== undefined, `it needs ${missing}`);
  const args = ['bench/run.mjs', name, '--small', '--json'];
  const env = { ...process.env, PARLEY_UNUSED_DATA: inject('unused') };
  const child = endWithTests(spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] }));
  const [output, errors, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  expect(status, errors).toBe(0);
  const figures = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Figure);
  expect(figures.length).toBeGreaterThan(0);
  for (const figure of figures) {
    expect(figure).toEqual(expect.objectContaining({ bench: name, value: expect.any(Number) as number }));
  }
});
