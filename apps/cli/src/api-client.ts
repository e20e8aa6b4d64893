import type { Problem, RecordedEvent, TokenFrame } from '@parley/contracts';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { complaints } from './errors-wording.js';
import { CliError, EXIT } from './exit-codes.js';
import { shown } from './shown.js';

const RECONNECT_MS = 500;
const RECONNECTS = 20;

/** Parley's REST API, with problems as errors a user can read. */
export class ApiClient {
  constructor(
    readonly url: string,
    /** With `plain`, what is said by others is made ready for the screen. */
    private readonly options: { token?: string; timeoutMs: number; plain?: boolean },
  ) {}

  async get<T>(path: string): Promise<T> {
    return this.read<T>(await this.request('GET', path));
  }

  /** Every page of a list. @param path with a query */
  async all<Item>(path: string): Promise<Item[]> {
    const items: Item[] = [];
    for (let next = ''; ;) {
      const page = await this.get<{ items: Item[]; next_cursor?: string }>(path + next);
      items.push(...page.items);
      if (!page.next_cursor) return items;
      next = `&cursor=${page.next_cursor}`;
    }
  }

  async text(path: string): Promise<string> {
    return (await this.request('GET', path)).text();
  }

  async post<T>(path: string, body: unknown): Promise<T> {
    return this.read<T>(await this.request('POST', path, body));
  }

  async delete<T>(path: string): Promise<T> {
    return this.read<T>(await this.request('DELETE', path));
  }

  /**
   * Waits a moment (2 s at most) for the views of a channel to come to a position of the log: what was written, or was
   * seen in an event, is then there to be read.
   * @returns whether they have
   */
  async caughtUp(channelId: string, position: number): Promise<boolean> {
    const path = `/v1/channels/${encodeURIComponent(channelId)}?min_position=${position}`;
    const view = await this.get<{ position: number }>(path).catch(() => undefined);
    return view !== undefined && view.position >= position;
  }

  /** Waits for it as long as for any request. @throws CliError where the views do not come so far */
  async waitForViews(channelId: string, position: number): Promise<void> {
    const deadline = Date.now() + this.options.timeoutMs;
    while (!(await this.caughtUp(channelId, position))) {
      if (Date.now() > deadline) throw new CliError(complaints().viewsBehind(channelId), EXIT.systemError);
      await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS));
    }
  }

  /**
   * A channel's events from the first on, as they are committed; comes back by itself after a cut.
   * @param onToken is told what is said between them while it is said
   */
  async *events(
    channelId: string,
    signal?: AbortSignal,
    onToken: (frame: TokenFrame) => void = () => undefined,
  ): AsyncGenerator<RecordedEvent> {
    let after = 0;
    for (let failures = 0; failures < RECONNECTS; failures++) {
      try {
        for await (const message of this.stream(`/v1/channels/${channelId}/events?after=${after}`, signal)) {
          if (message.event === 'end') return;
          if (message.event === 'token') {
            onToken(JSON.parse(message.data) as TokenFrame);
            continue;
          }
          const event = JSON.parse(message.data) as RecordedEvent;
          after = event.position;
          failures = 0;
          yield this.ready(event);
        }
      } catch (error) {
        if (signal?.aborted) return;
        if (error instanceof CliError && error.exitCode !== EXIT.unreachable) throw error;
      }
      if (signal?.aborted) return;
      await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS));
    }
    throw new CliError(complaints().doesNotComeBack(this.url), EXIT.unreachable);
  }

  private async read<T>(response: Response): Promise<T> {
    return this.ready((await response.json()) as T);
  }

  private ready<T>(value: T): T {
    return this.options.plain ? shown(value) : value;
  }

  private async *stream(path: string, signal?: AbortSignal): AsyncGenerator<EventSourceMessage> {
    const response = await this.request('GET', path, undefined, signal);
    const messages: EventSourceMessage[] = [];
    const parser = createParser({ onEvent: (message) => messages.push(message) });
    const decoder = new TextDecoder();
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      parser.feed(decoder.decode(chunk, { stream: true }));
      yield* messages.splice(0);
    }
  }

  private async request(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(this.options.token && { authorization: `Bearer ${this.options.token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      // A stream lasts as long as its channel; only its first answer has to come in time.
      signal: signal ?? AbortSignal.timeout(this.options.timeoutMs),
    }).catch((error: Error) => {
      throw new CliError(complaints().cannotReach(this.url, error.message), EXIT.unreachable);
    });
    if (response.ok) return response;
    const problem = await response.json().catch(() => ({ title: response.statusText, status: response.status }));
    throw problemError(shown(problem as Problem));
  }
}

function problemError(problem: Problem): CliError {
  const { detail, errors = [], status } = problem;
  const { problem: titleOf, colon } = complaints();
  const title = titleOf(problem);
  const fields = errors.map(({ pointer, reason }) => `\n  ${pointer || '/'}: ${reason}`).join('');
  const exitCode = status >= 500 ? EXIT.systemError : EXIT.usage;
  return new CliError(title + (detail ? colon + detail : '') + fields, exitCode, problem);
}
