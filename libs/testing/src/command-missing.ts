import { spawnSync } from 'node:child_process';

/**
 * Whether a command that some tests need is not there; with CI=true a missing one is an error, never a skip.
 * @param command its name, or a path
 * @param asked how it is asked for its version
 */
export function commandMissing(name: string, command = name, asked = '--version'): boolean {
  const missing = spawnSync(command, [asked]).error !== undefined;
  if (missing && process.env['CI'] === 'true')
    throw new Error(`${name} is missing; install it: tools/get-test-servers.mjs`);
  return missing;
}
