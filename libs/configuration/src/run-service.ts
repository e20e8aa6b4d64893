import { ConfigurationError } from './configuration.js';
import { startFailure } from './start-failure.js';

export interface Running {
  close(): Promise<void>;
  /** How long that may take, in milliseconds, where it is longer than usual. */
  closeMs?: number;
}

/** How long a closing service may take, in milliseconds. */
export const CLOSE_MS = 20_000;

/** Starts a service as a process: configuration errors in one line each, a clean close on SIGTERM and SIGINT. */
export async function runService(name: string, start: () => Promise<Running>): Promise<void> {
  let running: Running;
  try {
    running = await start();
  } catch (error) {
    for (const line of startFailure(error)) process.stderr.write(`${name}: ${line}\n`);
    process.exit(error instanceof ConfigurationError ? 2 : 1);
  }
  let closing = false;
  const close = () => {
    if (closing) process.exit(130);
    closing = true;
    setTimeout(() => process.exit(1), running.closeMs ?? CLOSE_MS).unref();
    void running.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
}
