import type { Standalone } from '@parley/standalone';
import { ApiClient } from './api-client.js';
import type { Language } from './language.js';
import { note } from './output.js';

/** The options every command takes. */
export interface GlobalOptions {
  output: 'text' | 'json' | 'jsonl';
  server?: string;
  token?: string;
  timeout: string;
  lang?: Language;
  quiet?: boolean;
  input: boolean;
}

export const DEFAULT_SERVER = 'http://127.0.0.1:4700';
/** How long the usual address has to answer before an own stack is started, in milliseconds. */
const PROBE_MS = 300;

/** A connection to Parley, and what has to be closed with it. */
export interface Session {
  client: ApiClient;
  /** True where this command has started the services itself. */
  embedded: boolean;
  close(): Promise<void>;
}

/** Talks to a running server, or starts all services in this process where there is none. */
export async function openSession(options: GlobalOptions): Promise<Session> {
  const token = options.token ?? process.env['PARLEY_TOKEN'];
  const server = options.server ?? process.env['PARLEY_SERVER'];
  const client = (url: string) =>
    new ApiClient(url, {
      timeoutMs: Number(options.timeout) * 1_000,
      plain: options.output === 'text',
      ...(token && { token }),
    });
  if (server || (await serverAnswers(DEFAULT_SERVER))) {
    return { client: client(server ?? DEFAULT_SERVER), embedded: false, close: () => Promise.resolve() };
  }
  const { startFromEnvironment } = await import('@parley/standalone');
  const tell = (line: string) => void (options.quiet || note(line));
  tell('no server at 127.0.0.1:4700: starting the services in this process');
  const stack: Standalone = await startFromEnvironment({ port: 0, note: tell });
  return { client: client(stack.url), embedded: true, close: () => stack.close() };
}

export const serverAnswers = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`, { signal: AbortSignal.timeout(PROBE_MS) }).then(
    (response) => response.ok,
    () => false,
  );
