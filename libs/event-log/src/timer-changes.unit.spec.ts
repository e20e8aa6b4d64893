import type { RecordedEvent } from '@parley/contracts';
import { expect, it } from 'vitest';
import { timerChangesOf } from './timer-changes.js';

const DUE = '2026-01-01T00:10:00.000Z';
const of = (type: RecordedEvent['type'], data: object) =>
  timerChangesOf({ type, data, metadata: {} } as unknown as RecordedEvent);

it.each([
  ['TimerSet', { timer_id: 't', due_at: DUE }, [{ change: 'opened', timer_id: 't', due_at: DUE }]],
  ['TimerFired', { timer_id: 't' }, [{ change: 'ended', timer_id: 't' }]],
  ['TimerCancelled', { timer_id: 't' }, [{ change: 'ended', timer_id: 't' }]],
  ['FacilitationRequested', { request_id: 'r', due_at: DUE }, [{ change: 'opened', timer_id: 'r', due_at: DUE }]],
  ['FacilitationCompleted', { request_id: 'r' }, [{ change: 'ended', timer_id: 'r' }]],
  ['FacilitationFailed', { request_id: 'r' }, [{ change: 'ended', timer_id: 'r' }]],
  ['CheckRequested', { check_id: 'c', due_at: DUE }, [{ change: 'opened', timer_id: 'c', due_at: DUE }]],
  ['TerminationChecked', { check_id: 'c' }, [{ change: 'ended', timer_id: 'c' }]],
  ['ChannelClosed', {}, [{ change: 'all-ended' }]],
] as const)('%s changes the timers of its channel', (type, data, changes) => {
  expect(of(type, data)).toEqual(changes);
});

it.each([
  ['FacilitationRequested', { request_id: 'r' }],
  ['CheckRequested', { check_id: 'c' }],
  ['TerminationChecked', { check_id: '' }],
  ['FeedbackRecorded', { request_id: 'r' }],
] as const)('%s without a deadline, or without somebody who waits, changes none', (type, data) => {
  expect(of(type, data)).toEqual([]);
});

it('what a fork has copied sets no timer: it sets its own', () => {
  const metadata = { copied: { channel_id: 'c', version: 1, id: 'e', hash: 'h' } };
  const event = { type: 'TimerSet', data: { timer_id: 't', due_at: DUE }, metadata } as unknown as RecordedEvent;
  expect(timerChangesOf(event)).toEqual([]);
});
