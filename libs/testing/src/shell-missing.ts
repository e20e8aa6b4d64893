import { spawnSync } from 'node:child_process';

/** Whether a shell is not there, by its command; with CI=true a missing one is an error, never a skip. */
export function shellMissing(shell: 'zsh' | 'fish'): boolean {
  const missing = spawnSync(shell, ['--version']).error !== undefined;
  if (missing && process.env['CI'] === 'true')
    throw new Error(`${shell} is missing; install it: tools/get-test-servers.mjs`);
  return missing;
}
