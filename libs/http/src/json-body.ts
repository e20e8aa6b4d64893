const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** What begins or parts values, outside of texts: `,`, `:`, `[` and `{`. */
const MARKS = new Set([0x2c, 0x3a, 0x5b, 0x7b]);

/**
 * Whether JSON has more values than so many, told before it is parsed: sixteen megabytes of empty lists take a second to parse,
 * and one text of that length a few milliseconds. Texts are skipped, and what is too much is not read to its end.
 */
export function hasMoreValues(json: Buffer, most: number): boolean {
  let values = 1;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at]!;
    if (byte === QUOTE) at = endOfText(json, at + 1);
    else if (MARKS.has(byte) && ++values > most) return true;
  }
  return false;
}

/** Where the text that begins here has its quotation mark. */
function endOfText(json: Buffer, from: number): number {
  for (let at = from; ;) {
    const end = json.indexOf(QUOTE, at);
    if (end === -1) return json.length;
    let escapes = 0;
    while (end - escapes > from && json[end - escapes - 1] === BACKSLASH) escapes += 1;
    if (escapes % 2 === 0) return end;
    at = end + 1;
  }
}

/**
 * A body whose fields that are null are absent, as a client sends them that knows no other way to leave one out. Validation lets
 * null pass where a field may be absent; nobody behind it has to think of both.
 */
export function withoutNulls(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
}
