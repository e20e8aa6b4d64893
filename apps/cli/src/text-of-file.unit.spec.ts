import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { errorOf } from './error-of.fixtures.js';
import { interviewFile } from './interview/scenario.js';
import { scenarioBody } from './negotiation/scenario.js';
import { roundTableBody } from './round-table/scenario.js';
import { teamBody } from './team/scenario.js';
import { planBody } from './workshop/scenario.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'parley-scenario-'));
  writeFileSync(join(folder, 'large.yaml'), `topic: ${'x'.repeat(5_000_000)}\n`);
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each<[string, (file: string) => unknown]>([
  ['a negotiation', scenarioBody],
  ['a round table', roundTableBody],
  ['a workshop', planBody],
  ['a team', (file) => teamBody(file, new Map())],
  ['an interview', interviewFile],
])('the file of %s is refused by its size, before it is read', (_, read) => {
  expect(errorOf(() => read(join(folder, 'large.yaml')))).toMatch(
    /large\.yaml: it has 5000008 bytes, and may have 1048576/u,
  );
});
