import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Clipboard (OSC 52), a link (OSC 8), cursor moves, a hidden passage, C1, text turned round, a line that looks like ours. */
export const HOSTILE =
  '\nFORGED\u001b]52;c;cm0=\u0007\u001b]8;;http://e.example\u001b\\\u001b[2J\u001b[H\u001b[8m\u009b2J\u009d0;x\u009c\u202e\u2066\r\b\u007f';

/** What the text of others may not hold: no control but line breaks, nothing turned round, and no line that begins as they say. */
export const STEERS = /(?!\n)\p{Cc}|\p{Bidi_Control}/u;

const NAMES = ['name', 'topic', 'title', 'detail', 'reason', 'field'];

/** In every text that a person or a model could have written; ids and words of the protocol stay what they are. */
function spoiled(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (key, one: unknown) => {
    const isText = typeof one === 'string' && (one.includes(' ') || /\p{Script=Han}/u.test(one) || NAMES.includes(key));
    return isText ? one.replace(/ |$/u, `${HOSTILE} `) : one;
  });
}

const spoiledLines = (text: string, lead: string): string =>
  text.replaceAll(
    new RegExp(`^${lead}(\\{.*\\})$`, 'gmu'),
    (_, json: string) => lead + JSON.stringify(spoiled(JSON.parse(json))),
  );

/** A server that says in every text of another's answers what would steer a terminal. */
export async function startSpoiler(url: string): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const { method = 'GET', headers } = request;
    const stop = new AbortController();
    response.on('close', () => stop.abort());
    const type = headers['content-type'];
    const said = await fetch(url + request.url, {
      method,
      headers: type ? { 'content-type': type } : {},
      ...(body.length && { body }),
      signal: stop.signal,
    });
    const kind = said.headers.get('content-type') ?? '';
    response.writeHead(said.status, { 'content-type': kind });
    if (!kind.includes('event-stream')) return void response.end(spoiledBody(await said.text(), kind));
    let rest = '';
    for await (const chunk of said.body!.pipeThrough(new TextDecoderStream())) {
      const whole = (rest + chunk).split('\n');
      rest = whole.pop()!;
      for (const line of whole) response.write(`${spoiledLines(line, 'data: ')}\n`);
    }
    response.end();
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function spoiledBody(text: string, kind: string): string {
  if (kind.includes('ndjson') || kind.includes('jsonl')) return spoiledLines(text, '');
  if (kind.includes('json')) return JSON.stringify(spoiled(JSON.parse(text)));
  return text.replaceAll(' ', `${HOSTILE} `);
}
