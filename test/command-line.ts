import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@parley/embedded-postgres';
import { dataFolder, endWithTests } from '@parley/testing';
import { Program } from './processes.js';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** As where it is installed and on the path: it calls itself by its name alone. */
const INSTALLED = join(ROOT, 'node_modules', '.bin');

export interface Ran {
  code: number | null;
  out: string;
  err: string;
}

/** The `parley` command against a server of its own. */
export interface CommandLine {
  url: string;
  /** Its data folder, for whatever a test writes. */
  folder: string;
  /** Runs the command as a user does, without a terminal. */
  run(...args: string[]): Promise<Ran>;
  /** The same with something to read on its standard input. */
  runWith(input: string, args: string[]): Promise<Ran>;
  stop(): Promise<void>;
}

export async function startCommandLine(): Promise<CommandLine> {
  const folder = await dataFolder();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const parley = new Program('up', { PARLEY_DATA: folder, PORT: String(port) }, `${url}/healthz`);
  await parley.start();
  const runWith = (input: string, args: string[]) => ranWith(input, args, { PARLEY_SERVER: url, PARLEY_DATA: folder });
  return { url, folder, run: (...args) => runWith('', args), runWith, stop: () => parley.stop() };
}

/** Runs the command with these variables and no others of Parley's. */
export function ranWith(input: string, args: string[], settings: Record<string, string>): Promise<Ran> {
  return new Promise((resolve) => {
    const child = endWithTests(
      spawn(process.execPath, [join(INSTALLED, 'parley'), ...args], {
        env: { PATH: [INSTALLED, process.env['PATH']].join(delimiter), HOME: process.env['HOME'], ...settings },
        stdio: ['pipe', 'pipe', 'pipe'],
      }),
    );
    child.stdin.end(input);
    const ran: Ran = { code: null, out: '', err: '' };
    child.stdout.on('data', (data) => (ran.out += String(data)));
    child.stderr.on('data', (data) => (ran.err += String(data)));
    child.on('exit', (code) => resolve({ ...ran, code }));
  });
}
