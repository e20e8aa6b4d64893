// Replays talks through the product in memory: the round table's decider, the monitor, its fold and its assessment.
import { deliberation, REGISTRY } from '../libs/protocols/dist/index.js';
import { assess } from '../libs/termination/dist/index.js';
import { Monitor } from '../services/termination-monitor/dist/monitor.js';

const DELIVERY = { attempt: 1, signal: new AbortController().signal };

/** Whoever answers for all of them, and who fires timers. */
const PEOPLE = { kind: 'operator', id: 'people' };
const ADMIN = { kind: 'service', id: 'channel-admin' };
const START = Date.UTC(2026, 0, 1);
const CHANNEL = '01900000-0000-7000-8000-000000000001';

/** The consensus finding after the last turn of a talk held as a round table of people, who give no stances. */
export async function consensusAfter(turns) {
  const table = new Table();
  await table.open([...new Set(turns.map(({ speaker }) => speaker))]);
  for (const turn of turns) await table.says(turn);
  return assess(table.ledger).findings.find(({ condition }) => condition === 'consensus');
}

/** A board whose people speak in turn for as long as they like. */
class Table {
  channel = deliberation.initialState;
  ledger = REGISTRY.ledger.initialState;
  monitor = new Monitor({ at: async () => ({ state: this.ledger }) }, { send: (command) => this.decide(command) });
  commands = 0;

  open(speakers) {
    const { protocol, policy } = REGISTRY.defaultPolicy('board');
    this.protocol = REGISTRY.protocols.find(({ name }) => name === protocol);
    return this.send(this.protocol.opening.command, {
      ...{ topic: 'A talk', question: 'What do we agree on?', language: 'en', rehearsal: true },
      members: speakers.map((speaker) => ({
        ...{ participant_id: speaker, name: speaker, kind: 'person', persona: '', expertise: [], script: [] },
      })),
      config: {
        ...{
          mode: 'board',
          speaking: 'in_turn',
          rounds: 50,
          min_speakers: 1,
          max_speakers: 3,
          summaries: 'at_the_end',
        },
        ...{ turn_timeout_ms: 30_000, max_facilitation_attempts: 1, budget_micro_usd: 0 },
      },
      termination: { ...policy, stop_when: [{ consensus: {} }] },
    });
  }

  /** Whoever has the word before the speaker, or says nothing, is silent until the time is over. */
  async says({ speaker, text }) {
    while (this.next !== speaker) await this.send('FireTimer', { timer_id: this.timer });
    if (text.trim()) await this.send('Contribute', { participant_id: speaker, text, tool_calls: [] });
    else await this.send('FireTimer', { timer_id: this.timer });
  }

  get next() {
    return this.channel.state.turns.find(({ status }) => status === 'open').participant_id;
  }

  async send(type, data) {
    const actor = type === 'FireTimer' ? ADMIN : PEOPLE;
    const { ok, problem } = await this.decide({ ...this.header(), actor, type, data });
    if (!ok) throw new Error(`${type}: ${JSON.stringify(problem)}`);
  }

  header() {
    const number = String((this.commands += 1)).padStart(12, '0');
    const time = new Date(START + this.commands * 1000).toISOString();
    const id = `00000000-0000-4000-8000-${number}`;
    return { id, time, tenant: 'default', channel_id: CHANNEL };
  }

  /** As channel-admin does it: decided, recorded, and told to the monitor. */
  async decide(command) {
    const decision = deliberation.decide(this.channel, command);
    if (!decision.ok) return decision;
    const recorded = decision.events.map((event) => this.record(event, command));
    for (const event of recorded) if (event.type === 'CheckRequested') await this.monitor.check(event, DELIVERY);
    return { ok: true };
  }

  record(event, { id, time, tenant, channel_id }) {
    const version = this.ledger.version + 1;
    const recorded = { ...event, id, tenant, channel_id, version, recorded_at: time, protocol: this.protocol.name };
    this.channel = deliberation.evolve(this.channel, recorded);
    this.ledger = REGISTRY.ledger.evolve(this.ledger, recorded);
    if (event.type === 'TimerSet' && event.data.purpose === 'turn_timeout') this.timer = event.data.timer_id;
    return recorded;
  }
}
