// Generates what follows from proto/: types, schemas. --check changes nothing and fails where what is committed differs.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './packages.mjs';

const COMMITTED = join(ROOT, 'libs/contracts/src/generated');
const FILES = ['types.ts', 'schemas.ts', 'descriptions.ts'];
/** For editors: the contract's part of the scenario files. */
const POLICY_SCHEMA = join(ROOT, 'apps/cli/schema/termination.schema.json');

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
  if (read(POLICY_SCHEMA) !== policySchema()) different.push('termination.schema.json');
  if (different.length) fail(`proto/ has changed: run npm run generate (differs: ${different.join(', ')})`);
} else {
  buf('generate');
  writeFileSync(POLICY_SCHEMA, policySchema());
}

function buf(...args) {
  const { status, error } = spawnSync(process.execPath, [join(ROOT, 'node_modules/@bufbuild/buf/bin/buf'), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (status !== 0) fail(`buf ${args.join(' ')} failed${error ? `: ${error.message}` : ''}`);
}

/** The schema of a termination policy, with what it refers to and nothing else. */
function policySchema() {
  const [, text] = /= (\{[\s\S]*\}) as const;/u.exec(read(join(COMMITTED, 'schemas.ts')));
  const { $schema, $defs } = JSON.parse(text);
  const needed = new Set();
  const visit = (name) => {
    if (needed.has(name)) return;
    needed.add(name);
    for (const [, other] of JSON.stringify($defs[name]).matchAll(/#\/\$defs\/(\w+)/gu)) visit(other);
  };
  visit('TerminationPolicy');
  const defs = Object.fromEntries([...needed].toSorted().map((name) => [name, $defs[name]]));
  return `${JSON.stringify({ $schema, $ref: '#/$defs/TerminationPolicy', $defs: defs }, null, 2)}\n`;
}

function read(file) {
  return readFileSync(file, 'utf8');
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
