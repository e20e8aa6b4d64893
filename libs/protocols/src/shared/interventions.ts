import type { InterventionsApplied, ParleyEvent } from '@parley/contracts';
import { isToMonitor } from '@parley/termination';
import type { ChannelState, Intervention } from './channel-state.js';
import type { Run } from './decider.js';
import { isOwnCommand } from './stopping/slash-commands.js';

/** Interventions that may wait for a round boundary; one more is refused, none is lost (D5). */
export const MAX_WAITING = 64;

/** Interventions that a prompt shows; older ones are in the log. */
const REMEMBERED = 10;

/**
 * Folds what people said: participants hear it before their turns (R2, D5).
 * @param words the slash commands of the channel's protocol, which wait for its rules as words wait for participants
 */
export function evolveInterventions(state: ChannelState, event: ParleyEvent, words: readonly string[]): ChannelState {
  switch (event.type) {
    case 'InterventionRecorded':
      // Words to the monitor, as `/end` or `goodbye`, are no words to the participants.
      return isToMonitor(state.stopping.policy, event.data.text) && !isOwnCommand({ words }, event.data.text)
        ? state
        : { ...state, waiting: [...state.waiting, event.data] };
    case 'InterventionsApplied': {
      const { intervention_ids: ids } = event.data;
      const counts = ({ intervention_id }: Intervention) => ids.includes(intervention_id);
      const applied = [...state.applied, ...state.waiting.filter(counts)].slice(-Math.max(REMEMBERED, ids.length));
      return { ...state, waiting: state.waiting.filter((one) => !counts(one)), applied };
    }
    default:
      return state;
  }
}

/** What people said so far, or these of it, counts from this round on (D5). */
export function applyInterventions(run: Run<ChannelState>, round: number, cycle = 1, said = run.state.waiting): void {
  const intervention_ids = said.map((intervention) => intervention.intervention_id);
  if (intervention_ids.length) run.emit('InterventionsApplied', { intervention_ids, cycle, round });
}

/** What people said that counts from now on: the frame has folded the event before. */
export const textsApplied = (
  { applied }: ChannelState,
  { intervention_ids }: Pick<InterventionsApplied, 'intervention_ids'>,
): string[] =>
  applied.filter(({ intervention_id }) => intervention_ids.includes(intervention_id)).map(({ text }) => text);
