import { newId, type Problem } from '@parley/contracts';
import { LOCAL } from '@parley/http';
import { commandIdOf } from '../../services/channel-admin/src/http/rest-commands.js';
import type { Api } from '../processes.js';
import type { Attempt } from './history.js';

/** How long a client waits for an answer, in milliseconds; then it does not know. */
const PATIENCE_MS = 10_000;

/** What an attempt is told that met nobody. */
export const AWAY = 'nobody-listens';

const isRefused = (error: unknown): boolean =>
  ((error as Error).cause as NodeJS.ErrnoException | undefined)?.code === 'ECONNREFUSED';

/** A command as a client has it, so that it can be sent again. */
export interface Sent {
  what: string;
  /** Absent for an opening. */
  channel_id?: string;
  path: string;
  body: object;
  key: string;
}

/** Whoever calls where nobody needs a key. */
export const isLocal = ({ kind, id }: { kind: string; id: string }): boolean =>
  kind === LOCAL.actor.kind && id === LOCAL.actor.id;

/** Sends commands, and writes down what it knows of each: first that it was sent. */
export class Client {
  readonly attempts: Attempt[] = [];
  /** Answers that no contract has: a 5xx that is no 503. */
  readonly brokenAnswers: string[] = [];

  constructor(private readonly api: Api) {}

  /** @param more what only this time is said of it: a version that is expected, and that nobody may accept it */
  async send(
    sent: Omit<Sent, 'key'> & Partial<Pick<Sent, 'key'>>,
    more: { forbidden?: boolean; headers?: Record<string, string> } = {},
  ): Promise<{ sent: Sent; attempt: Attempt }> {
    const whole: Sent = { key: newId(), ...sent };
    const { what, channel_id, key } = whole;
    const attempt: Attempt = {
      what,
      command_id: commandIdOf(LOCAL, channel_id ?? 'open', { 'idempotency-key': key }),
      outcome: 'unknown',
      ...(channel_id && { channel_id }),
      ...(more.forbidden && { forbidden: true }),
    };
    this.attempts.push(attempt);
    Object.assign(attempt, await this.outcomeOf(whole, more.headers));
    return { sent: whole, attempt };
  }

  private async outcomeOf({ what, path, body, key }: Sent, more = {}): Promise<Partial<Attempt>> {
    try {
      const response = await fetch(`${this.api.commands}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key, ...more },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const { status } = response;
      if (response.ok) {
        const { channel_id, position } = (await response.json()) as { channel_id: string; position: number };
        return { outcome: 'ok', channel_id, position };
      }
      const { code } = (await response.json()) as Problem;
      if (status >= 500 && status !== 503) this.brokenAnswers.push(`${what}: ${status} ${code}`);
      return { outcome: status >= 500 ? 'unknown' : 'fail', code };
    } catch (error) {
      // Nobody listens: it was never sent. Else whoever was to answer was killed, or is too slow: nobody knows.
      return isRefused(error) ? { outcome: 'fail', code: AWAY } : { outcome: 'unknown' };
    }
  }

  /** What is read, or undefined where nobody answers. */
  async get<T>(path: string): Promise<T | undefined> {
    try {
      const response = await fetch(`${this.api.views}${path}`, { signal: AbortSignal.timeout(PATIENCE_MS) });
      if (response.status >= 500 && response.status !== 503) this.brokenAnswers.push(`GET ${path}: ${response.status}`);
      return response.ok ? ((await response.json()) as T) : undefined;
    } catch {
      return undefined;
    }
  }
}
