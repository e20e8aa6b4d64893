/** The first line of a text, as lists show it. */
export const firstLine = (text: string): string =>
  (text.trim().split('\n')[0] ?? text).slice(0, 300) || text.slice(0, 300);

/** `Ana María` → `ana-maría`. */
export const idFrom = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_-]+/gu, '-')
    .replaceAll(/^[-_]+|-+$/gu, '')
    .slice(0, 64);

/** Without the members that are undefined: they are not JSON. */
export const defined = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as T;
