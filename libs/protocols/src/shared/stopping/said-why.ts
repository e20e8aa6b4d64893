import type { Command, ParleyEvent } from '@parley/contracts';
import type { Run } from '../decider.js';

/** What a stop records of its reason: the end itself, or that all is wound up first. */
const ENDS: ReadonlySet<ParleyEvent['type']> = new Set<ParleyEvent['type']>(['ChannelClosed', 'TeamStopping']);

/** A run whose end says why somebody stopped the channel, in their own words (D5). An older command's were shown nowhere. */
export function sayingWhy<S>(run: Run<S>, { actor, data }: Extract<Command, { type: 'StopChannel' }>): Run<S> {
  const text = data.reason.trim();
  if (!text || !data.shown) return run;
  const said = { actor, text };
  return {
    events: run.events,
    time: run.time,
    get state() {
      return run.state;
    },
    emit(type, of) {
      run.emit(type, (ENDS.has(type) ? { said, ...of } : of) as never);
    },
  };
}
