import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openFolder } from '@parley/testing';
import { expect, it } from 'vitest';
import { startStack } from './rest.fixtures.js';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** tools/get-test-servers.mjs installs it. */
const JAR = join(
  ROOT,
  'test/openapi-generator/node_modules/@openapitools/openapi-generator-cli/bin/openapi-generator.jar',
);

const works = (command: string, ...parts: string[]) => spawnSync(command, parts).status === 0;
const missing = [
  ...(works('java', '-version') ? [] : ['Java']),
  ...(existsSync(JAR) ? [] : ['OpenAPI Generator']),
  ...(works('python3', '-c', 'import certifi, dateutil, six, urllib3') ? [] : ['Python with urllib3 and six']),
];

it.skipIf(missing.length)('a client in Python that OpenAPI Generator makes takes a seat', async () => {
  const folder = await openFolder();
  const parley = await startStack();
  try {
    const file = join(folder, 'openapi.json');
    await writeFile(file, await (await fetch(`${parley.url}/openapi.json`)).text());
    const older = await run(process.execPath, [join(ROOT, 'tools/openapi-3.0.mjs'), file], { maxBuffer: 1e8 });
    await writeFile(join(folder, 'parley-3.0.json'), older.stdout);
    const wanted = ['-g', 'python', '-i', 'parley-3.0.json', '-o', 'client', '--package-name', 'parley_api'];
    await run('java', ['-jar', JAR, 'generate', ...wanted, '--skip-validate-spec'], { cwd: folder, maxBuffer: 1e8 });
    const { stdout } = await run('python3', [join(ROOT, 'examples/python-client/take-part.py'), parley.url], {
      env: { ...process.env, PYTHONPATH: join(folder, 'client'), PYTHONDONTWRITEBYTECODE: '1' },
    });
    expect(stdout).toContain('pia: Yes, with a rota.');
  } finally {
    await parley.close();
  }
});
