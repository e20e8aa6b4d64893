import type { RecordedEvent } from '@parley/contracts';
import { LogUnavailable, type EventLog, type LogSignal } from './event-log.js';

interface Follow {
  log: Pick<EventLog, 'readAll'>;
  signal: LogSignal;
  /** The last position already seen. */
  after: number;
  /** Most events of a page. */
  limit?: number;
  stop: AbortSignal;
}

/**
 * Every event of the log from a position on, page by page, waiting at the end for more. Reads the next page only when
 * it is asked for, so memory stays bounded however slow the reader is. While the log is down it waits.
 */
export async function* followLog({ log, signal, after, limit = 500, stop }: Follow): AsyncGenerator<RecordedEvent[]> {
  const bell = new Bell(stop);
  const unsubscribe = signal.subscribe(() => bell.ring());
  try {
    while (!stop.aborted) {
      const page = await log.readAll({ after, limit }).catch(waitForLog);
      if (!page.length) {
        await bell.rung();
        continue;
      }
      yield page;
      after = page.at(-1)!.position;
    }
  } finally {
    unsubscribe();
    bell.close();
  }
}

function waitForLog(error: unknown): RecordedEvent[] {
  if (error instanceof LogUnavailable) return [];
  throw error;
}

/** Remembers a ring that comes while nobody waits. */
class Bell {
  private pending = false;
  private answer: (() => void) | undefined;

  constructor(private readonly stop: AbortSignal) {
    stop.addEventListener('abort', this.ring);
  }

  /** Whoever follows the log again and again, as long as the service runs, leaves nothing behind. */
  close(): void {
    this.stop.removeEventListener('abort', this.ring);
  }

  readonly ring = (): void => {
    this.pending = true;
    this.answer?.();
  };

  async rung(): Promise<void> {
    if (!this.pending && !this.stop.aborted) await new Promise<void>((resolve) => (this.answer = resolve));
    this.pending = false;
    this.answer = undefined;
  }
}
