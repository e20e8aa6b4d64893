import { setTimeout as delay } from 'node:timers/promises';
import { newId, type Problem, type RecordedEvent, type TokenFrame } from '@parley/contracts';
import { channelsShow, createClient, type Client } from '@parley/client';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { isAway, type Absence } from './absence.js';
import { causeOf } from './causes.js';
import { CliError, EXIT } from './exit-codes.js';
import { chosenLanguage } from './language.js';
import { safeForScreen } from './safe-for-screen.js';
import { spokenWords } from './words.js';

const RECONNECT_MS = 500;

/** A server that lives says so every 15 s: of one that is silent for so long the connection is dead, in milliseconds. */
const SILENT_MS = 45_000;

/** In which a server says whether it has a console, in milliseconds. */
const CONSOLE_MS = 1_000;

/** Whoever listens to a channel. */
export interface Listener {
  /** What is said between the events, while it is said. */
  onToken?: (frame: TokenFrame) => void;
  /** Summaries of thoughts are wanted too. */
  thoughts?: boolean;
  /** Told of each try while the server is away, and once it is there again. */
  absence?: WhileAway;
}

/** Told of each try in vain, and of one that was not. */
export type WhileAway = Pick<Absence, 'lasts' | 'ended'>;

/**
 * Parley's REST API by the client that is generated from its document, with problems as errors a user can read. What is read is
 * asked for by that client's functions: `channelsShow({ ...client.to, path: { id } })`.
 */
export class ApiClient {
  /** What each function of the generated client is given. */
  readonly to: { client: Client; throwOnError: true };

