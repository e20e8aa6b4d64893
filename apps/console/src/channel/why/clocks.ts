import type { Finding, RecordedEvent } from '@parley/client';

const PURPOSES: ReadonlyMap<string, string> = new Map([
  ['time_limit', 'elapsed'],
  ['user_silence', 'silence'],
]);

/**
 * What a condition of time measures by now: findings know of time only what timers have told, and a timer tells when it is over.
 * Where clocks are held, or it has ended, what it measured then; what is no condition of time has its own figure.
 */
export function measuredBy(finding: Finding, events: readonly RecordedEvent[], now: number): number {
  const purpose = PURPOSES.get(finding.condition);
  if (purpose === undefined) return finding.measured;
  const index = events.findLastIndex(({ type, data }) => type === 'TimerSet' && data.purpose === purpose);
  const set = events[index];
  if (set?.type !== 'TimerSet' || set.data.span_ms === undefined) return finding.measured;
  const { timer_id, due_at, span_ms } = set.data;
  const stopped = events
    .slice(index)
    .find(({ type, data }) => type === 'ChannelClosed' || (type === 'TimerCancelled' && data.timer_id === timer_id));
  const running = span_ms - (Date.parse(due_at) - (stopped ? Date.parse(stopped.recorded_at) : now));
  return Math.min(finding.limit, Math.max(finding.measured, running));
}
