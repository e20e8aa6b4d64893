// Generates what follows from proto/: types, schemas. --check changes nothing and fails where what is committed differs.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './packages.mjs';

const COMMITTED = join(ROOT, 'libs/contracts/src/generated');
const FILES = ['types.ts', 'schemas.ts'];

const check = process.argv.includes('--check');
buf('lint');
if (check) {
  // What was released once is never broken: the image is replaced only at a release (CONTRIBUTING.md).
  buf('breaking', '--against', 'proto/released/v1.binpb');
  const folder = mkdtempSync(join(tmpdir(), 'parley-generate-'));
  // buf wants its output below the working directory's root or absolute: absolute it is.
  buf('generate', '--output', folder);
  const different = FILES.filter(
    (file) => read(join(folder, 'libs/contracts/src/generated', file)) !== read(join(COMMITTED, file)),
  );
  rmSync(folder, { recursive: true });
  if (different.length) fail(`proto/ has changed: run npm run generate (differs: ${different.join(', ')})`);
} else {
  buf('generate');
}

function buf(...args) {
  const { status, error } = spawnSync(process.execPath, [join(ROOT, 'node_modules/@bufbuild/buf/bin/buf'), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (status !== 0) fail(`buf ${args.join(' ')} failed${error ? `: ${error.message}` : ''}`);
}

function read(file) {
  return readFileSync(file, 'utf8');
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
