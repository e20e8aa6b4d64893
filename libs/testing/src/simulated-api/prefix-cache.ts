import { createHash } from 'node:crypto';
import type { SimulatedBlock, SimulatedRequest } from './request.js';
import { tokensOf } from './tokens.js';

export interface InputUsage {
  input_tokens: number;
  cache_read_input_tokens: number;
  cache_creation_input_tokens: number;
}

/** A prefix under this many tokens is silently not cached. */
const minimumOf = (model: string): number =>
  model.includes('haiku-5') || model.includes('opus-5') ? 512 : model.includes('sonnet') ? 1_024 : 4_096;

/** Blocks before a breakpoint that are looked through for an entry. */
const LOOKBACK = 20;

/**
 * The cache of prefixes as the Messages API keeps it: byte by byte, per model, written at breakpoints, readable from the
 * moment at which the response that wrote it begins.
 */
export class PrefixCache {
  private readonly entries = new Set<string>();

  /** What a request reads and would write. `begin` makes what it writes readable. */
  take(request: SimulatedRequest): { usage: InputUsage; begin(): void } {
    const { model, blocks } = request;
    const ends = prefixesOf(model, blocks);
    const cacheable = blocks.flatMap(({ cached }, at) => (cached && ends[at]!.tokens >= minimumOf(model) ? [at] : []));
    const total = ends.at(-1)?.tokens ?? 0;
    const read = Math.max(0, ...cacheable.map((at) => this.readAt(ends, at)));
    const written = cacheable.length ? Math.max(0, ends[cacheable.at(-1)!]!.tokens - read) : 0;
    return {
      usage: {
        input_tokens: total - read - written,
        cache_read_input_tokens: read,
        cache_creation_input_tokens: written,
      },
      begin: () => cacheable.forEach((at) => this.entries.add(ends[at]!.hash)),
    };
  }

  /** Tokens of the longest entry at a breakpoint or shortly before it. */
  private readAt(ends: Prefix[], breakpoint: number): number {
    for (let at = breakpoint; at >= 0 && at > breakpoint - LOOKBACK; at--) {
      if (this.entries.has(ends[at]!.hash)) return ends[at]!.tokens;
    }
    return 0;
  }
}

interface Prefix {
  hash: string;
  tokens: number;
}

/** Each block's prefix: its bytes from the first one on, as a hash. */
function prefixesOf(model: string, blocks: SimulatedBlock[]): Prefix[] {
  const hash = createHash('sha256').update(model);
  let tokens = 0;
  return blocks.map(({ role, text }) => {
    tokens += tokensOf(text);
    hash.update(`\0${role}\0${text}`);
    return { hash: hash.copy().digest('hex'), tokens };
  });
}
