import type { Logger } from '@nestjs/common';

/** One line in so many milliseconds: an outage meets every message. */
const EVERY_MS = 30_000;

/** Says that messages wait for something that is away, and what it is. */
export function outageNotice(logger: Logger, service: string): (error: unknown) => void {
  let last = -Infinity;
  return (error) => {
    if (performance.now() - last < EVERY_MS) return;
    last = performance.now();
    logger.warn(`${service} waits, no message is given up: ${String(error)}`);
  };
}
