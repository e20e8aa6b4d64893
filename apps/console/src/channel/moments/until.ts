import type { RecordedEvent } from '@parley/client';

/** What had happened at a version of the channel. */
export const eventsUntil = (events: readonly RecordedEvent[], at: number): readonly RecordedEvent[] =>
  events.slice(0, stepAt(events, at));

/** How many events had happened; all of them where no version is asked for. */
export function stepAt(events: readonly RecordedEvent[], at: number): number {
  if (!at) return events.length;
  return events.findLastIndex(({ version }) => version <= at) + 1;
}

/** Where a moment is asked for, in the address; 0 for now, and where it says nothing that could be a version. */
export function momentIn(search: URLSearchParams): number {
  const at = Number(search.get('at'));
  return Number.isSafeInteger(at) && at > 0 ? at : 0;
}

/** The address of how it stood after a version; of how it stands for 0. */
export function addressOf(search: URLSearchParams, at: number): URLSearchParams {
  const address = new URLSearchParams(search);
  // An event that was looked for may not have happened then.
  address.delete('event');
  if (at) address.set('at', String(at));
  else address.delete('at');
  return address;
}
