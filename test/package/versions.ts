import { execFile } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { openFolder } from '@parley/testing';

/** A Node and an npm, as somebody may have them. */
export interface Versions {
  name: string;
  node: string;
  /** A script that this Node runs. */
  npm: string;
}

/** Those of this machine. */
export async function present(): Promise<Versions> {
  const npm = process.env['npm_execpath'] ?? join((await run('npm', ['root', '-g'])).trim(), 'npm/bin/npm-cli.js');
  return { name: `Node ${process.versions.node}, its npm`, node: process.execPath, npm };
}

/** All that the package is for: npm 12 does not run on Node 20. */
export const ALL = [
  ['20', '11'],
  ['22', '11'],
  ['22', '12'],
  ['24', '11'],
  ['24', '12'],
] as const;

/**
 * Gets them from npm, where Node is a package as well.
 * @throws where npm has none for this machine, or the one does not go with the other
 */
export async function installed(node: string, npm: string): Promise<Versions> {
  const folder = await openFolder();
  const nodes = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const { npm: own } = await present();
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--engine-strict=false'];
  await run(process.execPath, [own, 'install', '--prefix', folder, `${nodes}@${node}`, `npm@${npm}`, ...quiet]);
  const program = join(folder, 'node_modules', nodes, 'bin/node');
  const script = join(folder, 'node_modules/npm/bin/npm-cli.js');
  const versions = await run(program, [script, 'version', '--json'], folder);
  const { node: ofNode, npm: ofNpm } = JSON.parse(versions) as Record<'node' | 'npm', string>;
  return { name: `Node ${ofNode}, npm ${ofNpm}`, node: program, npm: script };
}

/** How this machine reaches npm's registry may be in any variable. */
export const npmEnvironment = (node: string): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: dirname(node) + delimiter + (process.env['PATH'] ?? ''),
});

/** What a program prints. @throws where it ends with anything but 0, with what it said */
async function run(program: string, args: string[], cwd?: string): Promise<string> {
  const env = npmEnvironment(program);
  const { stdout } = await promisify(execFile)(program, args, { env, ...(cwd && { cwd }) });
  return stdout;
}
