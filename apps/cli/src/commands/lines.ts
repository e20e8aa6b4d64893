import { createInterface } from 'node:readline';

/** What is typed or piped in, line by line; undefined at its end. */
export interface Lines {
  /** @param signal ends the waiting, and takes nothing: the line is the next reader's */
  next(signal?: AbortSignal): Promise<string | undefined>;
  close(): void;
}

/** Lines read before anybody wants them. */
const MOST_AHEAD = 100;

export function linesOfInput(stdin: NodeJS.ReadableStream = process.stdin): Lines {
  const input = createInterface({ input: stdin, terminal: false });
  const ahead: string[] = [];
  let isOver = false;
  let waiting: ((line: string | undefined) => void) | undefined;
  const give = (line: string | undefined): boolean => {
    const give = waiting;
    waiting = undefined;
    give?.(line);
    return give !== undefined;
  };
  input.on('line', (line) => {
    if (!give(line) && ahead.push(line) >= MOST_AHEAD) input.pause();
  });
  input.on('close', () => {
    isOver = true;
    give(undefined);
  });
  return {
    next(signal) {
      const line = ahead.shift();
      if (line !== undefined && !isOver) input.resume();
      if (line !== undefined || isOver || signal?.aborted) return Promise.resolve(line);
      return new Promise((resolve) => {
        const leave = () => give(undefined);
        signal?.addEventListener('abort', leave);
        waiting = (given) => {
          signal?.removeEventListener('abort', leave);
          resolve(given);
        };
      });
    },
    close: () => input.close(),
  };
}
