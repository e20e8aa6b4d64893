// The Chromium of the tests. One that has no window draws the same, and leaves out what nobody sees: a fifth less to do for the processor.
import { spawnSync } from 'node:child_process';

const CANDIDATES = [process.env.CHROMIUM_BIN, 'chromium-headless-shell', 'chromium'].filter(Boolean);

/** Its path, or its name where it has to be installed. */
export const CHROMIUM = CANDIDATES.map(pathOf).find(Boolean) ?? CANDIDATES[0];

function pathOf(command) {
  if (command.includes('/')) return command;
  return spawnSync('which', [command], { encoding: 'utf8' }).stdout?.trim();
}
