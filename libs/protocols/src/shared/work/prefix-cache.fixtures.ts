import type { Prompt } from './prompt.js';

/** Blocks before a breakpoint at which a provider looks for what it has. */
const LOOKBACK = 20;

/**
 * What a provider serves from its cache of these prompts, one after another: it keeps the prefix up to the end of the
 * shared blocks, and finds it again where a later prompt is the same to the byte up to one of its latest blocks.
 */
export function prefixCache() {
  const kept = new Set<string>();
  let all = 0;
  let read = 0;
  return {
    ask({ schema, system, shared, user }: Prompt): void {
      const prefixes = [JSON.stringify(schema) + system];
      for (const block of shared) prefixes.push(`${prefixes.at(-1)}\u0000${block}`);
      const found = prefixes.slice(-LOOKBACK).findLast((prefix) => kept.has(prefix));
      const system_too = kept.has(prefixes[0]!) ? prefixes[0]! : '';
      all += prefixes.at(-1)!.length + user.length;
      read += (found ?? system_too).length;
      kept.add(prefixes[0]!).add(prefixes.at(-1)!);
    },
    /** The share of all characters that came from the cache. */
    share: () => read / all,
  };
}
