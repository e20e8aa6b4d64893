import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { InTurn } from '@parley/event-log';
import type { Chunk, KnowledgeDocument } from './document.js';
import { KnowledgeRefused } from './refused.js';

/** What a document comes to. */
export interface CutHead {
  hash: string;
  /** The bytes of its path and its text in UTF-8. */
  bytes: number;
  chunks: number;
}

/** A chunk, with its words as the search index takes them. */
export interface CutChunk extends Chunk {
  headingWords: string;
  words: string;
}

export interface CutDocument extends CutHead {
  /** Its chunks, some at a time, each cut when it is asked for. */
  batches(): AsyncIterable<CutChunk[]>;
}

/** The built file, from the source too: a thread has no loader of TypeScript. The tests' set-up builds it. */
const THREAD = new URL('../dist/cut-thread.js', import.meta.url);

interface Limits {
  /** How long the thread may take for one answer, in milliseconds. */
  answerMs: number;
  /** What it may hold, in megabytes. */
  memoryMb: number;
}

/**
 * Cuts documents into chunks in a thread of its own, which can be ended: a long document takes seconds, and everybody else
 * would wait. One after another, so that the memory of one is all that is taken, however many are sent.
 */
export class Cutter {
  private thread: Worker | undefined;
  private readonly turns = new InTurn();

  constructor(private readonly limits: Limits = { answerMs: 60_000, memoryMb: 512 }) {}

  /**
   * @param use is given the document for as long as it runs; the next one waits for it
   * @throws KnowledgeRefused too-much-text where the document takes more time or memory than one may, or has too many chunks
   */
  cut<T>(document: KnowledgeDocument, use: (cut: CutDocument) => Promise<T>): Promise<T> {
    return this.turns.run(() => this.run(document, use));
  }

  private async run<T>(document: KnowledgeDocument, use: (cut: CutDocument) => Promise<T>): Promise<T> {
    const ask = <A>(asked: KnowledgeDocument | 'more') => this.ask<A>(asked, document.path);
    const head = await ask<CutHead | { refused: string }>(document);
    if ('refused' in head) throw new KnowledgeRefused('too-much-text', `${document.path} ${head.refused}`);
    return use({
      ...head,
      async *batches() {
        for (let left = head.chunks; left > 0;) {
          const batch = await ask<CutChunk[]>('more');
          left -= batch.length;
          yield batch;
        }
      },
    });
  }

  private async ask<A>(asked: KnowledgeDocument | 'more', path: string): Promise<A> {
    const thread = (this.thread ??= this.open());
    const { answerMs, memoryMb } = this.limits;
    try {
      const answer = once(thread, 'message', { signal: AbortSignal.timeout(answerMs) });
      thread.postMessage(asked);
      return ((await answer) as [A])[0];
    } catch (error) {
      this.thread = undefined;
      await thread.terminate();
      const { name, code } = error as NodeJS.ErrnoException;
      const why =
        name === 'AbortError'
          ? `longer than ${answerMs} ms`
          : code === 'ERR_WORKER_OUT_OF_MEMORY'
            ? `more than ${memoryMb} MB of memory`
            : undefined;
      if (!why) throw error;
      throw new KnowledgeRefused('too-much-text', `${path} takes ${why} to be cut into passages: send it in parts`);
    }
  }

  private open(): Worker {
    const resourceLimits = { maxOldGenerationSizeMb: this.limits.memoryMb };
    // How the process was started says nothing of the thread: under the tests it looks for sources.
    const thread = new Worker(THREAD, { resourceLimits, execArgv: [] });
    // Whoever waits for an answer is told by it; without anybody it is replaced.
    thread.on('error', () => (this.thread = undefined));
    thread.unref();
    return thread;
  }
}
