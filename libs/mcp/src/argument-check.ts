import { Worker } from 'node:worker_threads';
import { toFieldError } from '@parley/contracts';
import type { ErrorObject } from 'ajv';

/** What a call may send, in UTF-16 units of JSON. */
const MAX_ARGUMENTS = 262_144;
const MEMORY_LIMIT_MB = 128;
/** Told at once of one call. */
const MOST_ERRORS = 10;

/** The built file, from the source too: a thread has no loader of TypeScript. The tests' set-up builds it. */
const THREAD = new URL('../dist/check-thread.js', import.meta.url);

/** What the thread is given. */
export interface Check {
  /** As JSON: it is its server's. */
  schema: string;
  draft7: boolean;
  json: string;
  /** Errors that are told, at most. */
  most: number;
}

export type Checked = { errors: ErrorObject[] } | { reason: string };

/**
 * Says what is wrong with a tool's arguments by the schema of its server: 2020-12 as MCP has it, or draft 7 where it says so.
 * @param signal ends it, whatever the schema is
 * @returns an empty text where nothing is wrong. Never throws
 */
export async function wrongArguments(
  schema: Record<string, unknown>,
  args: unknown,
  signal: AbortSignal,
): Promise<string> {
  if (typeof args !== 'object' || args === null || Array.isArray(args)) return 'are no JSON object';
  const json = asJson(args);
  if (json === undefined) return 'cannot be written as JSON';
  if (json.length > MAX_ARGUMENTS) return `are longer than ${MAX_ARGUMENTS} characters`;
  const checked = await inThread(schema, json, signal);
  if ('reason' in checked) return `cannot be checked: the tool's own schema is wrong (${checked.reason})`;
  const errors = checked.errors.map((error) => toFieldError(error));
  return errors.map(({ pointer, reason }) => `${pointer || '/'} ${reason}`).join('; ');
}

/** In a thread of its own, which can be ended: a schema may hold a pattern or a recursion that never comes to its end. */
async function inThread({ $schema, ...schema }: Record<string, unknown>, json: string, signal: AbortSignal) {
  const draft7 = /draft-0[4-7]/u.test(String($schema));
  const check: Check = { schema: JSON.stringify(schema), draft7, json, most: MOST_ERRORS };
  const worker = new Worker(THREAD, {
    workerData: check,
    // How the process was started says nothing of the thread: under the tests it looks for sources.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
    stdout: true,
    stderr: true,
  });
  let late: () => void = () => undefined;
  try {
    return await new Promise<Checked>((resolve) => {
      late = () => resolve({ reason: 'it takes too long' });
      signal.addEventListener('abort', late);
      if (signal.aborted) late();
      worker.once('message', resolve);
      worker.once('error', ({ code, message }: NodeJS.ErrnoException) =>
        resolve({ reason: code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'it takes too much memory' : message }),
      );
      worker.once('exit', (code) => resolve({ reason: `its check ended with ${code}` }));
    });
  } finally {
    signal.removeEventListener('abort', late);
    await worker.terminate();
  }
}

function asJson(args: object): string | undefined {
  try {
    return JSON.stringify(args);
  } catch {
    return undefined;
  }
}
