/** Requests with a key, whose refusals are errors. */
export function requests(url) {
  async function send(key, method, path, body) {
    const headers = { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) };
    const response = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 500)}`);
    return text;
  }
  return { send, json: async (...request) => JSON.parse(await send(...request)) };
}
