import { derivedId, GENESIS_HASH, type Command, type RecordedEvent } from '@parley/contracts';
import { deliberation, type Deliberation } from '@parley/protocols';
import { prepareAppend } from '../../libs/event-log/src/prepared-append.js';
import { metadataOf } from '../../services/channel-admin/src/command-replies.js';
import { sentAs } from '../sent-as.js';

type Sent = Pick<Command, 'type' | 'data'>;

const BEGIN = Date.parse('2026-01-01T12:00:00.000Z');

/**
 * Records a channel as channel-admin and the log would: each command is decided by the rules, a second after the one before or
 * when its timer is due, and what comes of it is chained. The monitor, where it is asked, has nothing against going on.
 * @throws where the rules refuse a command
 */
export function record(name: string, commands: readonly Sent[]): RecordedEvent[] {
  const channel_id = derivedId('corpus', name);
  const events: RecordedEvent[] = [];
  const due = new Map<string, number>();
  let state: Deliberation = deliberation.initialState;
  let sent = 0;
  let now = BEGIN;

  const send = ({ type, data }: Sent): void => {
    now = Math.max(now + 1_000, (type === 'FireTimer' && due.get((data as { timer_id: string }).timer_id)) || 0);
    sent += 1;
    const time = new Date(now).toISOString();
    const header = { id: derivedId('corpus', name, sent), tenant: 'default', channel_id, time };
    const command = { ...header, ...sentAs(state, { type, data } as Command), type, data } as Command;
    const decision = deliberation.decide(state, command);
    if (!decision.ok) throw new Error(`${name}: ${type} is refused: ${JSON.stringify(decision.problem)}`);
    const decided = { metadata: metadataOf(command), events: decision.events };
    const { protocol } = decision.events.reduce(
      (before, event) => deliberation.evolve(before, event as RecordedEvent),
      state,
    );
    const stream = { tenant: 'default', channel_id, protocol, expected_version: events.length };
    const appended = prepareAppend({
      ...stream,
      previous_hash: events.at(-1)?.hash ?? GENESIS_HASH,
      commands: [decided],
    });
    for (const { event } of appended.events) {
      const recorded = { ...event, position: event.version, recorded_at: time };
      events.push(recorded);
      state = deliberation.evolve(state, recorded);
      if (recorded.type === 'TimerSet') due.set(recorded.data.timer_id, Date.parse(recorded.data.due_at));
    }
  };

  for (const command of commands) {
    send(command);
    for (let check = state.state?.check; check; check = state.state?.check) send(goesOn(check.check_id));
  }
  return events;
}

const goesOn = (check_id: string): Sent => ({
  type: 'SignalTermination',
  data: {
    ...{ verdict: 'continue', condition: '', measured: 0, limit: 0, check_id },
    assessment: { at_version: 1, verdict: 'continue', reason: '', findings: [] },
  },
});
