import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openFolder } from '@parley/testing';
import { beforeAll, beforeEach, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** Whose each package is that is not of the clone itself. */
const PACKAGES = { compiler: 'tools', spoken: 'apps/cli', shown: 'apps/console', tried: 'libs/testing' };

let clone: string;
let untouched: string;
/** A clone as ours, whose packages come from files: no registry is asked. Made once: npm takes its time for each package. */
beforeAll(async () => {
  clone = untouched = await openFolder();
  for (const name of ['install', 'lockfile', 'packages'])
    put(`tools/${name}.mjs`, readFileSync(join(ROOT, `tools/${name}.mjs`), 'utf8'));
  json('package.json', { name: 'clone', private: true, workspaces: ['libs/*', 'apps/*', 'tools'] });
  for (const [name, folder] of Object.entries(PACKAGES)) {
    json(`${name}/package.json`, { name, version: '1.0.0' });
    put(`${name}/index.js`, '');
    execFileSync('npm', ['pack', '--silent', '--pack-destination', clone], { cwd: join(clone, name) });
    const at = folder.split('/').map(() => '..');
    const needs = { [name]: `file:${at.join('/')}/${name}-1.0.0.tgz` };
    const kind = folder === 'libs/testing' ? 'devDependencies' : 'dependencies';
    json(`${folder}/package.json`, { name: `@clone/${name}`, version: '1.0.0', [kind]: needs });
  }
  execFileSync('npm', ['install', '--package-lock-only', '--silent'], { cwd: clone });
});
beforeEach(async () => {
  clone = await openFolder();
  cpSync(untouched, clone, { recursive: true });
});

function put(path: string, text: string): void {
  mkdirSync(dirname(join(clone, path)), { recursive: true });
  writeFileSync(join(clone, path), text);
}
const json = (path: string, value: object) => put(path, JSON.stringify(value));
const there = () => Object.keys(PACKAGES).filter((name) => existsSync(join(clone, 'node_modules', name, 'index.js')));
const install = (need: string, settings: NodeJS.ProcessEnv = {}) =>
  spawnSync(process.execPath, ['tools/install.mjs', need], {
    ...{ cwd: clone, encoding: 'utf8' },
    env: { ...process.env, ...settings },
  });

it('what a command needs is installed, is added to, and stays; the lockfile is as it was', () => {
  const locked = readFileSync(join(clone, 'package-lock.json'), 'utf8');
  expect(install('demo')).toMatchObject({ status: 0, stderr: expect.stringContaining('installing') });
  expect(there()).toEqual(['compiler', 'spoken']);
  expect(install('demo')).toMatchObject({ status: 0, stderr: '' });
  const { ino } = statSync(join(clone, 'node_modules/spoken/index.js'));
  expect(install('start').status).toBe(0);
  expect(there()).toEqual(['compiler', 'spoken', 'shown']);
  expect(install('all', { NODE_ENV: 'production' }).status).toBe(0);
  expect(there()).toEqual(['compiler', 'spoken', 'shown', 'tried']);
  expect(statSync(join(clone, 'node_modules/spoken/index.js')).ino).toBe(ino);
  for (const need of ['demo', 'start', 'all']) expect(install(need)).toMatchObject({ status: 0, stderr: '' });
  expect(readFileSync(join(clone, 'package-lock.json'), 'utf8')).toBe(locked);
});

it('an installation that was cut off is never taken for a whole one', () => {
  expect(install('demo').status).toBe(0);
  // As a killed command leaves it: npm's record is still the old one.
  const gone = spawnSync(process.execPath, ['-e', '']).pid;
  put('.installing', String(gone));
  rmSync(join(clone, 'node_modules/spoken/index.js'));
  expect(install('demo').status).toBe(0);
  expect(there()).toEqual(['compiler', 'spoken']);
  expect(existsSync(join(clone, '.installing'))).toBe(false);
});

it('one made by hand is judged by what is there', () => {
  const npm = (...args: string[]) => spawnSync('npm', [...args, '--silent'], { cwd: clone }).status;
  expect(npm('ci', '--omit=dev')).toBe(0);
  expect(install('start')).toMatchObject({ status: 0, stderr: '' });
  expect(install('all')).toMatchObject({ status: 0, stderr: expect.stringContaining('installing') });
  expect(npm('ci', '--include=dev')).toBe(0);
  expect(install('all')).toMatchObject({ status: 0, stderr: '' });
});

it('another lockfile is another installation', () => {
  expect(install('demo').status).toBe(0);
  copyFileSync(join(clone, 'package-lock.json'), join(clone, 'old.json'));
  const lock = readFileSync(join(clone, 'package-lock.json'), 'utf8');
  put('package-lock.json', lock.replace(/("integrity": ")[^"]+/u, '$1sha512-none'));
  const { status, stderr } = install('demo');
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('npm ci failed') });
  copyFileSync(join(clone, 'old.json'), join(clone, 'package-lock.json'));
  expect(install('demo').status).toBe(0);
  expect(there()).toEqual(['compiler', 'spoken']);
});

it('two commands at once install once, and both go on with it', async () => {
  const both = ['demo', 'demo'].map((need) => {
    const child = spawn(process.execPath, ['tools/install.mjs', need], { cwd: clone });
    let said = '';
    child.stderr.on('data', (text) => (said += String(text)));
    return once(child, 'exit').then(([code]) => ({ code: code as number, said, whole: there() }));
  });
  const ended = await Promise.all(both);
  expect(ended.map(({ code }) => code)).toEqual([0, 0]);
  expect(ended.map(({ whole }) => whole)).toEqual([
    ['compiler', 'spoken'],
    ['compiler', 'spoken'],
  ]);
  expect(ended.filter(({ said }) => said.includes('installing packages (once)'))).toHaveLength(1);
});
