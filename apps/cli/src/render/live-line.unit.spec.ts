import type { RecordedEvent, TokenFrame } from '@parley/contracts';
import { describe, expect, it } from 'vitest';
import { LiveLine } from './live-line.js';
import { Renderer } from './renderer.js';

const WIPED = '\r\u001B[2K';

function screen() {
  const written: string[] = [];
  const renderer = new Renderer({ opening: () => undefined } as never, { width: 40 });
  const out = { columns: 40, write: (text: string) => written.push(text) > 0 };
  const live = new LiveLine(out, () => renderer);
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
