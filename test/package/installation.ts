import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { endWithTests, openFolder } from '@parley/testing';
import type { Versions } from './versions.js';

export interface Ran {
  code: number | null;
  out: string;
  err: string;
}

/** The package as it was installed in an empty folder, which is also where its command is run. */
export class Installation {
  private constructor(
    readonly folder: string,
    private readonly versions: Versions,
  ) {}

  /** @throws with what npm said */
  static async of(tarball: string, versions: Versions): Promise<Installation> {
    const installation = new Installation(await openFolder(), versions);
    const ran = await installation.run(versions.npm, ['install', tarball, '--no-audit', '--no-fund']);
    if (ran.code !== 0) throw new Error(`npm install: ${ran.out}${ran.err}`);
    return installation;
  }

  /** The folders of all that was installed. */
  get packages(): string[] {
    const file = join(this.folder, 'node_modules/.package-lock.json');
    return Object.keys((JSON.parse(readFileSync(file, 'utf8')) as { packages: object }).packages);
  }

  /** A file of the package. */
  file(path: string): string {
    return join(this.folder, 'node_modules/@parley/cli', path);
  }

  parley(...args: string[]): Promise<Ran> {
    return this.run(this.command, args);
  }

  start(args: string[], settings: Record<string, string> = {}): ChildProcess {
    return this.spawn(this.command, args, settings);
  }

  private get command(): string {
    return join(this.folder, 'node_modules/.bin/parley');
  }

  private async run(script: string, args: string[]): Promise<Ran> {
    const child = this.spawn(script, args, {});
    const ran: Ran = { code: null, out: '', err: '' };
    child.stdout!.on('data', (data) => (ran.out += String(data)));
    child.stderr!.on('data', (data) => (ran.err += String(data)));
    [ran.code] = (await once(child, 'close')) as [number | null];
    return ran;
  }

  private spawn(script: string, args: string[], settings: Record<string, string>): ChildProcess {
    const { PATH = '', HOME = '' } = process.env;
    const env = { HOME, PATH: dirname(this.versions.node) + delimiter + PATH, PARLEY_MODEL_PROVIDER: 'rehearsal' };
    return endWithTests(
      spawn(this.versions.node, [script, ...args], {
        cwd: this.folder,
        env: { ...env, ...settings },
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    );
  }
}
