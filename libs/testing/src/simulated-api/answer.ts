import type { SimulatedRequest } from './request.js';

/** What the simulated model says, and what goes wrong while it does. */
export interface SimulatedAnswer {
  /** The text of the answer; an object is sent as JSON. */
  says?: string | object;
  /** What it thinks first: it takes tokens, and is shown only where the request asks for it. By effort where absent. */
  thinks?: string;
  /** end_turn, or max_tokens where thought and answer do not fit. */
  stop_reason?: string;
  /** Milliseconds before the response begins: its headers, and its first event. */
  beginsAfterMs?: number;
  /** Milliseconds of thought after the response has begun, in which only pings come. */
  thinksForMs?: number;
  /** Milliseconds between pings. */
  pingMs?: number;
  /** Called once half of the text is said: the rest is said when it resolves. */
  pauses?: () => Promise<void>;
  /** What happens in the middle of the text. */
  breaks?: 'cut' | 'stall' | 'overloaded';
  /** An HTTP error instead of an answer. */
  error?: { status: number; type: string; message: string; headers?: Record<string, string> };
  /** A proxy's page instead of the API. */
  html?: string;
}

export type Answerer = (request: SimulatedRequest) => SimulatedAnswer | Promise<SimulatedAnswer>;

const error =
  (status: number, type: string, message: string, headers: Record<string, string> = {}): Answerer =>
  () => ({ error: { status, type, message, headers } });

/** The days on which nothing works, each as an answerer. */
export const BAD_DAYS = {
  overloaded: error(529, 'overloaded_error', 'Overloaded'),
  spendCap: error(429, 'rate_limit_error', 'This request would exceed your spend limit: enforced_spend_limit_reached'),
  rateLimited: (seconds: number) => error(429, 'rate_limit_error', 'slow down', { 'retry-after': String(seconds) }),
  badKey: error(401, 'authentication_error', 'invalid x-api-key'),
  refuses: (): SimulatedAnswer => ({ says: '', thinks: '', stop_reason: 'refusal' }),
  html: (): SimulatedAnswer => ({ html: '<html><body>Bad gateway</body></html>' }),
  /** Thinks until nothing is left for the answer. */
  thinksTooLong: ({ max_tokens }: SimulatedRequest): SimulatedAnswer => ({ thinks: 'hmm '.repeat(2 * max_tokens) }),
};
