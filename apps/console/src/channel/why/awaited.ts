import { isCalled } from '@parley/contracts/seat-kinds';
import type { Channel, RecordedEvent } from '@parley/client';

/** Whoever a channel waits for by now, and until when the last of them may take; agents have no time that people must know. */
export function awaited({ turns }: Pick<Channel, 'turns'>, events: readonly RecordedEvent[]) {
  const open = turns.filter(({ status }) => status === 'open');
  const ids = new Set(open.map(({ request_id }) => request_id));
  const dues = events.flatMap(({ type, data }) =>
    type === 'TurnRequested' && ids.has(data.request_id) && !isCalled(data.participant_kind) ? [data.due_at] : [],
  );
  return { names: [...new Set(open.map(({ name }) => name))], due_at: dues.toSorted().at(-1) };
}
