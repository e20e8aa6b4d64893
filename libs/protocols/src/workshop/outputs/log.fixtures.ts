import type { Command, ParleyEvent, RecordedEvent } from '@parley/contracts';
import { deciderOf } from '../../shared/frame.js';
import { workshop as protocol } from '../workshop.js';

const workshop = deciderOf(protocol);

/** The events as the log would have them, a second apart. */
export const recorded = (events: ParleyEvent[]): RecordedEvent[] =>
  events.map((event, index) => ({
    ...event,
    position: index + 1,
    tenant: 'default',
    channel_id: '01900000-0000-7000-8000-000000000001',
    protocol: 'workshop',
    version: index + 1,
    id: String(index),
    metadata: { command_id: '', command_type: '', command_hash: '', actor: { kind: 'user', id: 'ula' }, time: '' },
    recorded_at: new Date(Date.UTC(2026, 0, 1, 12, 0, index)).toISOString(),
    hash: '',
  }));

/** What a workshop comes to that is sent these commands. @throws where one is refused */
export function logOf(...commands: Command[]): RecordedEvent[] {
  let state = workshop.initialState;
  return recorded(
    commands.flatMap((sent) => {
      const decision = workshop.decide(state, sent);
      if (!decision.ok) throw new Error(`${sent.type} ${JSON.stringify({ ...sent.data, ...decision.problem })}`);
      state = decision.events.reduce(workshop.evolve, state);
      return decision.events;
    }),
  );
}
