import type { GlobalOptions } from '../session.js';

/** Prints for machines where that was asked for. */
export function printed(value: readonly unknown[], { output }: GlobalOptions): boolean {
  if (output === 'json') process.stdout.write(`${JSON.stringify(value)}\n`);
  if (output === 'jsonl') for (const one of value) process.stdout.write(`${JSON.stringify(one)}\n`);
  return output !== 'text';
}
