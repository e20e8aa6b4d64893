import type { ServerResponse } from 'node:http';
import { startLocalServer, type LocalServer, type ReceivedRequest } from './local-server.js';

/** What the server does with one request. */
export type Behaviour = (response: ServerResponse) => void | Promise<void>;

export interface MessagesApi extends LocalServer {
  /** In the order in which they came. */
  requests: ReceivedRequest[];
}

/** A local server that speaks the Messages API; each request meets the next behaviour, the last one repeats. */
export async function startMessagesApi(...behaviours: Behaviour[]): Promise<MessagesApi> {
  const requests: ReceivedRequest[] = [];
  const server = await startLocalServer((request, response) => {
    requests.push(request);
    void behaviours[Math.min(requests.length, behaviours.length) - 1]!(response);
  });
  return { ...server, requests };
}

const event = (type: string, data: object): string => `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`;

const start = event('message_start', {
  message: {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'claude-test',
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage: { input_tokens: 100, output_tokens: 1, cache_read_input_tokens: 40, cache_creation_input_tokens: 10 },
  },
});
const blockStart = event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } });
const delta = (text: string) => event('content_block_delta', { index: 0, delta: { type: 'text_delta', text } });
const end = (stop_reason: string) =>
  event('content_block_stop', { index: 0 }) +
  event('message_delta', { delta: { stop_reason, stop_sequence: null }, usage: { output_tokens: 20 } }) +
  event('message_stop', {});

function stream(response: ServerResponse): ServerResponse {
  return response.writeHead(200, { 'content-type': 'text/event-stream' });
}

/** A whole answer, in two pieces. */
export const says =
  (text: string, stopReason = 'end_turn'): Behaviour =>
  (response) => {
    const middle = Math.ceil(text.length / 2);
    stream(response).end(
      start + blockStart + delta(text.slice(0, middle)) + delta(text.slice(middle)) + end(stopReason),
    );
  };

export const saysJson = (value: unknown): Behaviour => says(JSON.stringify(value));

/** An HTTP error as the API words it. */
export const errors =
  (status: number, type: string, message: string, headers: Record<string, string> = {}): Behaviour =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify({ type: 'error', error: { type, message } }));
  };

/** The connection ends cleanly in the middle of the message. */
export const isCut =
  (text: string): Behaviour =>
  (response) =>
    void stream(response).end(start + blockStart + delta(text));

/** Says something, and then nothing any more. */
export const stalls =
  (text: string): Behaviour =>
  (response) =>
    void stream(response).write(start + blockStart + delta(text));

/** How far a slow speaker has got. */
export interface SlowSpeech {
  behaviour: Behaviour;
  /** Pieces that went out. */
  sent: number;
  /** Whether the caller hung up before it had heard all. */
  hungUp: boolean;
}

/** Says an answer piece by piece, so many milliseconds apart, for as long as somebody listens. */
export function speaksSlowly(pieces: readonly string[], everyMs: number): SlowSpeech {
  const speech: SlowSpeech = {
    sent: 0,
    hungUp: false,
    behaviour(response) {
      stream(response).write(start + blockStart);
      const timer = setInterval(() => {
        const piece = pieces[speech.sent];
        if (piece === undefined) return response.end(end('end_turn'));
        speech.sent += 1;
        response.write(delta(piece));
      }, everyMs);
      response.on('close', () => {
        clearInterval(timer);
        speech.hungUp = !response.writableEnded;
      });
    },
  };
  return speech;
}

/** An overload in the middle of the stream, which has no status. */
export const overloadsMidway =
  (text: string): Behaviour =>
  (response) =>
    void stream(response).end(
      start + blockStart + delta(text) + event('error', { error: { type: 'overloaded_error', message: 'Overloaded' } }),
    );

/** A proxy's page instead of the API. */
export const isHtml: Behaviour = (response) =>
  void response.writeHead(200, { 'content-type': 'text/html' }).end('<html><body>Bad gateway</body></html>');