  constructor(
    /** Where the server is; one that comes back may be elsewhere. */
    public url: string,
    private readonly options: {
      token?: string;
      timeoutMs: number;
      /** What is said by others is made ready for the screen. */
      plain?: boolean;
      /** Where the server is now, asked while it is away. */
      whereabouts?: () => string | undefined;
      /** For tests. */
      reconnectMs?: number;
      silentMs?: number;
    },
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
  post<T>(url: string, body: object, more: Record<string, string> = {}): Promise<T> {
    return this.send('POST', url, body, more);
  }

  /** As `post`, for what is changed and not added. */
  patch<T>(url: string, body: object): Promise<T> {
    return this.send('PATCH', url, body);
  }

  private async send<T>(
    method: 'POST' | 'PATCH',
    url: string,
    body: object,
    more: Record<string, string> = {},
  ): Promise<T> {
    const security = [{ scheme: 'bearer', type: 'http' }] as const;
    const headers = { 'Content-Type': 'application/json', ...more };
    return (await this.to.client.request({ method, url, body, headers, security, throwOnError: true })).data as T;
  }

  /** The address of a page of the console; undefined where this server has none. */
  async consoleAt(path: string): Promise<string | undefined> {
    const signal = AbortSignal.timeout(CONSOLE_MS);
    const type = await fetch(this.url, { method: 'HEAD', signal }).then(
      ({ headers }) => headers.get('content-type'),
      () => null,
    );
    return type?.startsWith('text/html') ? this.url + path : undefined;
  }

  /**
   * Sends what somebody has said, once, however long the server is away meanwhile: an answer that was lost on its way is
   * asked for again under the same key.
   * @param onKept told of each try in vain
   * @throws CliError where the server refuses it, or it was left unsent
   */
  deliver<T>(url: string, body: object, left: AbortSignal, onKept: () => void): Promise<T> {
    const key = { 'Idempotency-Key': newId() };
    const told = { lasts: onKept, ended: () => undefined };
    return this.outlast(() => this.post<T>(url, body, key), left, told);
  }

  /** Tries again as long as the server is away. @throws what it came to otherwise, or at last where that was left */
  async outlast<T>(attempt: () => Promise<T>, left: AbortSignal, absence?: WhileAway): Promise<T> {
    for (;;) {
      try {
        const done = await attempt();
        absence?.ended(this.url);
        return done;
      } catch (error) {
        if (!isAway(error) || left.aborted) throw error;
        await this.waitOut(left, absence);
        if (left.aborted) throw error;
      }
    }
  }

  /** A moment of a server's absence: it may come back elsewhere. */
  private async waitOut(left: AbortSignal, absence: WhileAway | undefined): Promise<void> {
    absence?.lasts(this.url);
    const url = this.options.whereabouts?.();
    if (url !== undefined) {
      this.url = url;
      this.to.client.setConfig({ baseUrl: url });
    }
    await delay(this.options.reconnectMs ?? RECONNECT_MS, undefined, { signal: left }).catch(() => undefined);
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
      if (Date.now() > deadline) throw new CliError(spokenWords().errors.viewsBehind(channelId), EXIT.systemError);
      await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS));
    }
  }

  /**
   * A channel's events from the first on, as they are committed. A server that was there may be away as long as it likes:
   * it goes on where it was cut off.
   * @throws CliError where there was no server to begin with, or it refuses
   */
  async *events(
    channelId: string,
    signal: AbortSignal,
    { onToken = () => undefined, thoughts = false, absence }: Listener = {},
  ): AsyncGenerator<RecordedEvent> {
    let after = 0;
    const path = () => `/v1/channels/${channelId}/events?after=${after}${thoughts ? '&thoughts=1' : ''}`;
    let wasThere = false;
    const began = performance.now();
    const answered = () => {
      wasThere = true;
      absence?.ended(this.url);
    };
    for (;;) {
      try {
        for await (const message of this.stream(path(), answered, signal)) {
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
        // A stream that breaks off in the middle is no refusal.
        if (error instanceof CliError && !isAway(error)) throw error;
        if (!wasThere && performance.now() - began > this.options.timeoutMs) throw error;
      }
      if (signal.aborted) return;
      await this.waitOut(signal, wasThere ? absence : undefined);
    }
  }

  private ready<T>(value: T): T {
    return this.options.plain ? safeForScreen(value) : value;
  }

  /**
   * By fetch: it lasts as long as its channel, only its first answer has to come in time; and it begins anew where it was cut.
   * @param answered is called when that has come
   */
  private async *stream(path: string, answered: () => void, signal: AbortSignal): AsyncGenerator<EventSourceMessage> {
    const { token, timeoutMs, silentMs = SILENT_MS } = this.options;
    const headers = { ...(token && { authorization: `Bearer ${token}` }) };
    const late = new AbortController();
    const silence = (ms: number) =>
      setTimeout(() => late.abort(new DOMException(`no answer in ${ms} ms`, 'TimeoutError')), ms);
    let timer = silence(timeoutMs);
    try {
      const response = await fetch(this.url + path, { headers, signal: AbortSignal.any([signal, late.signal]) }).catch(
        (error: Error) => {
          throw this.failure(error, undefined);
        },
      );
      if (!response.ok) throw this.failure(await response.json().catch(() => undefined), response);
      answered();
      const messages: EventSourceMessage[] = [];
      const parser = createParser({ onEvent: (message) => messages.push(message) });
      const decoder = new TextDecoder();
      clearTimeout(timer);
      timer = silence(silentMs);
      for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
        timer.refresh();
        parser.feed(decoder.decode(chunk, { stream: true }));
        yield* messages.splice(0);
      }
    } finally {
      clearTimeout(timer);
    }
  }

  /** @param error what a server said, or what came in its place */
  private failure(error: unknown, response: Response | undefined): CliError {
    if (!response)
      return new CliError(
        spokenWords().errors.cannotReach(this.url, causeOf(error, chosenLanguage())),
        EXIT.unreachable,
      );
    const isProblem = typeof error === 'object' && error !== null && 'title' in error;
    const { statusText: title, status } = response;
    return problemError(safeForScreen((isProblem ? error : { title, status }) as Problem));
  }
}

function problemError(problem: Problem): CliError {
  const { detail, errors = [], status } = problem;
  const { problem: titleOf, colon } = spokenWords().errors;
  const title = titleOf(problem);
  const fields = errors.map(({ pointer, reason }) => `\n  ${pointer || '/'}: ${reason}`).join('');
  const exitCode = status >= 500 ? EXIT.systemError : EXIT.usage;
  return new CliError(title + (detail ? colon + detail : '') + fields, exitCode, problem);
}
