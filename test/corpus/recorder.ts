import type { AuditedCommand } from '@parley/audit';
import {
  derivedId,
  GENESIS_HASH,
  recordedInput,
  storedInput,
  type Command,
  type RecordedEvent,
} from '@parley/contracts';
import { deliberation, RULES, type Deliberation } from '@parley/protocols';
import { prepareAppend } from '../../libs/event-log/src/prepared-append.js';
import { metadataOf } from '../../services/channel-admin/src/command-replies.js';
import { sentAs } from '../sent-as.js';

export type Sent = Pick<Command, 'type' | 'data'>;

const BEGIN = Date.parse('2026-01-01T12:00:00.000Z');

/**
 * Records a channel as channel-admin and the log would: each command is decided by the rules, a second after the one before or
 * when its timer is due, and what comes of it is chained.
 * @param rules the name that the log gives them; none is named where absent, as in a log from before
 */
export class Recorder {
  readonly events: RecordedEvent[] = [];
  readonly commands: AuditedCommand[] = [];
  state: Deliberation = deliberation.initialState;
  private readonly channel_id: string;
  private readonly due = new Map<string, number>();
  private sent = 0;
  private now = BEGIN;

  constructor(
    private readonly name: string,
    private readonly rules?: typeof RULES,
  ) {
    this.channel_id = derivedId('corpus', name);
  }

  /** @throws where the rules refuse it */
  send({ type, data }: Sent): readonly RecordedEvent[] {
    const timer = type === 'FireTimer' && this.due.get((data as { timer_id: string }).timer_id);
    this.now = Math.max(this.now + 1_000, timer || 0);
    this.sent += 1;
    const time = new Date(this.now).toISOString();
    const header = {
      id: derivedId('corpus', this.name, this.sent),
      tenant: 'default',
      channel_id: this.channel_id,
      time,
    };
    const command = { ...header, ...sentAs(this.state, { type, data } as Command), type, data } as Command;
    const decision = deliberation.decide(this.state, command);
    if (!decision.ok) throw new Error(`${this.name}: ${type} is refused: ${JSON.stringify(decision.problem)}`);
    if (!decision.events.length) return [];
    const metadata = metadataOf(command, this.events.length ? undefined : this.rules);
    const { protocol } = decision.events.reduce(deliberation.evolve, this.state);
    const appended = prepareAppend({
      ...{ tenant: 'default', channel_id: this.channel_id, protocol, expected_version: this.events.length },
      previous_hash: this.events.at(-1)?.hash ?? GENESIS_HASH,
      commands: [{ metadata, events: decision.events }],
    });
    const recorded = appended.events.map(({ event }) => ({ ...event, position: event.version, recorded_at: time }));
    const input = storedInput(type, data, decision.events);
    this.commands.push({ events: recorded, data: recordedInput(recorded, input) });
    for (const event of recorded) {
      this.events.push(event);
      this.state = deliberation.evolve(this.state, event);
      if (event.type === 'TimerSet') this.due.set(event.data.timer_id, Date.parse(event.data.due_at));
    }
    return recorded;
  }
}
