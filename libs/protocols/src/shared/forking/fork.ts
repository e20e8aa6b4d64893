import { problem, type Command, type FieldError, type Problem, type RecordedEvent } from '@parley/contracts';
import type { Protocol } from '../../protocol.js';
import type { ChannelState } from '../channel-state.js';
import type { Run } from '../decider.js';
import { restartClocks } from '../stopping/clocks.js';
import { changeErrors, withChanges } from './changes.js';
import { askAgain } from './outstanding.js';

export type ForkCommand = Extract<Command, { type: 'ForkChannel' }>;

interface Parts<S extends ChannelState> {
  protocol: Protocol<S>;
  /** The copies, from the first on; the run's state is what they fold to. */
  copies: readonly RecordedEvent[];
  /** Says something to the channel, as a person does. */
  say(run: Run<S>, command: Extract<Command, { type: 'Intervene' }>): Problem | undefined;
}

/** Begins a channel of its own where the copies end; a refusal changes nothing. */
export function fork<S extends ChannelState>(
  run: Run<S>,
  command: ForkCommand,
  { protocol, copies, say }: Parts<S>,
): Problem | undefined {
  const { opened } = run.state;
  const { parent, at, changes, reason, fresh, say: text, estimate, accepts_cost } = command.data;
  const last = copies.at(-1);
  if (!opened || !last) return problem('channel-not-found');
  if (protocol.noForks !== undefined)
    return problem('invalid-request', { errors: [{ pointer: '/at', reason: protocol.noForks }] });
  const errors = [...placeErrors(run.state, copies, command), ...changeErrors(protocol, opened as never, changes)];
  if (errors.length) return problem('invalid-request', { errors });
  run.emit('ChannelForked', {
    ...{ parent, at, parent_hash: last.metadata.copied!.hash, changes, by: command.actor },
    ...(reason !== undefined && { reason }),
    ...{ fresh, left_at: last.metadata.time, forked_at: command.time },
    ...(estimate && { estimate }),
    ...(accepts_cost !== undefined && { accepts_cost }),
    ...(changes.termination && { policy: protocol.opening.policy(withChanges(opened, changes) as never) }),
  });
  if (changes.termination) restartClocks(run, copies[0]!.metadata.time, last.metadata.time);
  const refusal = text === undefined ? undefined : say(run, { ...command, type: 'Intervene', data: { text } });
  if (refusal)
    return refusal.errors
      ? problem('invalid-request', { errors: [{ pointer: '/say', reason: reasonOf(refusal) }] })
      : refusal;
  askAgain(protocol, run, copies);
  return undefined;
}

const reasonOf = ({ title, errors }: Problem): string => errors?.[0]?.reason ?? title;

/** Where a channel cannot be forked. */
function placeErrors({ phase }: ChannelState, copies: readonly RecordedEvent[], { data }: ForkCommand): FieldError[] {
  const { parent, at } = data;
  const copied = copies.at(-1)?.metadata.copied;
  if (copies.length !== at || copied?.channel_id !== parent || copied.version !== at)
    return [{ pointer: '/at', reason: `is not the version of ${parent} that was copied` }];
  return phase === 'closed' ? [{ pointer: '/at', reason: 'the channel was closed by then: fork it before' }] : [];
}
