import { fstatSync } from 'node:fs';
import { createInterface } from 'node:readline';

/** What is typed or piped in, line by line; undefined at its end. */
export interface Lines {
  /** @param signal ends the waiting, and takes nothing: the line is the next reader's */
  next(signal?: AbortSignal): Promise<string | undefined>;
  /** What was taken for somebody who listens no more is the next reader's, before all that comes later. The end stays one. */
  giveBack(line: string | undefined): void;
  /** A line was there once: where there was none, nobody sits at this end (nohup, a closed input). */
  readonly isUsed: boolean;
  /** A pipe or a file: whoever is at its other end has left when it ends, also without a word. */
  readonly isPipe: boolean;
  close(): void;
}

/** A closed input, as nohup and /dev/null give it, is none: nobody was ever there. */
function isPipe(stdin: { fd?: number }): boolean {
  try {
    const input = fstatSync(stdin.fd!);
    return input.isFIFO() || input.isSocket() || input.isFile();
  } catch {
    return false;
  }
}

/** Lines read before anybody wants them. */
const MOST_AHEAD = 100;

export function linesOfInput(stdin: NodeJS.ReadableStream & { fd?: number } = process.stdin): Lines {
  const input = createInterface({ input: stdin, terminal: false });
  const ahead: string[] = [];
  let isOver = false;
  let isUsed = false;
  let waiting: ((line: string | undefined) => void) | undefined;
  const give = (line: string | undefined): boolean => {
    const give = waiting;
    waiting = undefined;
    give?.(line);
    return give !== undefined;
  };
  input.on('line', (line) => {
    isUsed = true;
    if (!give(line) && ahead.push(line) >= MOST_AHEAD) input.pause();
  });
  const end = () => {
    isOver = true;
    give(undefined);
  };
  input.on('close', end);
  // What nohup gives for an input cannot be read at all.
  stdin.on('error', end);
  input.on('error', end);
  return {
    isPipe: isPipe(stdin),
    get isUsed() {
      return isUsed;
    },
    giveBack(line) {
      if (line !== undefined && !give(line)) ahead.unshift(line);
    },
    next(signal) {
      if (signal?.aborted) return Promise.resolve(undefined);
      const line = ahead.shift();
      if (line !== undefined && !isOver) input.resume();
      if (line !== undefined || isOver) return Promise.resolve(line);
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
