import { problem, type Command, type Problem } from '@parley/contracts';
import type { ChannelState } from './channel-state.js';
import type { Run } from './decider.js';

/** How fast a rehearsal plays from its next message on; a model takes the time that it takes. */
export function setRehearsalPace(
  run: Run<ChannelState>,
  { actor, data: { pace } }: Extract<Command, { type: 'SetRehearsalPace' }>,
): Problem | undefined {
  const { rehearsal, rehearsal_pace = 'at_once' } = run.state.opened!;
  if (!rehearsal) {
    return problem('invalid-request', { errors: [{ pointer: '/pace', reason: 'only a rehearsal plays at a pace' }] });
  }
  if (pace !== rehearsal_pace) run.emit('RehearsalPaceSet', { actor, pace });
  return undefined;
}
