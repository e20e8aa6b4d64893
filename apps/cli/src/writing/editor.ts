import { spawnSync } from 'node:child_process';
import { quoted } from '../called.js';

/** The editor that the user has chosen; undefined where none is. */
export const editor = (): string | undefined =>
  process.env['VISUAL']?.trim() || process.env['EDITOR']?.trim() || undefined;

/**
 * Opens a file in it, and waits until it is closed: meanwhile the terminal is the editor's, and nothing here is drawn.
 * @returns false where it did not end well
 */
export function edit(command: string, file: string): boolean {
  const { stdin } = process;
  const wasRaw = stdin.isRaw === true;
  if (wasRaw) stdin.setRawMode(false);
  const { status } = spawnSync(`${command} ${quoted(file)}`, { shell: true, stdio: 'inherit' });
  if (wasRaw) stdin.setRawMode(true);
  return status === 0;
}
