import type { Applies, RecordedEvent } from '@parley/client';
import { describe, expect, it } from 'vitest';
import { completionsOf } from './commands.js';
import { progressOf, type Sent } from './progress.js';

describe('commands', () => {
  it.each([
    ['/', ['/debate', '/vote', '/extend', '/auto-exit', '/continue', '/end', '/stop']],
    ['/E', ['/extend', '/end']],
    ['/stop', []],
    ['/vote Enough?', []],
    ['a/b', []],
    ['', []],
  ])('%j may become %j', (typed, offered) => expect(completionsOf(typed, ['/debate'])).toEqual(offered));
});

describe('what was sent', () => {
  const event = (position: number, type: string, data: object = {}, command_id = `c${position}`) =>
    ({ position, type, data, metadata: { command_id } }) as unknown as RecordedEvent;
  const recorded = event(7, 'InterventionRecorded', { intervention_id: 'i1' });
  const applied = event(9, 'InterventionsApplied', { intervention_ids: ['i1'], cycle: 1, round: 2 });
  const closed = event(9, 'ChannelClosed');
  const taken = (position: number, applies: Applies = 'next_round'): Sent => ({
    key: 'k',
    text: 'Wait',
    committed: { channel_id: 'c', version: 1, position, duplicate: false, applies },
  });

  it('is pending until this page has seen it in the log (D5)', () => {
    expect(progressOf({ key: 'k', text: 'Wait' }, [])).toEqual({ stage: 'sending' });
    expect(progressOf(taken(7), [event(6, 'RoundStarted')])).toEqual({ stage: 'committed' });
  });

  it('is queued until it is told to the participants, then applied in a round', () => {
    expect(progressOf(taken(7), [recorded])).toEqual({ stage: 'queued', applies: 'next_round' });
    expect(progressOf(taken(7), [recorded, applied])).toEqual({ stage: 'applied', round: 2 });
  });

  it('is known by its command, where that recorded more than the words', () => {
    const events = [recorded, event(8, 'TimerSet', {}, 'c7')];
    expect(progressOf(taken(8), events)).toEqual({ stage: 'queued', applies: 'next_round' });
  });

  it('is done at once where it was a command, and was in vain where the end came first', () => {
    expect(progressOf(taken(8, 'at_once'), [event(8, 'VoteCalled')])).toEqual({ stage: 'done' });
    expect(progressOf(taken(7, 'at_once'), [recorded])).toEqual({ stage: 'done' });
    expect(progressOf(taken(7), [recorded, closed])).toEqual({ stage: 'unheard' });
  });

  it('was not taken where the server said no', () =>
    expect(progressOf({ key: 'k', text: '/what', problem: { code: 'invalid-request' } }, [])).toEqual({
      stage: 'refused',
    }));
});
