import { AnswerTooLong, EgressRefused, type Egress, type EgressText } from '@parley/http/egress';
import { CallFailed, retryAfterMs } from '@parley/llm';
import { storable } from '@parley/untrusted';

/** Bearer tokens by the origin that gets them: https://agents.example. */
export type PeerTokens = ReadonlyMap<string, string>;

/** Longest card or answer that is read, in bytes. */
const MOST_BYTES = 1_048_576;
/** Characters of what an agent says of a failure. */
const MOST_SAID = 300;

const HEADERS = { accept: 'application/json', 'user-agent': 'Parley', 'a2a-version': '1.0' };

/** Agents at addresses that others name, reached by the guard that webhooks are sent by. */
export class Peers {
  /** @param tokens an origin's token is sent to that origin alone, whatever a card says */
  constructor(
    private readonly egress: Pick<Egress, 'read'>,
    private readonly tokens: PeerTokens = new Map(),
  ) {}

  /**
   * What a server answers, as JSON. It is no redirect, and no longer than 1 MB.
   * @param body what is posted; where absent it is a GET
   * @throws CallFailed
   */
  async json(url: string, signal: AbortSignal, body?: object): Promise<unknown> {
    const token = this.tokens.get(originOf(url));
    const headers = {
      ...HEADERS,
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    };
    const asked = { headers, most: MOST_BYTES, signal, ...(body && { body: JSON.stringify(body) }) };
    const answered = without(
      token,
      await this.egress.read(url, asked).catch((error: unknown) => unreached(error, signal)),
    );
    const failure = failureOf(url, answered, token !== undefined);
    if (failure) throw failure;
    try {
      return JSON.parse(answered.text) as unknown;
    } catch {
      throw new CallFailed('invalid_output', 'what it answers is not JSON');
    }
  }
}

/** Whoever was given a token may say it again: the log keeps what is said. */
function without(token: string | undefined, answered: EgressText): EgressText {
  if (token === undefined) return answered;
  const { text, location } = answered;
  return {
    ...answered,
    text: text.replaceAll(token, '…'),
    ...(location !== undefined && { location: location.replaceAll(token, '…') }),
  };
}

const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : '');

/** @throws always */
function unreached(error: unknown, { aborted }: AbortSignal): never {
  if (aborted) throw new CallFailed('aborted', 'the call was called off');
  const { message, code = message } = error as NodeJS.ErrnoException;
  if (error instanceof EgressRefused) throw new CallFailed('address_refused', said(message));
  if (error instanceof AnswerTooLong) throw new CallFailed('invalid_output', `it ${message}`);
  throw new CallFailed('unavailable', said(`it cannot be reached: ${code}`), { again: true });
}

/** What an answer says that is none; undefined where it is one. */
function failureOf(url: string, { status, location, retryAfter, text }: EgressText, hasToken: boolean) {
  if (status >= 200 && status < 300) return undefined;
  const afterMs = retryAfterMs(new Headers(retryAfter ? { 'retry-after': retryAfter } : {}), Date.now());
  const told = said(`${status} ${messageIn(text)}`.trim());
  if (status >= 300 && status < 400)
    return new CallFailed('address_refused', said(`it leads on to ${location ?? 'elsewhere'}, which is not followed`));
  if (status === 401 || status === 403) {
    const token = hasToken ? '' : `; PARLEY_A2A_TOKENS_FILE has no token for ${originOf(url)}`;
    return new CallFailed('auth_required', `it does not take who asks: ${told}${token}`);
  }
  if (status === 429) return new CallFailed('rate_limited', `it is asked too often: ${told}`, { again: true, afterMs });
  if (status >= 500) return new CallFailed('unavailable', `it fails: ${told}`, { again: true, afterMs });
  return new CallFailed('bad_request', `it refuses the request: ${told}`);
}

/** What a body says of an error, as JSON-RPC has it; nothing where it does not. */
function messageIn(text: string): string {
  try {
    const { error } = JSON.parse(text) as { error?: { message?: unknown } };
    return typeof error?.message === 'string' ? error.message : '';
  } catch {
    return '';
  }
}

/** Words of a server, as the log can keep them. */
export const said = (text: string): string => storable(text).slice(0, MOST_SAID);
