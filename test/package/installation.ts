import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endWithTests, openFolder } from '@parley/testing';
import { npmEnvironment, type Versions } from './versions.js';

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
    const args = ['install', tarball, '--no-audit', '--no-fund'];
    const ran = await installation.run(versions.npm, args, npmEnvironment(versions));
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
    return this.run(this.command, args, this.environment);
  }

  start(args: string[], settings: Record<string, string> = {}): ChildProcess {
    return this.spawn(this.command, args, { ...this.environment, ...settings });
  }

  /** The command on a machine that has nothing else of it: in another folder, with these settings alone. */
  elsewhere(cwd: string, settings: Record<string, string>, args: string[]): Promise<Ran> {
    const { PATH } = npmEnvironment(this.versions);
    return this.run(this.command, args, { PATH, ...settings }, cwd);
  }

  private get command(): string {
    return join(this.folder, 'node_modules/.bin/parley');
  }

  /** Nothing of Parley's own is set. */
  private get environment(): NodeJS.ProcessEnv {
    const { PATH, HOME } = npmEnvironment(this.versions);
    return { PATH, HOME, PARLEY_MODEL_PROVIDER: 'rehearsal' };
  }

  private async run(script: string, args: string[], env: NodeJS.ProcessEnv, cwd = this.folder): Promise<Ran> {
    const child = this.spawn(script, args, env, cwd);
    const ran: Ran = { code: null, out: '', err: '' };
    child.stdout!.on('data', (data) => (ran.out += String(data)));
    child.stderr!.on('data', (data) => (ran.err += String(data)));
    [ran.code] = (await once(child, 'close')) as [number | null];
    return ran;
  }

  private spawn(script: string, args: string[], env: NodeJS.ProcessEnv, cwd = this.folder): ChildProcess {
    return endWithTests(
      spawn(this.versions.node, [script, ...args], {
        cwd,
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    );
  }
}
