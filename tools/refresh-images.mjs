// npm run refresh:images [-- --check]: asks each image's registry which bytes its tag is today, and pins them where the image is named.
// Only an index that has amd64 and arm64 is pinned. With --check nothing is written; exit 1 where a tag has moved.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './packages.mjs';

const FILES = ['deploy/Dockerfile', 'docker-compose.yml'].map((file) => join(ROOT, file));
const PINNED = /([a-z][a-z0-9./-]*):([\w.-]+)@(sha256:[0-9a-f]{64})/gu;
const PLATFORMS = ['linux/amd64', 'linux/arm64'];
const INDEXES = 'application/vnd.oci.image.index.v1+json, application/vnd.docker.distribution.manifest.list.v2+json';
const HUB = 'https://registry-1.docker.io';
const PATIENCE_MS = 30_000;

/**
 * @param files name images of Docker's registry as name:tag@digest; they are changed unless `isCheck`
 * @returns what has moved, as {image, from, to}
 * @throws with the image, where nobody answers for it, or it is not there for every platform; no file is changed then
 */
export async function refreshImages(files, { registry = HUB, isCheck = false } = {}) {
  const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  const pins = [...texts.values()].flatMap((text) => [...text.matchAll(PINNED)]);
  const asked = new Map(pins.map(([pin, name, tag, from]) => [pin, { image: `${name}:${tag}`, name, tag, from }]));
  const found = [];
  for (const [pin, { image, name, tag, from }] of asked)
    found.push({ pin, image, from, to: await digestOf(registry, name, tag) });
  const moved = found.filter(({ from, to }) => from !== to);
  for (const [file, text] of isCheck ? [] : texts)
    writeFileSync(
      file,
      moved.reduce((changed, { pin, image, to }) => changed.replaceAll(pin, `${image}@${to}`), text),
    );
  return moved.map(({ image, from, to }) => ({ image, from, to }));
}

async function digestOf(registry, name, tag) {
  const repository = name.includes('/') ? name : `library/${name}`;
  const url = `${registry}/v2/${repository}/manifests/${tag}`;
  const first = await ask(url);
  const answer = first.status === 401 ? await ask(url, await tokenFor(first, name)) : first;
  if (!answer.ok) throw new Error(`${name}:${tag}: the registry answers ${answer.status}`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const { manifests = [] } = JSON.parse(bytes);
  const there = manifests.map(({ platform = {} }) => `${platform.os}/${platform.architecture}`);
  const missing = PLATFORMS.filter((platform) => !there.includes(platform));
  if (missing.length) throw new Error(`${name}:${tag} is not there for ${missing.join(', ')}`);
  return `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
}

/** Anybody gets one who may only read (Docker Registry HTTP API, token authentication). */
async function tokenFor(refused, name) {
  const said = refused.headers.get('www-authenticate') ?? '';
  const { realm, ...rest } = Object.fromEntries(
    [...said.matchAll(/(\w+)="([^"]*)"/gu)].map(([, key, value]) => [key, value]),
  );
  if (!realm) throw new Error(`${name}: the registry wants to know who asks, and does not say how`);
  const answer = await ask(`${realm}?${new URLSearchParams(rest)}`);
  if (!answer.ok) throw new Error(`${name}: no token (${answer.status})`);
  return (await answer.json()).token;
}

const ask = (url, token) =>
  fetch(url, {
    headers: { accept: INDEXES, ...(token && { authorization: `Bearer ${token}` }) },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [option, ...others] = process.argv.slice(2);
  if (others.length || ![undefined, '--check'].includes(option)) {
    console.error('usage: npm run refresh:images [-- --check]');
    process.exit(2);
  }
  const isCheck = option === '--check';
  try {
    const moved = await refreshImages(FILES, { isCheck });
    for (const { image, from, to } of moved) console.log(`${image}: ${from} → ${to}`);
    if (!moved.length) console.log('every image is the one of its tag');
    if (isCheck && moved.length) process.exitCode = 1;
  } catch (error) {
    console.error(`refresh:images: ${error.cause?.message ?? error.message}`);
    process.exitCode = 2;
  }
}
