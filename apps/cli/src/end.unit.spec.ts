import type { RecordedEvent } from '@parley/contracts';
import { describe, expect, it } from 'vitest';
import { End } from './end.js';

const event = (version: number, type: string, data: object) => ({ version, type, data }) as RecordedEvent;

/** How it stands after a channel that was opened so has closed so, and more has come. */
function after(opening: object, status: string, ...more: RecordedEvent[]): End {
  const end = new End();
  for (const one of [event(1, 'RoundTableOpened', opening), event(2, 'ChannelClosed', { status }), ...more])
    end.see(one);
  return end;
}

const BESIDE = { rehearsal: false, config: { baseline: true } };

describe('a channel that is followed', () => {
  it.each([
    ['nobody is asked beside it', { config: {} }, 'completed'],
    ['it was stopped', BESIDE, 'stopped'],
    ['it has failed', BESIDE, 'failed'],
    ['it is a rehearsal', { ...BESIDE, rehearsal: true }, 'completed'],
  ])('is over once it is closed where %s', (_, opening, status) => {
    expect(after(opening, status)).toMatchObject({ hasClosed: true, isOver: true });
  });

  it('is over once the agent beside it has answered, with the exit code of its own outcome', () => {
    expect(after(BESIDE, 'completed')).toMatchObject({ hasClosed: true, isOver: false });
    const end = after(BESIDE, 'completed', event(3, 'BaselineEnded', { drafts: 0, code: 'refusal' }));
    expect([end.isOver, end.exit]).toEqual([true, 0]);
  });
});
