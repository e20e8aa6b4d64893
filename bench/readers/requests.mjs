import { setTimeout as delay } from 'node:timers/promises';

/** How long a read comes again that the log has no connection for, when it is told to. */
const PATIENCE_MS = 60_000;

/** Requests with a key, whose refusals are errors. */
export function requests(url) {
  async function send(key, method, path, body, until = performance.now() + PATIENCE_MS) {
    const headers = { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) };
    const response = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const text = await response.text();
    const seconds = Number(response.headers.get('retry-after'));
    if (response.status === 503 && method === 'GET' && seconds && performance.now() < until) {
      await delay(seconds * 1_000);
      return send(key, method, path, body, until);
    }
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 500)}`);
    return text;
  }
  return { send, json: async (...request) => JSON.parse(await send(...request)) };
}
