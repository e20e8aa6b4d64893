// node tools/pack-client.mjs: makes the package of the API's client as it is published, a folder in .pack and its tarball.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { outputOf } from './output-of.mjs';
import { ROOT } from './packages.mjs';

const SOURCE = join(ROOT, 'libs/client');
const FOLDER = join(ROOT, '.pack/client');

/** @returns its folder and its tarball  @throws where a browser could not load it, or npm refuses it */
export function packClient() {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  outputOf(
    process.execPath,
    join(ROOT, 'node_modules/typescript-7/bin/tsc'),
    '-p',
    join(SOURCE, 'tsconfig.package.json'),
    '--outDir',
    join(FOLDER, 'dist'),
  );
  cpSync(join(SOURCE, 'README.md'), join(FOLDER, 'README.md'));
  cpSync(join(ROOT, 'LICENSE'), join(FOLDER, 'LICENSE'));
  const { scripts: _, private: __, ...manifest } = JSON.parse(readFileSync(join(SOURCE, 'package.json'), 'utf8'));
  const exports = { '.': { types: './dist/index.d.ts', default: './dist/index.js' } };
  writeFileSync(join(FOLDER, 'package.json'), `${JSON.stringify({ ...manifest, exports }, undefined, 2)}\n`);
  const [made] = Object.values(
    JSON.parse(outputOf('npm', 'pack', FOLDER, '--json', '--pack-destination', join(ROOT, '.pack'))),
  );
  return { folder: FOLDER, tarball: join(ROOT, '.pack', made.filename) };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(packClient().tarball);
