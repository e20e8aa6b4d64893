import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { commandMissing } from './command-missing.js';

const BINARY = process.env['TMUX_BIN'] ?? 'tmux';

/** How long something may take on a loaded machine, and how often it is looked for, in milliseconds. */
const PATIENCE_MS = 30_000;
const POLL_MS = 100;

/** What has ended stays on the screen, with its exit code. */
const AND_STAY = `trap : INT; "$@"; echo "[exit $?]"; sleep 600`;
const ENDED = /^\[exit (\d+)\]/mu;

/** Whether tmux is there; with CI=true a missing one is an error, never a skip. */
export const tmuxMissing: boolean = commandMissing('tmux', BINARY, '-V');

/** A real terminal in which a command runs: it is typed to, and its screen is read. */
export class TmuxTerminal {
  private readonly socket = `parley-${randomUUID()}`;

  /** @param size columns and rows */
  constructor(command: readonly string[], environment: Record<string, string>, [columns, rows]: [number, number]) {
    const variables = Object.entries(environment).flatMap(([name, value]) => ['-e', `${name}=${value}`]);
    const size = ['-x', String(columns), '-y', String(rows)];
    this.tmux('new-session', '-d', ...size, ...variables, 'sh', '-c', AND_STAY, 'sh', ...command);
  }

  /** Types a line, and Enter. */
  enter(text: string): void {
    this.tmux('send-keys', '-l', text);
    this.press('Enter');
  }

  /** A key by its name, as `C-c`. */
  press(key: string): void {
    this.tmux('send-keys', key);
  }

  /** All that was shown, lines that the terminal has broken as one. */
  screen(): string {
    return this.tmux('capture-pane', '-pJ', '-S', '-');
  }

  /** Waits until it is shown, in however many lines. */
  async shows(text: string): Promise<void> {
    await this.until(() => this.screen().replaceAll(/\s+/gu, ' ').includes(text), text);
  }

  /** Waits until it stands on the screen. */
  async matches(pattern: RegExp): Promise<void> {
    await this.until(() => pattern.test(this.screen()), String(pattern));
  }

  /** Waits for the end of the command. @returns its exit code */
  async ended(): Promise<number> {
    await this.until(() => ENDED.test(this.screen()), 'the end of it');
    return Number(ENDED.exec(this.screen())![1]);
  }

  private async until(holds: () => boolean, what: string): Promise<void> {
    for (const deadline = Date.now() + PATIENCE_MS; !holds(); await delay(POLL_MS))
      if (Date.now() > deadline) throw new Error(`the terminal does not show ${what}:\n${this.screen()}`);
  }

  stop(): void {
    spawnSync(BINARY, ['-L', this.socket, 'kill-server']);
  }

  private tmux(...args: string[]): string {
    return execFileSync(BINARY, ['-L', this.socket, '-f', '/dev/null', ...args], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], LANG: 'C.UTF-8', TERM: 'xterm-256color' },
    });
  }
}
