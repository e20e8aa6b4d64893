import type { RecordedEvent } from '@parley/contracts';
import type { Attempt, Violation } from '../history.js';
import { commandViolations } from './commands.js';
import { followViolations, type KeptInput } from './follows.js';
import { breakageViolations, deadLetterViolations, lagViolations, stuckViolations, type Letter } from './liveness.js';
import { onceViolations } from './once.js';
import { orderViolations } from './order.js';
import { projectionViolations, type StoredRow } from './projections.js';

/** What there was to see after the last fault, when everything had come to rest. */
export interface Seen {
  /** The whole log, in the order of positions. */
  events: readonly RecordedEvent[];
  /** The last position by the log's own count. */
  head: number;
  /** What was kept of commands beside their events. */
  inputs: readonly KeptInput[];
  rows: readonly StoredRow[];
  deadLetters: readonly Letter[];
  /** What each message says that nobody could have handled. */
  poison: readonly string[];
  /** From the last fault until the views had all that the log had then; undefined where they never had. */
  lagSeconds: number | undefined;
  /** What processes said that ended though nobody had killed them. */
  crashes: readonly string[];
  /** Answers that no contract has: a 5xx that is no 503. */
  brokenAnswers: readonly string[];
}

/**
 * The history checker: what clients know, beside what there is.
 * @param isClient whether a command in the log is one of the clients'
 */
export function check(
  attempts: readonly Attempt[],
  seen: Seen,
  isClient: (event: RecordedEvent) => boolean,
): Violation[] {
  const { events, head, inputs, rows, deadLetters, poison, lagSeconds, crashes, brokenAnswers } = seen;
  return [
    ...commandViolations(attempts, events, isClient),
    ...orderViolations(events, head),
    ...onceViolations(events),
    ...followViolations(events, inputs),
    ...projectionViolations(events, rows),
    ...stuckViolations(events),
    ...lagViolations(lagSeconds),
    ...deadLetterViolations(deadLetters, poison),
    ...breakageViolations(crashes, brokenAnswers),
  ];
}
