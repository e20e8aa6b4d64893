import { createInterface } from 'node:readline';

/** What is typed or piped in, line by line; undefined at its end. */
export interface Lines {
  next(): Promise<string | undefined>;
  close(): void;
}

export function linesOfInput(): Lines {
  const input = createInterface({ input: process.stdin, terminal: false });
  const iterator = input[Symbol.asyncIterator]();
  return {
    async next() {
      const { value, done } = await iterator.next();
      return done ? undefined : value;
    },
    close: () => input.close(),
  };
}
