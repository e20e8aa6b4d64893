import { isatty } from 'node:tty';
import { EXIT } from './exit-codes.js';
import { note } from './output.js';

/**
 * Whoever reads along may have read enough, as `head` has: then the command detaches as by Ctrl-C, or is done. What it says of
 * itself beside its output is missed by nobody who has closed that. Where output cannot be written at all, it says so and ends.
 */
export function endWithReader(): void {
  process.stderr.on('error', () => undefined);
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') {
      note(`parley: ${error.message}`);
      process.exit(EXIT.systemError);
    }
    if (!process.emit('SIGINT', 'SIGINT')) process.exit(0);
  });
}

/**
 * Node takes the ignored signal back that nohup gives a command. Where neither what is read nor what is written is a terminal,
 * the end of one is nothing to this command.
 */
export function outliveTerminal(): void {
  if (![0, 1, 2].some((stream) => isatty(stream))) process.on('SIGHUP', () => undefined);
}
