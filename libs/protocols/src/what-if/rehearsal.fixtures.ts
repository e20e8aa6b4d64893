import { WORK, type Command, type ModelCall, type RecordedEvent, type TerminationPolicy } from '@parley/contracts';
import { assess, emptyLedger, layered, warnings } from '@parley/termination';
import { REGISTRY } from '../registry.js';
import { call } from '../shared/command.fixtures.js';
import { deciderOf } from '../shared/frame.js';
import { ADMIN, MONITOR } from '../shared/service-actors.js';
import { ballotWork, facilitationWork, turnWork } from '../shared/work/model-work.js';

interface Rehearsed {
  /** The event whose words open it, as an example's script was recorded. */
  opening: RecordedEvent;
  /** Other rules of ending. */
  given?: TerminationPolicy;
  /** What the user says, one after the other, whenever nothing else is to do. */
  said?: readonly string[];
}

const BEGIN = Date.parse('2026-01-01T12:00:00.000Z');
const COST: ModelCall = { ...call, cost_micro_usd: 1_000, input_tokens: 90, output_tokens: 10 };

/**
 * Plays a channel with the deciders, the rehearsal and the monitor, one step after the other: the monitor looks before anybody
 * works on, and a timer fires where nothing else is to do. A model's answer costs 1000 micro-dollars.
 */
export function rehearse({ opening, given = {}, said = [] }: Rehearsed): RecordedEvent[] {
  const protocol = REGISTRY.protocols.find(({ opening: { event } }) => event === opening.type)!;
  const { initialState, decide, evolve } = deciderOf(protocol);
  const { data } = opening as { data: { termination?: TerminationPolicy; config: object } };
  const rounds = given.stop_when?.flatMap((rule) => ('round_limit' in rule ? [rule.round_limit.max] : []))[0];
  const own = protocol.ending.ownLimit && rounds !== undefined ? { max_rounds: rounds } : {};
  const events: RecordedEvent[] = [];
  const looks: (() => Step | undefined)[] = [];
  const works: (() => Step | undefined)[] = [];
  const user = said.map((text) => (): Step => ['Intervene', { text }]);
  const timers = new Map<string, number>();
  let state = initialState;
  let ledger = emptyLedger;
  let worked = BEGIN;
  let time = BEGIN;

  take([
    protocol.opening.command,
    { ...data, config: { ...data.config, ...own }, termination: layered(data.termination, given) },
  ]);
  for (let steps = 0; !state.closed; steps++) {
    if (steps > 2_000) throw new Error('it does not end');
    const next = due(worked + 999) ?? looks.shift() ?? works.shift() ?? user.shift() ?? due(Infinity)!;
    const step = next();
    if (step) take(step);
  }
  return events;

  function take([type, body]: Step): void {
    // Neither the monitor nor a timer takes time from those who work: other rules warn at other moments.
    if (type !== 'SignalTermination' && type !== 'FireTimer') time = worked += 1_000;
    const at = new Date(time).toISOString();
    const id = `command-${events.length}`;
    const header = { id, tenant: 'default', channel_id: 'channel', time: at, actor: actorOf(type) };
    const decision = decide(state, { ...header, type, data: body } as unknown as Command);
    if (!decision.ok) throw new Error(`${type}: ${JSON.stringify(decision.problem)}`);
    for (const event of decision.events) {
      const version = events.length + 1;
      const metadata = { command_id: id, command_type: type, command_hash: '', actor: header.actor, time: at };
      const envelope = { position: version, version, id: String(version), recorded_at: at, metadata, hash: '' };
      const one = { ...event, ...envelope, tenant: 'default', channel_id: 'channel', protocol: protocol.name };
      events.push(one as RecordedEvent);
    }
    for (const event of events.slice(-decision.events.length || events.length)) {
      state = evolve(state, event);
      ledger = REGISTRY.ledger.evolve(ledger, event);
      follows(event);
    }
  }

  function follows(event: RecordedEvent): void {
    if (event.type === 'TimerSet') timers.set(event.data.timer_id, Date.parse(event.data.due_at));
    if (event.type === 'TimerFired' || event.type === 'TimerCancelled') timers.delete(event.data.timer_id);
    if ((WORK['termination-monitor'] as readonly string[]).includes(event.type)) looks.push(() => look(event));
    if (event.type === 'TurnRequested') works.push(() => answered(turnWork(protocol, state, event.data)));
    if (event.type === 'FacilitationRequested')
      works.push(() => answered(facilitationWork(protocol, state, event.data)));
    if (event.type === 'BallotRequested') works.push(() => answered(ballotWork(protocol, state, event.data)));
    if (event.type === 'ClarificationRelayed')
      works.push(() => ['AnswerClarification', { question_id: event.data.question_id, answer: 'The last week.' }]);
  }

  /** As the monitor does it. */
  function look(event: RecordedEvent): Step | undefined {
    if (state.closed) return undefined;
    const found = assess(ledger);
    const check = event.type === 'CheckRequested' ? { check_id: event.data.check_id } : undefined;
    if (!check && found.verdict !== 'stop' && !warnings(ledger, found.findings).length) return undefined;
    const verdict = found.verdict === 'doubt' ? 'continue' : found.verdict;
    return ['SignalTermination', { ...{ verdict, condition: '', measured: 0, limit: 0 }, ...check, assessment: found }];
  }

  function answered(work: ReturnType<typeof turnWork>): Step | undefined {
    const output = work?.rehearse();
    if (!work || !output) return undefined;
    const answer = work.accept(output, COST);
    return 'type' in answer ? [answer.type, answer.data] : undefined;
  }

  /** The first timer that comes due by then. */
  function due(by: number): (() => Step) | undefined {
    const [first] = [...timers].filter(([, at]) => at <= by).toSorted(([, one], [, other]) => one - other);
    if (!first) return undefined;
    const [timer_id, at] = first;
    timers.delete(timer_id);
    time = at;
    if (at > worked + 999) worked = at;
    return () => ['FireTimer', { timer_id }];
  }
}

/** Nobody's words are the monitor's, or a timer's. */
const actorOf = (type: Command['type']) =>
  type === 'SignalTermination' ? MONITOR : type === 'FireTimer' ? ADMIN : { kind: 'operator', id: 'ula' };

type Step = readonly [type: Command['type'], data: object];
