import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { auditExport } from '@parley/audit';
import { InTurn } from '@parley/event-log';
import { fail } from '@parley/http';
import { RULES } from '@parley/protocols';

/** What the thread is given: a built file does not know the rules' name of those who run from the source. */
export interface AuditAsked {
  rules: string;
}

type Audited = ReturnType<typeof auditExport>;

/** The built file, from the source too: a thread has no loader of TypeScript. The tests' set-up builds it. */
const THREAD = new URL('../dist/audit-thread.js', import.meta.url);

/** What one audit may take. */
const LIMITS = { memoryMb: 1_024, ms: 120_000 };

/**
 * Decides channels once more in a thread of its own: 10,000 events take seconds, in which nobody else would be answered. One after
 * another, so that the memory of one is all that is taken, however many are asked for.
 */
export class Auditor {
  private readonly turns = new InTurn();

  constructor(private readonly limits = LIMITS) {}

  /**
   * @param pieces of an export, whole lines each
   * @param gone whoever asked has gone: nobody waits for it any more
   * @throws ProblemError not-ready where it takes more time or memory than one may
   */
  audit(pieces: () => AsyncIterable<string>, gone: AbortSignal): Promise<Audited> {
    return this.turns.run(() => this.run(pieces, gone));
  }

  private async run(pieces: () => AsyncIterable<string>, gone: AbortSignal): Promise<Audited> {
    gone.throwIfAborted();
    const { memoryMb, ms } = this.limits;
    const workerData: AuditAsked = { rules: RULES };
    const resourceLimits = { maxOldGenerationSizeMb: memoryMb };
    // How the process was started says nothing of the thread: under the tests it looks for sources.
    const thread = new Worker(THREAD, { workerData, resourceLimits, execArgv: [] });
    try {
      const answer = once(thread, 'message', { signal: AbortSignal.any([gone, AbortSignal.timeout(ms)]) });
      // It may fail while the pieces are still read.
      answer.catch(() => undefined);
      for await (const piece of pieces()) thread.postMessage(piece);
      thread.postMessage(null);
      return ((await answer) as [Audited])[0];
    } catch (error) {
      const { name, code } = error as NodeJS.ErrnoException;
      const isLate = name === 'AbortError' && !gone.aborted;
      const isLarge = code === 'ERR_WORKER_OUT_OF_MEMORY';
      if (!isLate && !isLarge) throw error;
      const most = isLarge ? `${memoryMb} MB of memory` : `${ms / 1_000} s`;
      return fail('not-ready', {
        detail: `an audit of this channel takes more than ${most}: audit its export, by parley audit FILE`,
      });
    } finally {
      await thread.terminate();
    }
  }
}
