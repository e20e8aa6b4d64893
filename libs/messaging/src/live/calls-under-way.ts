import { setMaxListeners } from 'node:events';
import { LRUCache } from 'lru-cache';
import type { Settled, Settlements } from '../ports.js';

/** Closed channels remembered: work for one of them may still be on its way here. */
const REMEMBERED = 1_000;

/** What a model is asked for: by whom it is waited for, and what else may call it off. */
interface Work extends Required<Settled> {
  /** The signal of the delivery: it is aborted where the service closes. */
  signal: AbortSignal;
  /** It was asked for when its channel had ended, so that the end does not call it off. */
  afterEnd?: boolean;
}

/** The model calls of this process, so that those can be called off that nobody waits for any more. */
export class CallsUnderWay {
  private readonly calls = new Set<{ work: Work; off: AbortController }>();
  private readonly closed = new LRUCache<string, true>({ max: REMEMBERED });

  constructor(settlements?: Settlements) {
    settlements?.onSettled((settled) => this.settle(settled));
  }

  /** Those whose answers are still waited for. */
  get count(): number {
    return [...this.calls].filter(({ off }) => !off.signal.aborted).length;
  }

  /** @param ask is given a signal that is aborted where its answer is no longer waited for */
  async run<T>(work: Work, ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const call = { work, off: new AbortController() };
    // `AbortSignal.any` does the same at ten times the price.
    const end = () => call.off.abort();
    setMaxListeners(0, work.signal);
    work.signal.addEventListener('abort', end);
    if (work.signal.aborted || (!work.afterEnd && this.closed.has(keyOf(work)))) end();
    this.calls.add(call);
    try {
      return await ask(call.off.signal);
    } finally {
      this.calls.delete(call);
      work.signal.removeEventListener('abort', end);
    }
  }

  private settle({ request_id, ...channel }: Settled): void {
    const key = keyOf(channel);
    if (request_id === undefined) this.closed.set(key, true);
    for (const { work, off } of this.calls) {
      const isOver = request_id === undefined ? !work.afterEnd : request_id === work.request_id;
      if (keyOf(work) === key && isOver) off.abort();
    }
  }
}

const keyOf = ({ tenant, channel_id }: Pick<Settled, 'tenant' | 'channel_id'>): string => `${tenant}/${channel_id}`;
