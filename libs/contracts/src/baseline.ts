import type { ChannelClosed } from './generated/types.js';

/** What of an opening says whether one agent is asked the same question alone after the end. */
export interface BaselineWish {
  rehearsal?: boolean;
  config?: { baseline?: boolean };
}

/** Whoever stops a channel wants no more spent on it; and beside a failure there is nothing to compare. */
const NOTHING_BESIDE: ReadonlySet<string> = new Set(['stopped', 'failed', 'rehearsed']);

/** Whether one agent is asked once a channel has ended so. In a rehearsal there is nobody to ask. */
export const baselineFollows = (
  { rehearsal, config }: BaselineWish,
  { status }: Pick<ChannelClosed, 'status'>,
): boolean => config?.baseline === true && !rehearsal && !NOTHING_BESIDE.has(status);
