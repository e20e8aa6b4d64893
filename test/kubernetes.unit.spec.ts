import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { SERVICES } from '../apps/cli/src/usage/running.js';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BASE = join(ROOT, 'deploy/kubernetes/base');
const OVERLAY = join(ROOT, 'deploy/kubernetes/overlay');
const textOf = (...path: string[]) => readFileSync(join(...path), 'utf8');

interface Container {
  image: string;
  args?: string[];
  env?: { name: string; value: string }[];
  envFrom?: unknown[];
  securityContext?: object;
  readinessProbe?: object;
  volumeMounts?: { mountPath: string }[];
}
interface Resource {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec: {
    replicas?: number;
    podSelector?: { matchLabels?: { app?: string } };
    selector?: { matchLabels?: { app?: string } };
    template?: { spec: { terminationGracePeriodSeconds?: number; containers: [Container] } };
  };
}
interface Patch {
  path?: string;
  patch?: string;
  target: { kind: string; name?: string };
}
interface Generator {
  name: string;
  literals?: string[];
  files?: string[];
}
interface Kustomization {
  resources: string[];
  patches: Patch[];
  configMapGenerator: Generator[];
  secretGenerator: Generator[];
  images: { name: string; digest?: string }[];
}

const base = parse(textOf(BASE, 'kustomization.yaml')) as Kustomization;
const overlay = parse(textOf(OVERLAY, 'kustomization.yaml')) as Kustomization;
const documentsOf = (folder: string, file: string) =>
  parseAllDocuments(textOf(folder, file)).map((document) => document.toJS() as Resource);

/** What `kubectl kustomize` makes of the base: its patches only add. */
function rendered(): Resource[] {
  const resources = base.resources.flatMap((file) => documentsOf(BASE, file));
  for (const { path, patch, target } of base.patches) {
    const operations = parse(path ? textOf(BASE, path) : patch!) as { op: string; path: string; value: unknown }[];
    const isMeant = ({ kind, metadata }: Resource) =>
      new RegExp(`^${target.kind}$`, 'u').test(kind) && new RegExp(`^${target.name ?? '.*'}$`, 'u').test(metadata.name);
    for (const resource of resources.filter(isMeant)) for (const one of operations) add(resource, one.path, one.value);
  }
  return resources;
}

function add(resource: object, path: string, value: unknown): void {
  const keys = path.slice(1).split('/');
  const parent = keys
    .slice(0, -1)
    .reduce((at, key) => at[key] as Record<string, unknown>, resource as Record<string, unknown>);
  parent[keys.at(-1)!] = structuredClone(value);
}

const resources = rendered();
const ofKind = (kind: string) => resources.filter((resource) => resource.kind === kind);
const containerOf = ({ spec }: Resource) => spec.template!.spec.containers[0];
const deployments = ofKind('Deployment');
const ours = [...deployments, ...ofKind('Job')].filter((one) => containerOf(one).image === 'parley');

