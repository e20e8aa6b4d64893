import { setTimeout as delay } from 'node:timers/promises';

/** Requests with a key, whose refusals are errors. A read that the log has no connection for comes again when it is told to. */
export function requests(url) {
  async function send(key, method, path, body) {
    const headers = { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) };
    const response = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const text = await response.text();
    const seconds = Number(response.headers.get('retry-after'));
    if (response.status === 503 && method === 'GET' && seconds) {
      await delay(seconds * 1_000);
      return send(key, method, path);
    }
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 500)}`);
    return text;
  }
  return { send, json: async (...request) => JSON.parse(await send(...request)) };
}
