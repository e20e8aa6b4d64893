// Programs of their own, as whoever runs an installation starts them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const MAIN = join(fileURLToPath(new URL('..', import.meta.url)), 'apps/cli/dist/main.js');

/** @param environment beside what every program has */
export function program(command, args, environment = {}) {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(command, args, {
    env: { PATH, HOME, NODE_OPTIONS: '--max-semi-space-size=32', ...environment },
    stdio: 'ignore',
  });
  return {
    child,
    pid: child.pid,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

/** Parley's own, by its one entry: `serve channel-admin`, `up`. */
export const parleyProgram = (args, environment) => program(process.execPath, [MAIN, ...args], environment);

/** Waits until what is asked there answers well. @throws where that takes two minutes */
export async function ready(url) {
  for (let left = 1_200; left > 0; left--) {
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await delay(100);
  }
  throw new Error(`${url} does not answer`);
}
