import { setTimeout as delay } from 'node:timers/promises';
import { channelFrames, channelsShow, connect, type ApiError, type Connection, type Token } from '@parley/client';
import { newId, type Problem, type RecordedEvent } from '@parley/contracts';
import { isAway, type Absence } from './absence.js';
import { causeOf } from './causes.js';
import { CliError, EXIT } from './exit-codes.js';
import { chosenLanguage } from './language.js';
import { safeForScreen } from './safe-for-screen.js';
import { spokenWords } from './words.js';

const RECONNECT_MS = 500;

/** In which a server says whether it has a console, in milliseconds. */
const CONSOLE_MS = 1_000;

/** Whoever listens to a channel. */
export interface Listener {
  /** What is said between the events, while it is said. */
  onToken?: (frame: Token) => void;
  /** Summaries of thoughts are wanted too. */
  thoughts?: boolean;
  /** Told of each try while the server is away, and once it is there again. */
  absence?: WhileAway;
  /** false: also what comes after the channel's end. */
  untilEnd?: boolean;
}

/** Told of each try in vain, and of one that was not. */
export type WhileAway = Pick<Absence, 'lasts' | 'ended'>;

/**
 * Parley's REST API by the client that is generated from its document, with problems as errors a user can read. What is read is
 * asked for by that client's functions: `channelsShow({ ...client.to, path: { id } })`.
 */
export class ApiClient {
  /** What each function of the generated client is given. */
  readonly to: Connection;

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
    },
  ) {
    const { token, timeoutMs } = options;
    this.to = connect({
      url,
      ...(token && { key: token }),
      answerMs: timeoutMs,
      thrown: (error) => this.failure(error),
      responseTransformer: (data) => Promise.resolve(this.ready(data)),
    });
  }

  /** As it is, whatever it is made of. @param asked asks for something by a function of the generated client */
  async text(asked: (to: ApiClient['to'] & { parseAs: 'text' }) => Promise<{ data: unknown }>): Promise<string> {
    return (await asked({ ...this.to, parseAs: 'text' })).data as string;
  }

  /** Sends a command to an address that is only known as a text, as that of an answer. */
  async post<T>(url: string, body: object, headers: Record<string, string> = {}): Promise<T> {
    return (await this.to.client.post({ ...this.to, url, body, headers })).data as T;
  }

  /** As `post`, for what is changed and not added. */
  async patch<T>(url: string, body: object): Promise<T> {
    return (await this.to.client.patch({ ...this.to, url, body })).data as T;
  }

  /** The address of a page of the console; undefined where this server has none. */
  async consoleAt(path: string): Promise<string | undefined> {
    const signal = AbortSignal.timeout(CONSOLE_MS);
    const type = await this.to.client.head({ ...this.to, url: '/', parseAs: 'stream', signal }).then(
      ({ response }) => response.headers.get('content-type'),
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

  /** A server that is away may come back elsewhere. */
  private missed(absence: WhileAway | undefined): void {
    absence?.lasts(this.url);
    const url = this.options.whereabouts?.();
    if (url === undefined) return;
    this.url = url;
    this.to.client.setConfig({ baseUrl: url });
  }

  /** A moment of a server's absence. */
  private async waitOut(left: AbortSignal, absence: WhileAway | undefined): Promise<void> {
    this.missed(absence);
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
    { onToken = () => undefined, thoughts = false, absence, untilEnd = true }: Listener = {},
  ): AsyncGenerator<RecordedEvent> {
    const { timeoutMs, reconnectMs = RECONNECT_MS } = this.options;
    let wasThere = false;
    const frames = channelFrames({
      ...this.to,
      path: { id: channelId },
      query: { ...(thoughts && { thoughts }) },
      untilEnd,
      signal,
      startMs: timeoutMs,
      answerMs: timeoutMs,
      againMs: { first: reconnectMs, most: reconnectMs },
      onOpen: () => {
        wasThere = true;
        absence?.ended(this.url);
      },
      onCut: () => this.missed(wasThere ? absence : undefined),
    });
    for await (const some of frames)
      for (const { event, token } of some) {
        if (token) onToken(token);
        if (event) yield this.ready(event as RecordedEvent);
      }
  }

  private ready<T>(value: T): T {
    return this.options.plain ? safeForScreen(value) : value;
  }

  private failure({ problem, response, cause }: ApiError): CliError {
    if (response) return problemError(safeForScreen(problem));
    const { cannotReach } = spokenWords().errors;
    return new CliError(cannotReach(this.url, causeOf(cause, chosenLanguage())), EXIT.unreachable);
  }
}

function problemError(problem: Problem): CliError {
  const { detail, errors = [] } = problem;
  const { problem: titleOf, colon } = spokenWords().errors;
  const title = titleOf(problem);
  const fields = errors.map(({ pointer, reason }) => `\n  ${pointer || '/'}: ${reason}`).join('');
  return new CliError(title + (detail ? colon + detail : '') + fields, exitOfProblem(problem), problem);
}

/** A log that is not whole is no failure of whoever says so: it is what an auditor asks for. */
function exitOfProblem({ code, status }: Problem): number {
  if (code === 'log-gap') return EXIT.verificationFailed;
  return status >= 500 ? EXIT.systemError : EXIT.usage;
}
