import { problem, type Command, type ParleyEvent } from '@parley/contracts';
import { isToMonitor, priorityCommands } from '@parley/termination';
import { refuse, unfold, type Decider, type Decision, type Unfolding } from './decider.js';
import type { Intervention } from './negotiation/state.js';
import { listenForSilence, spokenCommand, type Stoppable } from './stopping/index.js';

/** What people said and what does not count yet, and what they said lately and what counts. */
export interface Hearing extends Stoppable {
  phase: string;
  round: number;
  waiting: Intervention[];
  applied: Intervention[];
}

/** Interventions that may wait for a round boundary; one more is refused, none is lost (D5). */
const MAX_WAITING = 64;

/** Interventions that a prompt shows; older ones are in the log. */
const REMEMBERED = 10;

/**
 * Says something to the channel, or does what its slash command stands for (D5).
 * @param heard what the protocol does at once with what was said
 */
export function intervene<S extends Hearing>(
  state: S,
  command: Extract<Command, { type: 'Intervene' }>,
  { decide, evolve }: Decider<S, Command>,
  heard?: (run: Unfolding<S>, time: string) => void,
): Decision {
  if (state.phase === 'closed') return refuse(problem('channel-closed'));
  const spoken = spokenCommand(command, priorityCommands(state.stopping.policy));
  if ('pointer' in spoken) return refuse(problem('invalid-request', { errors: [spoken] }));
  if (spoken.type !== 'Intervene') return decide(state, spoken);
  if (state.waiting.length >= MAX_WAITING) return refuse(problem('interventions-full'));
  const run = unfold(state, evolve);
  const { id, actor, data, time } = command;
  run.emit('InterventionRecorded', { intervention_id: id, actor, text: data.text.trim() });
  listenForSilence(run, time);
  heard?.(run, time);
  return { ok: true, events: run.events };
}

/** Folds what people said into a protocol whose speakers hear it before their turns (R2). */
export function evolveHearing<S extends Hearing>(state: S, event: ParleyEvent): S {
  switch (event.type) {
    case 'InterventionRecorded':
      // Words to the monitor, as `/end` or `goodbye`, are no words to the participants.
      return isToMonitor(state.stopping.policy, event.data.text)
        ? state
        : { ...state, waiting: [...state.waiting, event.data] };
    case 'InterventionsApplied':
      return { ...state, waiting: [], applied: [...state.applied, ...state.waiting].slice(-REMEMBERED) };
    default:
      return state;
  }
}

/** What people said so far counts from this round on (D5). */
export function hearPeople(run: Unfolding<Hearing>, round: number, cycle = 1): void {
  const intervention_ids = run.state.waiting.map((intervention) => intervention.intervention_id);
  if (intervention_ids.length) run.emit('InterventionsApplied', { intervention_ids, cycle, round });
}
