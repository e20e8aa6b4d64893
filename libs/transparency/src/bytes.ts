const encoder = new TextEncoder();

export const utf8 = (text: string): Uint8Array => encoder.encode(text);

export function concat(...parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export const equal = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, index) => byte === other[index]);

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Base 64 (RFC 4648, section 4). */
export const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/** Undefined where a text is no base 64, or not as it would be written: nothing has two spellings. */
export function fromBase64(text: string): Uint8Array | undefined {
  try {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    return base64(bytes) === text ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** A number as C2SP's formats have it: decimal, without leading zeroes. Undefined where it is none, or too large to be exact. */
export function decimal(text: string): number | undefined {
  const value = /^(?:0|[1-9]\d{0,15})$/u.test(text) ? Number(text) : NaN;
  return Number.isSafeInteger(value) ? value : undefined;
}
