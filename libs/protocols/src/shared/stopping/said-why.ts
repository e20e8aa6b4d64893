import type { Command, ParleyEvent } from '@parley/contracts';
import { ownProperty } from '@parley/untrusted';
import type { Typed } from '../../protocol.js';
import type { Run } from '../decider.js';

/** What a stop records of its reason: the end itself, or that all is wound up first. */
const ENDS: ReadonlySet<ParleyEvent['type']> = new Set<ParleyEvent['type']>(['ChannelClosed', 'TeamStopping']);

/**
 * A command as it is taken from now on: why it stops the channel, where it does, is shown with the end, by whatever road it came. Only
 * what may stop one is marked, so that nothing is kept of any other.
 * @param typed where a text stands that is a command where it begins as one (R2), of every protocol
 */
export function shownFromNow(command: Command, typed: Typed): Command {
  const text = ownProperty(typed, command.type)?.(command.data as never);
  const mayStop = command.type === 'StopChannel' || (text !== undefined && /^\s*\/stop\s/iu.test(text));
  return mayStop ? ({ ...command, data: { ...command.data, shown: true } } as Command) : command;
}

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
