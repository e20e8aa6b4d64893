// npm run release -- --dry-run: makes what a release consists of in .pack/release, with checksums. Without --dry-run it also tags the commit,
// and says what is then published by hand: nobody's keys are here.
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { outputOf } from './output-of.mjs';
import { ROOT } from './packages.mjs';

const FOLDER = join(ROOT, '.pack/release');
const API = { 'openapi.json': ['open-api', 'openApi'], 'asyncapi.json': ['async-api', 'asyncApi'] };

/** What CHANGELOG.md says of a version; of what is unreleased where there is no section of it yet. */
export function notesOf(changelog, version) {
  const sections = changelog.split(/^## /mu).slice(1);
  const titled = (title) => sections.find((section) => section.split(/[\s(]/u)[0] === title);
  const section = titled(version) ?? titled('Unreleased');
  if (section === undefined) throw new Error(`CHANGELOG.md has no section ${version}`);
  return { isReleased: titled(version) !== undefined, text: section.slice(section.indexOf('\n')).trim() };
}

async function release(isDryRun) {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const notes = notesOf(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'), version);
  const uncommitted = outputOf('git', 'status', '--porcelain');
  if (!isDryRun && !notes.isReleased) throw new Error(`CHANGELOG.md has no section ${version}`);
  if (!isDryRun && uncommitted) throw new Error(`not committed:\n${uncommitted}`);
  const left = `${version}.tar.br`;
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const { pack } = await import('./pack.mjs');
  const { packClient } = await import('./pack-client.mjs');
  const tarballs = [(await pack()).file, packClient().tarball];
  for (const file of tarballs) cpSync(file, join(FOLDER, basename(file)));
  for (const [name, [module, of]] of Object.entries(API)) write(name, json((await documents(module))[of]()));
  write('sbom.cdx.json', outputOf('npm', 'sbom', '--sbom-format=cyclonedx', '--omit=dev', '-w', 'apps/cli'));
  outputOf(
    'git',
    'archive',
    '--format=tar.gz',
    `--prefix=parley-${version}/`,
    '-o',
    join(FOLDER, `parley-${version}-deploy.tar.gz`),
    'HEAD',
    'docker-compose.yml',
    'deploy',
    'docs',
    'examples',
    'LICENSE',
  );
  write('NOTES.md', `# Parley ${version}\n\n${notes.text}\n`);
  // What it leaves in the middle of rounds has to be gone on with by the next (test/upgrade).
  const { keepWhatItLeaves } = await import('../test/upgrade/run.mjs');
  keepWhatItLeaves(tarballs[0], join(FOLDER, left));
  const sums = readdirSync(FOLDER)
    .toSorted()
    .map((name) => `${sha256(join(FOLDER, name))}  ${name}`);
  write('SHA256SUMS', `${sums.join('\n')}\n`);
  console.log([`${relative('.', FOLDER)}:`, ...sums].join('\n'));
  if (isDryRun) return;
  outputOf('git', 'tag', '-a', `v${version}`, '-m', `Parley ${version}`);
  const published = tarballs.map(
    (file) => `npm publish --access public ${relative('.', join(FOLDER, basename(file)))}`,
  );
  cpSync(join(FOLDER, left), join(ROOT, 'test/upgrade/released', left));
  const next = `What it leaves is in test/upgrade/released/${left}: commit it, so that the next release is tried with it.`;
  console.log(
    [`tagged v${version}. To publish it:`, `git push origin v${version}`, ...published, ...images(version), next].join(
      '\n',
    ),
  );
}

/** Both images, for both processors, from the tagged commit. */
const images = (version) =>
  [`-t REGISTRY/parley:${version}`, `--target parley -t REGISTRY/parley-alone:${version}`].map(
    (which) => `docker buildx build --platform linux/amd64,linux/arm64 -f deploy/Dockerfile ${which} --push .`,
  );

async function documents(module) {
  const { ensureBuilt } = await import('./build.mjs');
  await ensureBuilt([join(ROOT, 'libs/http')]);
  return import(join(ROOT, `libs/http/dist/generated/${module}.js`));
}

const write = (name, text) => writeFileSync(join(FOLDER, name), text);
const json = (value) => `${JSON.stringify(value, undefined, 2)}\n`;
const sha256 = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [option, ...others] = process.argv.slice(2);
  if (others.length || ![undefined, '--dry-run'].includes(option)) {
    console.error('usage: npm run release [-- --dry-run]');
    process.exit(2);
  }
  await release(option === '--dry-run').catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
