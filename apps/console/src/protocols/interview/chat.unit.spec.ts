import type { RecordedEvent } from '@parley/client';
import { describe, expect, it } from 'vitest';
import type { ChannelOf } from '../protocol.js';
import { fateOf, standingOf } from './chat.js';

const event = (type: string, data: object): RecordedEvent => ({ type, data }) as RecordedEvent;
const said = (intervention_id: string) => event('InterventionRecorded', { intervention_id });

describe('a message', () => {
  it('that is sent early waits, until a turn takes it up (I4)', () => {
    const events = [said('m1'), event('UserSpoke', { turn: 3, intervention_ids: ['m1'] }), said('m2')];
    expect([fateOf('m1', events), fateOf('m2', events)]).toEqual([3, 'queued']);
  });

  it('that no turn took up before the end was not heard', () => {
    expect(fateOf('m1', [said('m1'), event('ChannelClosed', {})])).toBe('unheard');
  });
});

describe('the talk', () => {
  const channel = (more: object): ChannelOf<'interview'> =>
    ({
      status: 'open',
      round: 2,
      phase: 'listening',
      turns: [],
      interviewer: { participant_id: 'ines' },
      ...more,
    }) as unknown as ChannelOf<'interview'>;
  const open = (participant_id: string) => [{ participant_id, status: 'open' }];

  it('waits for the first words, the answer, the background, or the user', () => {
    expect(standingOf(channel({ phase: 'preparing', round: 0 }))).toBe('opening');
    expect(standingOf(channel({ phase: 'round', turns: open('ines') }))).toBe('answering');
    expect(standingOf(channel({ phase: 'syncing' }))).toBe('behind');
    expect(standingOf(channel({}))).toBe('listening');
    expect(standingOf(channel({ status: 'closed' }))).toBe('closed');
  });

  it('says how long it syncs once somebody waits (I4)', () => {
    const barrier = { level: 'thinking_deeply', blocking_agent: 'Judge', waiting: 1 };
    expect(standingOf(channel({ phase: 'syncing', barrier }))).toBe('thinking_deeply');
  });

  it('goes on while documents are written (I6)', () => {
    expect(standingOf(channel({ turns: open('otto') }))).toBe('listening');
  });
});
