// npm run try:images [-- amd64|arm64 …]: builds the image `parley` for each processor, and looks which one the programs in it are for.
// With buildx whole images are built. Without, the base image is this machine's, and what is ours is made for the other processor all the same.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT } from './packages.mjs';
import { programsIn } from './processors.mjs';

const PROCESSORS = ['amd64', 'arm64'];
const wanted = process.argv.slice(2);
if (wanted.some((one) => !PROCESSORS.includes(one))) {
  console.error(`usage: npm run try:images [-- ${PROCESSORS.join('|')} …]`);
  process.exit(2);
}
const { NODE_IMAGE, BUILD_NETWORK } = process.env;
const hasBuildx = spawnSync('docker', ['buildx', 'version'], { stdio: 'ignore' }).status === 0;

function docker(...words) {
  const { status, stdout, stderr, error } = spawnSync('docker', words, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 });
  if (error || status !== 0)
    throw error ?? new Error(`docker ${words[0]} ended with ${status}\n${stderr.slice(-2_000)}`);
  return stdout.trim();
}

/** What is in `/parley` of the image for a processor. */
function tried(processor) {
  const image = `parley:try-${processor}`;
  const how = hasBuildx
    ? ['buildx', 'build', '--load', '--platform', `linux/${processor}`]
    : ['build', '--build-arg', `TARGETARCH=${processor}`];
  const more = [
    ...(NODE_IMAGE ? ['--build-arg', `NODE_IMAGE=${NODE_IMAGE}`] : []),
    ...(BUILD_NETWORK ? ['--network', BUILD_NETWORK] : []),
  ];
  docker(...how, ...more, '-f', 'deploy/Dockerfile', '--target', 'parley', '-t', image, '.');
  const container = docker('create', image);
  const folder = mkdtempSync(join(tmpdir(), 'parley-image-'));
  try {
    docker('cp', `${container}:/parley`, folder);
    return programsIn(folder).map(({ file, ...rest }) => ({ ...rest, file: relative(folder, file) }));
  } finally {
    docker('rm', container);
    rmSync(folder, { recursive: true, force: true });
  }
}

for (const processor of wanted.length ? wanted : PROCESSORS) {
  const programs = tried(processor);
  const others = programs.filter((one) => one.processor !== processor);
  const postgres = programs.find(({ file }) => /\/native\/bin\/postgres$/u.test(file));
  const isGood = postgres?.processor === processor && others.length === 0;
  console.log(
    `${isGood ? '✓' : '✗'} ${processor}: ${programs.length} programs and libraries, Postgres: ${postgres?.file ?? 'missing'}`,
  );
  for (const { file, processor: other } of others) console.log(`  ${file} is for ${other}`);
  if (!isGood) process.exitCode = 1;
}
if (!hasBuildx)
  console.log('There is no buildx here: node itself, in the base image, was not built for another processor.');
