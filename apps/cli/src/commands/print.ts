import { EXIT } from '../exit-codes.js';
import type { GlobalOptions } from '../session.js';

/** Prints for machines where that was asked for. */
export function printed(value: readonly unknown[], { output }: GlobalOptions): boolean {
  if (output === 'json') process.stdout.write(`${JSON.stringify(value)}\n`);
  if (output === 'jsonl') for (const one of value) process.stdout.write(`${JSON.stringify(one)}\n`);
  return output !== 'text';
}

/** Says what came of a command: a line, or the answer for machines. */
export function sent(result: unknown, line: string, { output }: GlobalOptions): number {
  process.stdout.write(`${output === 'text' ? line : JSON.stringify(result)}\n`);
  return EXIT.done;
}
