import { spawnSync } from 'node:child_process';
import { ROOT } from './packages.mjs';

/** Any: npm's lists of everything are megabytes. */
const MOST_BYTES = 2 ** 28;

/** What a program prints that is run at the root. @throws with all that it has said where it fails */
export function outputOf(command, ...args) {
  const shell = process.platform === 'win32' && command === 'npm';
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: ROOT,
    encoding: 'utf8',
    shell,
    maxBuffer: MOST_BYTES,
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stdout}${stderr}`);
  return stdout;
}
