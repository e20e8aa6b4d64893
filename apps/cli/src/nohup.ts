import { isatty } from 'node:tty';

/**
 * Node takes the ignored signal back that nohup gives a command. Where neither what is read nor what is written is a terminal,
 * the end of one is nothing to this command.
 */
export function outliveTerminal(): void {
  if (![0, 1, 2].some((stream) => isatty(stream))) process.on('SIGHUP', () => undefined);
}
