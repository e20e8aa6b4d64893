import type { ModelCall, RecordedEvent } from '@parley/contracts';
import { promptHash, REGISTRY, type ModelWork } from '@parley/protocols';
import { assess, signalOf, warnings, type Ledger } from '@parley/termination';
import { call } from '../../libs/protocols/src/shared/command.fixtures.js';
import type { Recorder, Sent } from './recorder.js';

/** The work that an event asks of a model or a rehearsal, as a worker finds it where the channel has come to; undefined where it asks none. */
export function workOf(event: RecordedEvent, { state }: Recorder): ModelWork | undefined {
  switch (event.type) {
    case 'TurnRequested':
      return REGISTRY.turnWork(state, event.data, []) as ModelWork | undefined;
    case 'FacilitationRequested':
      return REGISTRY.facilitationWork(state, event.data);
    case 'BallotRequested':
      return REGISTRY.ballotWork(state, event.data);
    default:
      return undefined;
  }
}

/** What the rehearsal answers; undefined where it does not. */
export function rehearsed(work: ModelWork | undefined): Sent | undefined {
  const output = work?.rehearse();
  if (!work || !output) return undefined;
  const answer = work.accept(output, asked(work, call));
  const given = 'type' in answer ? answer : answer.asSaid;
  if (!given) throw new Error(`${work.kind}: ${'invalid' in answer ? answer.invalid : ''}`);
  return given as Sent;
}

/** A call as it is recorded where this was asked. */
export const asked = (work: ModelWork, made: ModelCall): ModelCall => ({
  ...made,
  prompt_hash: promptHash(work.prompt, made.model),
});

/** What the monitor says now, where it is asked or has something to say by itself. */
export function monitored({ events }: Recorder, check_id?: string): Sent | undefined {
  const { initialState, evolve } = REGISTRY.ledger;
  const ledger = events.reduce<Ledger>(evolve, initialState);
  const found = assess(ledger);
  if (check_id === undefined && found.verdict !== 'stop' && !warnings(ledger, found.findings).length) return undefined;
  return { type: 'SignalTermination', data: signalOf(found, check_id) };
}
