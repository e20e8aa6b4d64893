import type { Problem, RecordedEvent, TokenFrame } from '@parley/contracts';
import { channelsShow, createClient, type Client } from '@parley/client';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { complaints } from './errors-wording.js';
import { CliError, EXIT } from './exit-codes.js';
import { shown } from './shown.js';

const RECONNECT_MS = 500;
const RECONNECTS = 20;

/**
 * Parley's REST API by the client that is generated from its document, with problems as errors a user can read. What is read is
 * asked for by that client's functions: `channelsShow({ ...client.to, path: { id } })`.
 */
export class ApiClient {
  /** What each function of the generated client is given. */
  readonly to: { client: Client; throwOnError: true };

  constructor(
    readonly url: string,
    /** With `plain`, what is said by others is made ready for the screen; `reconnectMs` is for tests. */
    private readonly options: { token?: string; timeoutMs: number; plain?: boolean; reconnectMs?: number },
  ) {
    const { token, timeoutMs } = options;
    const client = createClient({
      baseUrl: url,
      throwOnError: true,
      ...(token && { auth: token }),
      fetch: (request) => fetch(request as Request, { signal: AbortSignal.timeout(timeoutMs) }),
      responseTransformer: (data) => Promise.resolve(this.ready(data)),
    });
    client.interceptors.error.use((error, response) => this.failure(error, response));
    this.to = { client, throwOnError: true };
  }

  /** Every page of a list. @param page asks for the one that begins at a cursor */
  async all<Item>(
    page: (cursor: { cursor?: string }) => Promise<{ data: { items: Item[]; next_cursor?: string } }>,
  ): Promise<Item[]> {
    const items: Item[] = [];
    for (let cursor: { cursor?: string } = {}; ;) {
      const { data } = await page(cursor);
      items.push(...data.items);
      if (!data.next_cursor) return items;
      cursor = { cursor: data.next_cursor };
    }
  }

  /** As it is, whatever it is made of. @param asked asks for something by a function of the generated client */
  async text(asked: (to: ApiClient['to'] & { parseAs: 'text' }) => Promise<{ data: unknown }>): Promise<string> {
    return (await asked({ ...this.to, parseAs: 'text' })).data as string;
  }

  /** Sends a command to an address that is only known as a text, as that of an answer. */
  async post<T>(url: string, body: object): Promise<T> {
    const security = [{ scheme: 'bearer', type: 'http' }] as const;
    const headers = { 'Content-Type': 'application/json' };
    return (await this.to.client.post({ url, body, headers, security, throwOnError: true })).data as T;
  }

  /**
   * Waits a moment (2 s at most) for the views of a channel to come to a position of the log: what was written, or was
   * seen in an event, is then there to be read.
   * @returns whether they have
   */
  async caughtUp(channelId: string, position: number): Promise<boolean> {
    const query = { min_position: String(position) };
    const view = await channelsShow({ ...this.to, path: { id: channelId }, query }).catch(() => undefined);
    return view !== undefined && view.data.position >= position;
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
   * A channel's events from the first on, as they are committed; comes back by itself after a cut, however many there are.
   * @param onToken is told what is said between them while it is said
   */
  async *events(
    channelId: string,
    signal: AbortSignal,
    onToken: (frame: TokenFrame) => void = () => undefined,
  ): AsyncGenerator<RecordedEvent> {
    let after = 0;
    let wasThere = false;
    let failures = 0;
    const began = performance.now();
    const answered = () => {
      wasThere = true;
      failures = 0;
    };
    for (; failures < RECONNECTS; failures++) {
      try {
        for await (const message of this.stream(`/v1/channels/${channelId}/events?after=${after}`, answered, signal)) {
          if (message.event === 'end') return;
          if (message.event === 'token') {
            onToken(JSON.parse(message.data) as TokenFrame);
            continue;
          }
          const event = JSON.parse(message.data) as RecordedEvent;
          after = event.position;
          yield this.ready(event);
        }
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof CliError && error.exitCode !== EXIT.unreachable) throw error;
        if (!wasThere && performance.now() - began > this.options.timeoutMs) throw error;
      }
      if (signal.aborted) return;
      await new Promise((resolve) => setTimeout(resolve, this.options.reconnectMs ?? RECONNECT_MS));
    }
    throw new CliError(complaints().doesNotComeBack(this.url), EXIT.unreachable);
  }

  private ready<T>(value: T): T {
    return this.options.plain ? shown(value) : value;
  }

  /**
   * By fetch: it lasts as long as its channel, only its first answer has to come in time; and it begins anew where it was cut.
   * @param answered is called when that has come
   */
  private async *stream(path: string, answered: () => void, signal: AbortSignal): AsyncGenerator<EventSourceMessage> {
    const { token, timeoutMs } = this.options;
    const headers = { ...(token && { authorization: `Bearer ${token}` }) };
    const late = new AbortController();
    const timer = setTimeout(
      () => late.abort(new DOMException(`no answer in ${timeoutMs} ms`, 'TimeoutError')),
      timeoutMs,
    );
    const response = await fetch(this.url + path, { headers, signal: AbortSignal.any([signal, late.signal]) })
      .catch((error: Error) => {
        throw this.failure(error, undefined);
      })
      .finally(() => clearTimeout(timer));
    if (!response.ok) throw this.failure(await response.json().catch(() => undefined), response);
    answered();
    const messages: EventSourceMessage[] = [];
    const parser = createParser({ onEvent: (message) => messages.push(message) });
    const decoder = new TextDecoder();
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      parser.feed(decoder.decode(chunk, { stream: true }));
      yield* messages.splice(0);
    }
  }

  /** @param error what a server said, or what came in its place */
  private failure(error: unknown, response: Response | undefined): CliError {
    if (!response) return new CliError(complaints().cannotReach(this.url, (error as Error).message), EXIT.unreachable);
    const isProblem = typeof error === 'object' && error !== null && 'title' in error;
    const { statusText: title, status } = response;
    return problemError(shown((isProblem ? error : { title, status }) as Problem));
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
