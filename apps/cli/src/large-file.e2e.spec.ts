import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MAIN } from '../../../test/processes.js';
import { writeLongExport } from './long-export.fixtures.js';

/** What a process may have for all that it keeps, in MiB. */
const HEAP = 48;

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'parley-large-'))));
afterAll(() => rmSync(folder, { recursive: true }));

it('a file that is larger than the memory of the process is verified all the same', async () => {
  const file = join(folder, 'large.jsonl');
  const events = writeLongExport(file, 1.5 * HEAP * 1024 * 1024);
  expect(statSync(file).size).toBeGreaterThan(HEAP * 1024 * 1024);
  const args = [`--max-old-space-size=${HEAP}`, MAIN, 'verify', file, '--output', 'json'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder });
  expect(JSON.parse(stdout)).toMatchObject({ events, witness: { is_proved: false } });
});
