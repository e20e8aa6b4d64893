import type { RecordedEvent } from '@parley/client';

const requestOf = ({ data }: RecordedEvent): string | undefined =>
  'request_id' in data && typeof data.request_id === 'string' ? data.request_id : undefined;

/** Whether two events belong to one command, or are about one request. */
function isTied(one: RecordedEvent, other: RecordedEvent): boolean {
  const request = requestOf(one);
  return (
    one.metadata.command_id === other.metadata.command_id || (request !== undefined && request === requestOf(other))
  );
}

/** What led to an event: what the same command recorded before it, and the request that it answers. The latest first. */
export const causesOf = (events: readonly RecordedEvent[], event: RecordedEvent): RecordedEvent[] =>
  events.filter((other) => other.position < event.position && isTied(event, other)).toReversed();

/** What followed from it. */
export const effectsOf = (events: readonly RecordedEvent[], event: RecordedEvent): RecordedEvent[] =>
  events.filter((other) => other.position > event.position && isTied(event, other));
