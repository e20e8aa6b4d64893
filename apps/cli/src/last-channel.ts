import { isUuid } from '@parley/contracts';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from './written-files.js';

/** Where this command keeps what it remembers for whoever uses it. */
export const stateFolder = (): string =>
  join(process.env['XDG_STATE_HOME'] || join(homedir(), '.local', 'state'), 'parley');

/**
 * What `last` means: the channel that this terminal has opened or named last. What goes on elsewhere, such as a timer or
 * another terminal's board, never moves it. One file for each terminal.
 */
const file = (): string => join(stateFolder(), `last-${terminal()}`);

/** Whatever is started from one terminal has its session; where the system tells none, what the terminal says of itself. */
function terminal(): string {
  const said = process.env['TMUX_PANE'] ?? process.env['TERM_SESSION_ID'] ?? process.env['WT_SESSION'] ?? '';
  return `${said}-${sessionId() ?? process.ppid}`.replaceAll(/[^\w-]/gu, '').slice(-100);
}

/** Behind the name, which may have anything in it: state, parent, group, session. */
function sessionId(): string | undefined {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[3];
  } catch {
    return undefined;
  }
}

/** Keeps it for the next command of this terminal; where nothing can be kept, `last` has to be named. */
export function rememberChannel(channelId: string): void {
  try {
    makeFolder(stateFolder(), { mode: 0o700 });
    const unfinished = `${file()}.${process.pid}`;
    writeFileSync(unfinished, channelId, { mode: 0o600 });
    renameSync(unfinished, file());
  } catch {
    // A home that cannot be written to is no reason to refuse a command.
  }
}

export function rememberedChannel(): string | undefined {
  try {
    const kept = readFileSync(file(), 'utf8').trim();
    return isUuid(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}
