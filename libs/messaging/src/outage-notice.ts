import type { LoggerService } from '@nestjs/common';

/** One line in so many milliseconds: an outage meets every message, and every try. */
const EVERY_MS = 30_000;

/** Says that messages wait for something that is away, and what it is. */
export function outageNotice(logger: Pick<LoggerService, 'warn'>, who: string): (error: unknown) => void {
  let last = -Infinity;
  return (error) => {
    if (performance.now() - last < EVERY_MS) return;
    last = performance.now();
    logger.warn(`${who} waits, no message is given up: ${String(error)}`);
  };
}
