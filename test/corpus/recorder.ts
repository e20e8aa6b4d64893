import type { AuditedCommand } from '@parley/audit';
import {
  derivedId,
  GENESIS_HASH,
  recordedInput,
  storedInput,
  type Command,
  type RecordedEvent,
  type SealedInput,
  type StoredInput,
} from '@parley/contracts';
import type { RecordedInput } from '@parley/event-log';
import { deliberation, RULES, type Deliberation } from '@parley/protocols';
import { prepareAppend, type PreparedAppend } from '../../libs/event-log/src/prepared-append.js';
import { metadataOf } from '../../services/channel-admin/src/command-replies.js';
import { sentAs } from '../sent-as.js';
import { exportedText } from './exported-text.js';

export type Sent = Pick<Command, 'type' | 'data'>;

/** The rules refuse a command. */
export class Refused extends Error {
  override name = 'Refused';
}

const BEGIN = Date.parse('2026-01-01T12:00:00.000Z');

/**
 * Records a channel as channel-admin and the log would: each command is decided by the rules, a second after the one before or
 * when its timer is due, and what comes of it is chained.
 * @param kept what the log keeps besides: the name of the rules, none where absent, as in a log from before; and whether people's
 * words are sealed in it
 */
export class Recorder {
  readonly events: RecordedEvent[] = [];
  readonly commands: AuditedCommand[] = [];
  state: Deliberation = deliberation.initialState;
  private readonly inputs: RecordedInput[] = [];
  private readonly keys = new Map<string, { subject: string; key: string }>();
  private readonly channel_id: string;
  private readonly due = new Map<string, number>();
  private sent = 0;
  private now = BEGIN;

  constructor(
    private readonly name: string,
    private readonly kept: { rules?: typeof RULES; sealed?: boolean } = {},
  ) {
    this.channel_id = derivedId('corpus', name);
  }

  /** @throws Refused */
  send({ type, data }: Sent): readonly RecordedEvent[] {
    const timer = type === 'FireTimer' && this.due.get((data as { timer_id: string }).timer_id);
    const now = Math.max(this.now + 1_000, timer || 0);
    const time = new Date(now).toISOString();
    const header = {
      id: derivedId('corpus', this.name, this.sent + 1),
      tenant: 'default',
      channel_id: this.channel_id,
      time,
    };
    const command = { ...header, ...sentAs(this.state, { type, data } as Command), type, data } as Command;
    const decision = deliberation.decide(this.state, command);
    if (!decision.ok) throw new Refused(`${this.name}: ${type} is refused: ${JSON.stringify(decision.problem)}`);
    this.now = now;
    this.sent += 1;
    if (!decision.events.length) return [];
    const metadata = metadataOf(command, this.events.length ? undefined : this.kept.rules);
    const after = decision.events.reduce(deliberation.evolve, this.state);
    const { protocol } = after;
    const input = storedInput(type, data, decision.events);
    const words = this.kept.sealed ? deliberation.wordsSaid(this.state, command, decision.events, after) : undefined;
    const appended = prepareAppend({
      ...{ tenant: 'default', channel_id: this.channel_id, protocol, expected_version: this.events.length },
      previous_hash: this.events.at(-1)?.hash ?? GENESIS_HASH,
      commands: [{ metadata, events: decision.events, input, words }],
    });
    // As the log does it: what is stored of an event is kept beside the very object.
    const recorded = appended.events.map(({ event }) =>
      Object.assign(event, { position: event.version, recorded_at: time }),
    );
    this.keepBeside(appended, input);
    this.commands.push({ events: recorded, data: recordedInput(recorded, input) });
    for (const event of recorded) {
      this.events.push(event);
      this.state = deliberation.evolve(this.state, event);
      if (event.type === 'TimerSet') this.due.set(event.data.timer_id, Date.parse(event.data.due_at));
    }
    return recorded;
  }

  /** The first timer that still means something fires. @returns whether there was one */
  timePasses(): boolean {
    for (const [timer_id] of [...this.due].toSorted(([, one], [, other]) => one - other)) {
      try {
        const fired = this.send({ type: 'FireTimer', data: { timer_id } });
        this.due.delete(timer_id);
        if (fired.length) return true;
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        this.due.delete(timer_id);
      }
    }
    return false;
  }

  /** As the server exports it. */
  exported(): Promise<string> {
    return exportedText(this.events, this.inputs, new Map([...this.keys].map(([id, { key }]) => [id, key])));
  }

  private keepBeside({ inputs, keys, events }: PreparedAppend, stored: StoredInput | undefined): void {
    for (const { key_id, subject, key } of keys) this.keys.set(key_id, { subject, key });
    for (const { version, body } of inputs) {
      const kept = JSON.parse(body) as SealedInput | StoredInput;
      this.inputs.push({ version, stored, ...('sealed' in kept && { sealed: kept }) });
    }
    for (const { event } of events)
      if (event.type === 'WordsErased')
        for (const [id, { subject }] of this.keys) if (subject === event.data.subject) this.keys.delete(id);
  }
}
