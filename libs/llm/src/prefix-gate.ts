import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Prompt } from '@parley/protocols';
import type { KnownModel } from './models.js';
import { estimatedTokens } from './tokens.js';

/** A cache that takes longer to be written is not waited for. */
const HOLD_MS = 15_000;

/**
 * Lets one of several requests with the same prefix go first. A provider can serve a prefix from its cache only once the
 * response that writes it has begun: members of a round that are asked at once would each pay for the whole of it.
 */
export class PrefixGate {
  /** Whoever writes a prefix, by its hash; each tells whether its response has begun. */
  private readonly writing = new Map<string, Promise<boolean>>();

  constructor(private readonly model: Pick<KnownModel, 'min_cacheable_tokens' | 'tokenizer_factor'>) {}

  /**
   * Waits while another writes this prefix.
   * @returns what to call once the response begins, or the request has failed
   */
  async enter(prompt: Prompt, signal: AbortSignal): Promise<(began: boolean) => void> {
    const key = this.keyOf(prompt);
    if (key === undefined) return () => undefined;
    for (;;) {
      const writer = this.writing.get(key);
      if (!writer) return this.write(key);
      const limit = new AbortController();
      const given = delay(HOLD_MS, true, { signal: AbortSignal.any([signal, limit.signal]) }).catch(() => true);
      const goOn = await Promise.race([writer, given]);
      limit.abort();
      if (goOn) return () => undefined;
    }
  }

  private write(key: string): (began: boolean) => void {
    const { promise, resolve } = withResolvers();
    this.writing.set(key, promise);
    return (began) => {
      if (this.writing.get(key) === promise) this.writing.delete(key);
      resolve(began);
    };
  }

  /** Undefined for a prefix that would not be cached. */
  private keyOf({ schema, system, shared }: Prompt): string | undefined {
    const { min_cacheable_tokens, tokenizer_factor } = this.model;
    const prefix = JSON.stringify([schema, system, shared]);
    if (estimatedTokens(prefix, tokenizer_factor) < min_cacheable_tokens) return undefined;
    return createHash('sha256').update(prefix).digest('hex');
  }
}

function withResolvers() {
  let resolve!: (value: boolean) => void;
  const promise = new Promise<boolean>((settle) => (resolve = settle));
  return { promise, resolve };
}
