import type { Assessment, RecordedEvent } from '@parley/client';
import { shareOf } from './distances.js';

/** One check of the monitor, as the log has it (T7). */
export interface Check {
  /** The position of the event that records it. */
  position: number;
  assessment: Assessment;
}

export const checksIn = (events: readonly RecordedEvent[]): Check[] =>
  events.flatMap(({ type, position, data }) =>
    type === 'TerminationChecked' ? [{ position, assessment: data.assessment }] : [],
  );

/** What each condition measured, check by check, as a share of its limit. */
export function sharesIn(checks: readonly Check[]): ReadonlyMap<string, readonly number[]> {
  const shares = new Map<string, number[]>();
  for (const { assessment } of checks)
    for (const finding of assessment.findings) {
      const known = shares.get(finding.condition);
      if (known) known.push(shareOf(finding));
      else shares.set(finding.condition, [shareOf(finding)]);
    }
  return shares;
}

/** A line of steps, left to right over 100 by 100, of shares from 0 (below) to 1 (above); one check is a level line. */
export function stepsOf(shares: readonly number[]): string {
  const width = 100 / Math.max(1, shares.length);
  return shares
    .map((share, index) => `${index ? 'V' : `M0 `}${round(100 - 100 * share)}H${round((index + 1) * width)}`)
    .join('');
}

const round = (value: number): number => Math.round(value * 100) / 100;
