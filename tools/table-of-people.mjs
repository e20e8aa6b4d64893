// A round table of people in the product, in memory: its decider, the monitor, its fold and its assessment. No model and no clock.
import { WORK } from '../libs/contracts/dist/index.js';
import { deliberation, REGISTRY } from '../libs/protocols/dist/index.js';
import { Monitor } from '../services/termination-monitor/dist/monitor.js';

const DELIVERY = { attempt: 1, signal: new AbortController().signal };

/** Whoever answers for all of them, who fires timers, and who has no model to sum up with. */
const PEOPLE = { kind: 'operator', id: 'people' };
const ADMIN = { kind: 'service', id: 'channel-admin' };
const JUDGE = { kind: 'service', id: 'coach-judge' };
const ACTORS = { FireTimer: ADMIN, FailFacilitation: JUDGE };
const WATCHED = WORK['termination-monitor'];
const START = Date.UTC(2026, 0, 1);
const CHANNEL = '01900000-0000-7000-8000-000000000001';

/** What a member is called in commands. */
export const idOf = (name) => name.replaceAll(' ', '-');

export class TableOfPeople {
  channel = deliberation.initialState;
  ledger = REGISTRY.ledger.initialState;
  monitor = new Monitor({ at: async () => ({ state: this.ledger }) }, { send: (command) => this.decide(command) });
  commands = 0;

  /**
   * @param members their names
   * @param config what is not as a board has it whose people speak for as long as they like
   * @param termination laid over the default policy of a board
   */
  open({ topic, question, members, config, termination }) {
    const { protocol, policy } = REGISTRY.defaultPolicy('board');
    this.protocol = REGISTRY.protocols.find(({ name }) => name === protocol);
    return this.send(this.protocol.opening.command, {
      ...{ topic, question, language: 'en', rehearsal: true },
      members: members.map((name) => ({
        ...{ participant_id: idOf(name), name, kind: 'person', persona: '', expertise: [], script: [] },
      })),
      config: {
        ...{ mode: 'board', speaking: 'in_turn', rounds: 50, min_speakers: 1, max_speakers: 3 },
        ...{ summaries: 'at_the_end', turn_timeout_ms: 30_000, max_facilitation_attempts: 1, budget_micro_usd: 0 },
        ...config,
      },
      termination: { ...policy, ...termination },
    });
  }

  get isClosed() {
    return this.closed !== undefined;
  }

  /** Whoever has not had the word in the round under way. */
  get asked() {
    return this.channel.state.turns
      .filter(({ status }) => status === 'open')
      .map(({ participant_id }) => participant_id);
  }

  says(participant_id, text, stance) {
    return this.send('Contribute', { participant_id, text, tool_calls: [], ...(stance && { stance }) });
  }

  /** Whoever has the word says nothing until the time is over. */
  isSilent() {
    return this.send('FireTimer', { timer_id: this.timer });
  }

  async send(type, data) {
    const actor = ACTORS[type] ?? PEOPLE;
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
    for (const event of recorded) {
      if (WATCHED.includes(event.type)) await this.monitor.check(event, DELIVERY);
      if (event.type === 'FacilitationRequested') await this.hasNoModel(event.data);
    }
    return { ok: true };
  }

  hasNoModel({ request_id }) {
    return this.send('FailFacilitation', { request_id, code: 'model-missing', message: 'people alone' });
  }

  record(event, { id, time, tenant, channel_id }) {
    const version = this.ledger.version + 1;
    const recorded = { ...event, id, tenant, channel_id, version, recorded_at: time, protocol: this.protocol.name };
    this.channel = deliberation.evolve(this.channel, recorded);
    this.ledger = REGISTRY.ledger.evolve(this.ledger, recorded);
    if (event.type === 'TimerSet' && event.data.purpose === 'turn_timeout') this.timer = event.data.timer_id;
    if (event.type === 'ChannelClosed') this.closed = event.data;
    return recorded;
  }
}
