import type { RecordedEvent } from '@parley/client';

/**
 * The version at which a channel can be forked so that an event is in it: where the event's command ends. Nothing where the channel
 * is closed by then.
 */
export function forkPlace(events: readonly RecordedEvent[], event: RecordedEvent): number | undefined {
  const { command_id } = event.metadata;
  const last = events.findLast(({ metadata }) => metadata.command_id === command_id) ?? event;
  const isClosed = events.some(({ type, version }) => type === 'ChannelClosed' && version <= last.version);
  return isClosed ? undefined : last.version;
}
