import type { RecordedEvent } from '@parley/contracts';
import { setTimeout as delay } from 'node:timers/promises';
import { EXIT } from '../exit-codes.js';
import { note } from '../output.js';
import { rendererOf } from '../render/renderer-of.js';
import { paint } from '../render/style.js';
import type { GlobalOptions, Session } from '../session.js';
import { clock } from '../waiting/clock.js';
import { printed, printEvent } from '../print-results.js';
import { recordedOf } from '../channel/recorded.js';

/** A pause that is longer than this, as it is shown, is folded, in milliseconds. */
const LONGEST_MS = 3_000;

export type Speed = number | 'max';

/** What comes before an event: so long a pause, which stands for one that was longer where it is folded. */
export interface Step {
  event: RecordedEvent;
  waitMs: number;
  foldedMs?: number;
}

/** The course of a channel at the pace at which it was recorded, so many times as fast; long pauses are folded. */
export function stepsOf(events: readonly RecordedEvent[], speed: Speed): Step[] {
  return events.map((event, index) => {
    const before = events[index - 1];
    const pausedMs = before ? Math.max(0, Date.parse(event.recorded_at) - Date.parse(before.recorded_at)) : 0;
    const waitMs = speed === 'max' ? 0 : pausedMs / speed;
    const isFolded = speed !== 'max' && waitMs > LONGEST_MS;
    return isFolded ? { event, waitMs: LONGEST_MS, foldedMs: pausedMs } : { event, waitMs };
  });
}

/** Shows a channel's recorded course once more. Ctrl-C ends it. */
export async function replay(
  { client }: Session,
  channel: string,
  speed: Speed,
  options: GlobalOptions,
): Promise<number> {
  const events = await recordedOf(client, channel);
  // One document has no pace.
  if (options.output === 'json') {
    printed(events, options);
    return EXIT.done;
  }
  const renderer = await rendererOf(events[0]!.protocol, options);
  const left = new AbortController();
  const leave = () => left.abort();
  process.once('SIGINT', leave);
  try {
    for (const { event, waitMs, foldedMs } of stepsOf(events, speed)) {
      if (foldedMs !== undefined && !options.quiet) note(paint.dim(`── ${clock(foldedMs)} ──`));
      if (waitMs) await delay(waitMs, undefined, { signal: left.signal }).catch(() => undefined);
      if (left.signal.aborted) return EXIT.detached;
      printEvent(event, renderer, options);
    }
    return EXIT.done;
  } finally {
    process.removeListener('SIGINT', leave);
  }
}