describe('what runs in Kubernetes', () => {
  let folder: string;
  beforeAll(() => {
    // Within the clone: types are found from there.
    folder = mkdtempSync(join(ROOT, 'node_modules/.kubernetes-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is of the kinds that it says it is, without a field that they do not have', () => {
    const all = [
      ...resources,
      ...['namespace.yaml', 'outside.yaml', 'ingress.yaml'].flatMap((file) => documentsOf(OVERLAY, file)),
    ];
    const lines = all.map(({ apiVersion, ...rest }, index) => {
      const [group, version] = apiVersion.includes('/') ? apiVersion.split('/') : ['core', apiVersion];
      const type = `import('kubernetes-types/${group!.split('.')[0]}/${version}').${rest.kind}`;
      return `export const of${index}: ${type} = ${JSON.stringify({ apiVersion, ...rest })};`;
    });
    const file = join(folder, 'all.ts');
    writeFileSync(file, lines.join('\n'));
    const args = [
      '--ignoreConfig',
      '--noEmit',
      '--strict',
      '--skipLibCheck',
      '--moduleResolution',
      'bundler',
      '--module',
      'esnext',
      '--target',
      'es2022',
      file,
    ];
    const { stdout, status } = spawnSync(process.execPath, [join(ROOT, 'node_modules/typescript-7/bin/tsc'), ...args], {
      encoding: 'utf8',
      cwd: folder,
    });
    expect(stdout).toBe('');
    expect(status).toBe(0);
  });
});

interface Compose {
  services: Record<
    string,
    { image: string; command?: string[]; environment?: Record<string, string>; stop_grace_period?: string }
  >;
}
const compose = parse(textOf(ROOT, 'docker-compose.yml'), { merge: true }) as Compose;

it('is all that compose runs, with the same commands, variables and time to stop', () => {
  expect(deployments.map(({ metadata }) => metadata.name).toSorted()).toEqual([...SERVICES, 'gateway'].toSorted());
  const common = base.configMapGenerator
    .find(({ name }) => name === 'parley')!
    .literals!.map((line) => line.split('=')[0]!);
  for (const one of ours) {
    const { command, environment, stop_grace_period } = compose.services[one.metadata.name]!;
    const { args, env, envFrom } = containerOf(one);
    expect(args).toEqual(command);
    const own = env!.map(({ name }) => name);
    const wanted = Object.keys(environment!).filter(
      // A key that somebody types before the command is compose's alone.
      (name) => !(envFrom && common.includes(name)) && name !== 'ANTHROPIC_API_KEY',
    );
    expect(own.toSorted()).toEqual(wanted.toSorted());
    for (const { name, value } of env!) if (!/ADDRESS$/u.test(name)) expect(value).toBe(String(environment![name]));
    const grace = one.spec.template!.spec.terminationGracePeriodSeconds;
    if (one.kind === 'Deployment') expect(`${grace}s`).toBe(stop_grace_period);
  }
});

it('finds each secret that a variable names in the one that is made of its folder', () => {
  for (const one of ours) {
    const named = containerOf(one).env!.flatMap(({ value }) => /^\/secrets\/(.+)$/u.exec(value)?.[1] ?? []);
    const made = overlay.secretGenerator.find(({ name }) => name === `parley-${one.metadata.name}`)!.files!;
    expect(made.toSorted()).toEqual(named.map((file) => `secrets/${one.metadata.name}/${file}`).toSorted());
  }
});

it('has no rights, says whether it is ready, and is within bounds of the network', () => {
  const guarded = ofKind('NetworkPolicy').map(({ spec }) => spec.podSelector?.matchLabels?.app);
  const budgeted = ofKind('PodDisruptionBudget').map(({ spec }) => spec.selector?.matchLabels?.app);
  for (const one of deployments) {
    const { securityContext, readinessProbe } = containerOf(one);
    expect(securityContext).toMatchObject({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'] },
    });
    expect(readinessProbe).toBeDefined();
    expect(guarded).toContain(one.metadata.name);
    expect(budgeted.includes(one.metadata.name)).toBe(one.spec.replicas! > 1);
  }
  expect(ofKind('NetworkPolicy')[0]!.spec.podSelector).toEqual({});
});

it('has the gateway’s rules of compose, each file in its place, and images of others by their digest', () => {
  expect(textOf(BASE, 'Caddyfile')).toBe(textOf(ROOT, 'deploy/Caddyfile'));
  const used = [
    ...base.resources,
    ...base.patches.flatMap(({ path }) => path ?? []),
    'Caddyfile',
    'kustomization.yaml',
  ];
  expect(readdirSync(BASE).toSorted()).toEqual(used.toSorted());
  const caddy = overlay.images.find(({ name }) => name === 'caddy')!;
  expect(compose.services['gateway']!.image).toContain(caddy.digest);
});
