import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { errorOf } from './error-of.fixtures.js';
import { OPENED_FROM } from '@parley/scenarios';
import { bodyOfFile } from './read-yaml.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'parley-scenario-'));
  writeFileSync(join(folder, 'large.yaml'), `topic: ${'x'.repeat(5_000_000)}\n`);
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each(OPENED_FROM)('a file for %s is refused by its size, before it is read', (kind) => {
  expect(errorOf(() => bodyOfFile(kind, join(folder, 'large.yaml')))).toMatch(
    /large\.yaml: it has 5000008 bytes, and may have 1048576/u,
  );
});
