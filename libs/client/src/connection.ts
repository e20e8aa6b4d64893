import { createClient, type Client, type Config } from './generated/client/index.js';
import type { Problem } from './generated/types.gen.js';

export interface Server extends Pick<Config, 'fetch' | 'responseTransformer'> {
  /** Its address; that of the page, where a page asks. */
  url?: string;
  /** A key of the API, or of a seat; none where none is needed. */
  key?: string;
  headers?: Record<string, string>;
  /** How long an answer may take, in milliseconds. */
  answerMs?: number;
  /** What is thrown in an `ApiError`'s place. */
  thrown?: (error: ApiError) => unknown;
}

/** What each function of the client is given: `channelsShow({ ...parley, path: { id } })`. It fails by throwing an `ApiError`. */
export interface Connection {
  client: Client;
  throwOnError: true;
}

export const ANSWER_MS = 30_000;

/** A server, and in whose name it is asked. Nothing is sent before something is asked. */
export function connect({
  url = '',
  key,
  headers,
  answerMs = ANSWER_MS,
  thrown = (error) => error,
  ...config
}: Server = {}): Connection {
  const own = { ...(key && { authorization: `Bearer ${key}` }), ...headers };
  const client = createClient({ baseUrl: url, throwOnError: true, headers: own, ...config });
  // A stream lasts: it looks after its time itself.
  client.interceptors.request.use((request, { parseAs }) =>
    parseAs === 'stream'
      ? request
      : new Request(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(answerMs)]) }),
  );
  client.interceptors.error.use((said, response) => thrown(errorOf(said, response)));
  return { client, throwOnError: true };
}

/** The API has said no, or nothing of it answered. */
export class ApiError extends Error {
  override name = 'ApiError';

  constructor(
    /** What it said (RFC 9457): `code` is stable, `status` that of HTTP. `not-ready` where nothing answered, or nothing of Parley. */
    readonly problem: Problem,
    /** Absent where nothing answered: `cause` says why. */
    readonly response?: Response,
    cause?: unknown,
  ) {
    const { title, detail, errors = [] } = problem;
    const fields = errors.map(({ pointer, reason }) => `\n${pointer || '/'}: ${reason}`).join('');
    super((detail ? `${title}: ${detail}` : title) + fields, { cause });
  }
}

/** What a gateway says in a server's place, and a server that is not up yet. */
const AWAY: ReadonlySet<unknown> = new Set([502, 503, 504]);

/** Whether to ask again may help: nothing answered, or not now. A channel without views has none until somebody mends it. */
export function isAway(error: unknown): boolean {
  const { status, code } = problemIn(error);
  return status === undefined || (AWAY.has(status) && code !== 'channel-quarantined');
}

/** What an error says, whatever whoever uses the client has made of it. */
export const problemIn = (error: unknown): Partial<Problem> =>
  (error as { problem?: Problem }).problem ?? (error as Partial<Problem>);

/** All items of a list. @param page asks for the page at a cursor: `(cursor) => channelsList({ ...parley, query: { ...cursor } })` */
export async function allItems<Item>(
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

/** @param said what was answered, or why nothing was; without a response nobody has said it */
export function errorOf(said: unknown, response: Response | undefined): ApiError {
  if (response && isProblem(said)) return new ApiError(said, response);
  const title = response?.statusText || 'No answer';
  const notThere = {
    type: 'about:blank',
    code: 'not-ready',
    title,
    detail: 'the Parley server cannot be reached',
  } as const;
  return new ApiError({ ...notThere, status: response?.status ?? 503 }, response, said);
}

const isProblem = (said: unknown): said is Problem =>
  typeof said === 'object' && said !== null && 'title' in said && 'status' in said;
