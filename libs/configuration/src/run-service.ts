import { constants } from 'node:os';
import { isUnavailable } from '@parley/outages';
import { stopTelemetry } from '@parley/telemetry';
import type { ClassConstructor } from 'class-transformer';
import { ConfigurationError, configurationOf } from './configuration.js';

export interface Running {
  close(): Promise<void>;
  /** How long that may take, in milliseconds, where it is longer than usual. */
  closeMs?: number;
}

/** How long a closing service may take, in milliseconds. */
export const CLOSE_MS = 20_000;

/** With what a process ends that a signal has ended, as shells tell it. */
export const endedBy = (signal: NodeJS.Signals): number => 128 + constants.signals[signal];

/**
 * Starts a service as a process: configuration errors in one line each, a clean close on SIGTERM and SIGINT. Whoever ends it
 * before it has started loses nothing: it ends at once, in a way that takes along what it has started.
 */
export async function runService(name: string, start: () => Promise<Running>): Promise<void> {
  let running: Running | undefined;
  let closing = false;
  const close = (signal: NodeJS.Signals) => {
    if (closing || !running) process.exit(endedBy(signal));
    closing = true;
    const end = ({ code, why }: Closed) => {
      if (why !== undefined) process.stderr.write(`${name}: ${why}\n`);
      process.exit(code);
    };
    void closed(running).then(end);
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
  try {
    running = await start();
  } catch (error) {
    for (const line of startFailure(error)) process.stderr.write(`${name}: ${line}\n`);
    process.exit(error instanceof ConfigurationError ? 2 : 1);
  }
}

/** How a close has ended: 0, or 1 and why. */
interface Closed {
  code: 0 | 1;
  why?: string;
}

/** Closes a service within its time. What it had not done by then is asked for again, and done by whoever runs then. */
export async function closed(running: Running): Promise<Closed> {
  const { closeMs = CLOSE_MS } = running;
  let late: NodeJS.Timeout | undefined;
  const inTime = new Promise<Closed>((resolve) => {
    const why = `it has not closed within ${closeMs / 1_000} s: what was under way is left`;
    late = setTimeout(() => resolve({ code: 1, why }), closeMs);
    late.unref();
  });
  const done = async (): Promise<Closed> => {
    try {
      await running.close().finally(stopTelemetry);
      return { code: 0 };
    } catch (error) {
      return { code: 1, why: `closing has failed: ${startFailure(error)[0]}` };
    }
  };
  return Promise.race([done(), inTime]).finally(() => clearTimeout(late));
}

/** Runs a migration as a program: what is wrong in one line, and 2 where it is the configuration. */
export async function runMigration<T extends object>(
  type: ClassConstructor<T>,
  migrate: (configuration: T) => Promise<void>,
): Promise<void> {
  try {
    await migrate(configurationOf(type));
  } catch (error) {
    process.stderr.write(`migrate: ${(error as Error).message}\n`);
    process.exitCode = error instanceof ConfigurationError ? 2 : 1;
  }
}

/** What an operating system, a driver or a server says of a peer that is not there, or not yet. */
const AWAY = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'CONNECTION_REFUSED', 'TIMEOUT'],
  // Postgres: shutting down, crashed, starting up (class 57).
  ...['57P01', '57P02', '57P03'],
]);

/** What is said where a service cannot start, a line each: why, and what to do about a peer that is away. */
export function startFailure(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)];
  const { message, code = '' } = error as NodeJS.ErrnoException;
  const lines = (message || code || error.name).split('\n');
  return AWAY.has(code) || isUnavailable(error)
    ? [...lines, 'see that Postgres and NATS run and can be reached, then start this again']
    : lines;
}
