/** An id for who has only a name: `Ana María` → `ana-maría`. */
export const idFrom = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_-]+/gu, '-')
    .replaceAll(/^[-_]+|(?<!-)-+$/gu, '')
    .slice(0, 64);
