import type { RecordedEvent } from '@parley/contracts';
import type { Caller } from '@parley/http';

export interface ChangesFrame {
  /** The last change of them: ?min_position= of what is read because of it. */
  position: number;
  /** Ids of the channels that have changed. */
  channels: string[];
}

/** What a caller hears of new events: which channels of its tenant have changed. A seat hears of what concerns itself alone (N1). */
export function changesFor(
  caller: Pick<Caller, 'tenant' | 'seat' | 'actor'>,
  events: readonly RecordedEvent[],
): ChangesFrame | undefined {
  const heard = events.filter((event) => mayHear(caller, event));
  const last = heard.at(-1);
  return last && { position: last.position, channels: [...new Set(heard.map(({ channel_id }) => channel_id))] };
}

function mayHear({ tenant, seat, actor }: Pick<Caller, 'tenant' | 'seat' | 'actor'>, event: RecordedEvent): boolean {
  if (event.tenant !== tenant) return false;
  if (!seat) return true;
  const isOwn = 'participant_id' in event.data && event.data.participant_id === actor.id;
  return event.channel_id === seat.channel_id && (isOwn || event.type === 'ChannelClosed');
}
