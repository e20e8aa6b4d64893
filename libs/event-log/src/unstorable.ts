/** Text that Postgres cannot keep: NUL, or half a surrogate pair. */
export class UnstorableText extends Error {
  override name = 'UnstorableText';
}

/** In JSON.stringify's output both show as escapes; an even run of backslashes before means the text merely spells one. */
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/u;

/** @throws UnstorableText before anything is sent, so that one such text cannot spoil the others' commit */
export function assertStorable(json: string): void {
  if (json.includes('\\u') && UNSTORABLE.test(json))
    throw new UnstorableText('text with NUL or half a surrogate pair cannot be stored');
}
