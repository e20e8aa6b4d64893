import { isOwn, type RecordedEvent } from '@parley/contracts';

/** What an event does to its channel's timers. */
export type TimerChange =
  /** @property due_at RFC 3339 */
  | { change: 'opened'; timer_id: string; due_at: string }
  | { change: 'ended'; timer_id: string }
  | { change: 'all-ended' };

/**
 * The timers that follow from the log, stated once: for those that run in memory and for those in the database.
 * Besides what is set by name, work that others were asked for has a deadline of its own, under its own id.
 */
export function timerChangesOf(event: RecordedEvent): TimerChange[] {
  // A fork sets anew what its parent waited for.
  if (!isOwn(event)) return [];
  switch (event.type) {
    case 'TimerSet':
      return [{ change: 'opened', timer_id: event.data.timer_id, due_at: event.data.due_at }];
    case 'TimerFired':
    case 'TimerCancelled':
      return ended(event.data.timer_id);
    case 'FacilitationRequested':
      return deadline(event.data.request_id, event.data);
    case 'FacilitationCompleted':
    case 'FacilitationFailed':
      return ended(event.data.request_id);
    case 'CheckRequested':
      return deadline(event.data.check_id, event.data);
    case 'TerminationChecked':
      return event.data.check_id ? ended(event.data.check_id) : [];
    case 'ChannelClosed':
      return [{ change: 'all-ended' }];
    default:
      return [];
  }
}

const ended = (timer_id: string): TimerChange[] => [{ change: 'ended', timer_id }];

/** Events of channels older than deadlines have none: what they asked for is asked for again at the first start. */
const deadline = (timer_id: string, { due_at }: { due_at?: string }): TimerChange[] =>
  due_at ? [{ change: 'opened', timer_id, due_at }] : [];
