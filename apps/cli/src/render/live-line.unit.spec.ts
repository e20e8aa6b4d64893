import type { RecordedEvent, TokenFrame } from '@parley/contracts';
import { describe, expect, it, vi } from 'vitest';
import { LiveLine } from './live-line.js';
import { lastLineOf } from './live-screen.js';
import { Renderer } from './renderer.js';

const WIPED = '\r\u001B[2K';

function screen() {
  const written: string[] = [];
  const renderer = new Renderer({ opening: () => undefined } as never, { width: 40 });
  const out = { columns: 40, write: (text: string) => written.push(text) > 0 };
  const live = new LiveLine(lastLineOf(out), () => renderer);
  /** What stands on the line now. */
  const line = () =>
    written
      .join('')
      .split(WIPED)
      .at(-1)!
      .replaceAll(/\u001B\[\d*m/gu, '');
  return { live, line, written };
}

const frame = (kind: TokenFrame['kind'], text = '', more: Partial<TokenFrame> = {}): TokenFrame => ({
  ...{ tenant: 'default', channel_id: 'c', request_id: 'r', participant_id: 'ana', work: 'contribute' },
  ...{ kind, offset: 0, text },
  ...more,
});

const event = (type: string, data: object) => ({ type, data }) as unknown as RecordedEvent;

describe('what is said while it is said', () => {
  it('is seen from the first thought to the event, and is gone then', () => {
    const { live, line } = screen();
    live.take(frame('thinking'));
    expect(line()).toBe('… ana is thinking');
    live.take(frame('text', 'I would '));
    live.take(frame('text', 'rather not', { offset: 8 }));
    expect(line()).toBe('… ana: I would rather not');
    live.see(event('ContributionMade', { request_id: 'r' }));
    expect(line()).toBe('');
    live.take(frame('text', '.', { offset: 18 }));
    expect(line()).toBe('');
  });

  it('is seen of a vote until its ballot is there, its voter has missed it or the vote is over', () => {
    const settling: [string, object][] = [
      ['BallotCast', { vote_id: 'vote-1', voter: 'ana', choice: 'end' }],
      ['BallotMissed', { vote_id: 'vote-1', participant_id: 'ana', code: 'refusal', message: '' }],
      ['VoteClosed', { vote_id: 'vote-1' }],
    ];
    for (const [type, data] of settling) {
      const { live, line } = screen();
      for (const participant_id of ['ana', 'bo'])
        live.see(event('BallotRequested', { request_id: participant_id, vote_id: 'vote-1', participant_id }));
      live.take(frame('text', 'We have said it all.', { request_id: 'ana', work: 'ballot' }));
      expect(line()).toBe('… ana: We have said it all.');
      live.see(event('BallotCast', { vote_id: 'vote-1', voter: 'bo', choice: 'end' }));
      live.take(frame('text', 'Really.', { request_id: 'ana', work: 'ballot' }));
      expect(line()).toBe('… ana: Really.');
      live.see(event(type, data));
      live.take(frame('text', 'Late.', { request_id: 'ana', work: 'ballot', offset: 7 }));
      expect(line()).toBe('');
    }
  });

  it('says how long somebody thinks, as far as there is room', () => {
    vi.useFakeTimers({ now: 0 });
    const { live, line } = screen();
    const data = { request_id: 'r', participant_id: 'ana', participant_kind: 'hosted' };
    live.see({ ...event('TurnRequested', data), recorded_at: new Date(0).toISOString() } as RecordedEvent);
    live.take(frame('thinking'));
    vi.advanceTimersByTime(12_000);
    expect(line()).toBe('… ana is thinking · 0:12');
    live.end();
    vi.useRealTimers();
  });

  it('is taken back visibly where it fails, and begins anew', () => {
    const { live, line } = screen();
    live.take(frame('text', 'Half a'));
    live.take(frame('withdrawn'));
    expect(line()).toBe('… ana takes back what was heard so far');
    live.see(event('TurnSkipped', { request_id: 'r' }));
    live.see(event('TurnRequested', { request_id: 'r' }));
    live.take(frame('text', 'Whole.'));
    expect(line()).toBe('… ana: Whole.');
  });

  it('shows the end of a long text in the width there is, Chinese too, and how many others speak', () => {
    const { live, line } = screen();
    live.take(frame('thinking', '', { request_id: 's', participant_id: '' }));
    expect(line()).toBe('… The facilitator is thinking');
    live.take(frame('text', `${'一二三四五'.repeat(50)}\n完`));
    expect(line()).toMatch(/^… ana: .{10,14} 完 \(\+1\)$/u);
  });

  it('lets no text steer the terminal', () => {
    const { live, line } = screen();
    live.take(frame('text', 'a\u001B[2Jb\rc\u202Ed'));
    expect(line()).toBe('… ana: a [2Jb c d');
  });
});
