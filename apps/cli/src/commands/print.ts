import { plainJson } from '@parley/contracts';
import type { GlobalOptions } from '../session.js';
import { print } from '../output.js';

/** Prints for machines where that was asked for. */
export function printed(value: readonly unknown[], { output }: GlobalOptions): boolean {
  if (output === 'json') print(plainJson(value));
  if (output === 'jsonl') for (const one of value) print(plainJson(one));
  return output !== 'text';
}
