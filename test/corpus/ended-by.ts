import { WORK, type ModelCall, type RecordedEvent, type TerminationPolicy } from '@parley/contracts';
import { REGISTRY } from '@parley/protocols';
import { assess, emptyLedger, layered, signalOf, warnings, type Ledger } from '@parley/termination';
import { exportedCommands } from '../../libs/audit/src/audited.fixtures.js';
import { call } from '../../libs/protocols/src/shared/command.fixtures.js';
import { requestOf, sentIn } from './again.js';
import { at } from './corpus.js';
import { Recorder, Refused, type Sent } from './recorder.js';
import { rehearsed, workOf } from './works.js';

/** So that rules about money and tokens have something to measure. */
const COST: ModelCall = { ...call, cost_micro_usd: 1_000, input_tokens: 90, output_tokens: 10 };

/** After these the monitor looks. */
const LOOKED_AT: ReadonlySet<string> = new Set<string>(WORK['termination-monitor']);

/**
 * Runs a channel of the corpus by other rules of ending: the same commands, decided by the rules, with the monitor looking after
 * each event that it looks at. Once they no longer fit, since it is about to end, what is left to do is rehearsed.
 */
export function endedBy(name: string, given: TerminationPolicy): RecordedEvent[] {
  const recorder = new Recorder(name);
  let ledger = emptyLedger;
  const [opening, ...rest] = sentIn(exportedCommands(at(`channels/${name}.jsonl`)));
  take(openedWith(opening!, given));
  for (const command of rest.filter(({ type }) => type !== 'SignalTermination')) {
    if (isOver() || !isAsked(command)) break;
    try {
      take('call' in command.data ? ({ ...command, data: { ...command.data, call: COST } } as Sent) : command);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }
  for (let next = work(); next && !isOver(); next = work()) take(next);
  return recorder.events;

  /** A model answers nothing that it is not asked: what it would then say nobody knows. */
  function isAsked(command: Sent): boolean {
    const request = 'call' in command.data ? requestOf(command, recorder.events) : undefined;
    return !('call' in command.data) || (request !== undefined && workOf(request, recorder) !== undefined);
  }

  function take(sent: Sent): void {
    const events = recorder.send(sent);
    ledger = events.reduce<Ledger>(REGISTRY.ledger.evolve, ledger);
    for (const event of events) if (LOOKED_AT.has(event.type) && !isOver()) look(event);
  }

  function look(event: RecordedEvent): void {
    const found = assess(ledger);
    const check_id = event.type === 'CheckRequested' ? event.data.check_id : undefined;
    if (check_id === undefined && found.verdict !== 'stop' && !warnings(ledger, found.findings).length) return;
    take({ type: 'SignalTermination', data: signalOf(found, check_id) });
  }

  function work(): Sent | undefined {
    for (const event of recorder.events) {
      if ('participant_kind' in event.data && event.data.participant_kind !== 'hosted') continue;
      const sent = rehearsed(workOf(event, recorder));
      if (sent) return sent;
    }
    return undefined;
  }

  function isOver(): boolean {
    return recorder.state.state?.phase === 'closed';
  }
}

function openedWith({ type, data }: Sent, given: TerminationPolicy): Sent {
  const { termination, config } = data as { termination?: TerminationPolicy; config: object };
  const [rounds] = given.stop_when?.flatMap((rule) => ('round_limit' in rule ? [rule.round_limit.max] : [])) ?? [];
  const isOwn = REGISTRY.protocols.some(({ opening, ending }) => opening.command === type && ending.ownLimit);
  const limited = { ...config, ...(isOwn && rounds !== undefined && { max_rounds: rounds }) };
  return { type, data: { ...data, config: limited, termination: layered(termination, given) } } as Sent;
}
