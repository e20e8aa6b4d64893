import type { RecordedEvent, TerminationPolicy } from '@parley/contracts';
import { layered } from '@parley/termination';
import type { Registry } from '../registry.js';

/**
 * A channel's first event as it would be had it been opened with other rules of ending: `given` lies over what it was opened with, as
 * a channel's policy lies over its installation's (T6); a fork that changes them is taken alike. Any other event is as it is.
 */
export function underRules(registry: Registry, event: RecordedEvent, given: TerminationPolicy): RecordedEvent {
  if (event.type === 'ChannelForked') {
    const { policy } = event.data;
    return policy ? { ...event, data: { ...event.data, policy: layered(policy, given) } } : event;
  }
  const isOpening = registry.protocols.some(({ opening }) => opening.event === event.type);
  if (!isOpening) return event;
  const data = event.data as { termination?: TerminationPolicy };
  return { ...event, data: { ...data, termination: layered(data.termination, given) } } as RecordedEvent;
}
