import type { RecordedEvent, TokenFrame } from '@parley/contracts';
import { stripVTControlCharacters } from 'node:util';
import stringWidth from 'string-width';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Renderer, unheard } from './renderer.js';
import { LiveLine } from './live-line.js';
import { lastLineOf } from './live-screen.js';

const WIPED = '\r\u001B[2K';

/** A terminal of 40 columns, or a pipe: what was printed, and what stands on its last line now. */
function screen({ isTerminal = true, columns = 40, asked = ['r', 's', 't'] } = {}) {
  const written: string[] = [];
  const printed: string[] = [];
  const protocol = { opening: () => undefined, render: () => undefined, says: ['speech'] };
  const renderer = new Renderer(protocol as never, { width: columns });
  const out = { columns, write: (text: string) => written.push(text) > 0 };
  const print = (rows: string) => void printed.push(...stripVTControlCharacters(rows).split('\n'));
  const live = new LiveLine({ screen: isTerminal ? lastLineOf(out) : undefined, print }, () => renderer);
  for (const request_id of asked) live.see(event('TurnRequested', { request_id }));
  const line = () => stripVTControlCharacters(written.join('').split(WIPED).at(-1)!);
  return { live, line, written, printed };
}

const frame = (kind: TokenFrame['kind'], text = '', more: Partial<TokenFrame> = {}): TokenFrame => ({
  ...{ tenant: 'default', channel_id: 'c', request_id: 'r', participant_id: 'ana', work: 'contribute' },
  ...{ kind, offset: 0, text },
  ...more,
});

let commands = 0;
const event = (type: string, data: object, command_id = `c-${++commands}`) =>
  ({ type, data, metadata: { command_id } }) as unknown as RecordedEvent;

// How long somebody has been at it is told after a second, which a busy machine may need for a test.
beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => vi.useRealTimers());

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
      const { live, line, printed } = screen();
      for (const participant_id of ['ana', 'bo'])
        live.see(event('BallotRequested', { request_id: participant_id, vote_id: 'vote-1', participant_id }));
      live.take(frame('text', 'We have ', { request_id: 'ana', work: 'ballot' }));
      expect([printed.at(-1), line()]).toEqual([undefined, '… ana: We have ']);
      live.take(frame('text', 'said it all.', { request_id: 'ana', work: 'ballot', offset: 8 }));
      expect([printed.at(-1), line()]).toEqual(['ana:', '  We have said it all.']);
      live.see(event('BallotCast', { vote_id: 'vote-1', voter: 'bo', choice: 'end' }));
      live.take(frame('text', 'Really.', { request_id: 'ana', work: 'ballot' }));
      expect(printed.at(-1)).toBe('… ana takes back what was heard so far');
      expect(line()).toBe('… ana: Really.');
      live.see(event(type, data));
      live.take(frame('text', 'Late.', { request_id: 'ana', work: 'ballot', offset: 7 }));
      expect(line()).toBe('');
    }
  });

  it('says how long somebody thinks, as far as there is room', () => {
    const { live, line } = screen();
    const data = { request_id: 'r', participant_id: 'ana', participant_kind: 'hosted' };
    live.see({ ...event('TurnRequested', data), recorded_at: new Date(0).toISOString() } as RecordedEvent);
    live.take(frame('thinking'));
    vi.advanceTimersByTime(12_000);
    expect(line()).toBe('… ana is thinking · 0:12');
    live.end();
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
    expect(line()).toBe('… Moderator is thinking');
    live.take(frame('text', `${'一二三四五'.repeat(50)}\n完`));
    expect(line()).toMatch(/^… ana: (?:[一二三四五]{2,} ?)+ 完 \(\+1\)$/u);
    expect(stringWidth(line())).toBeLessThanOrEqual(38);
  });

  it('lets no text steer the terminal', () => {
    const { live, line } = screen();
    live.take(frame('text', 'a\u001B[2Jb\rc\u202Ed'));
    expect(line()).toBe('… ana: a [2Jb c d');
  });
});

const speech = (text: string, offset = 0, more: Partial<TokenFrame> = {}) =>
  frame('text', text, { work: 'speech', offset, ...more });

/** A text as it comes, in pieces. */
function say(live: LiveLine, text: string, characters: number, more: Partial<TokenFrame> = {}): void {
  for (let offset = 0; offset < text.length; offset += characters)
    live.take(speech(text.slice(offset, offset + characters), offset, more));
}

const ENGLISH = 'The neighbours would rather have it on a Saturday, they say, since everybody works on Tuesdays.';
const CHINESE = '邻居们更希望在星期六举行这次聚会，因为星期二大家都要上班，而且孩子们第二天还要上学。';

describe('who speaks is seen in whole rows', () => {
  it.each([1, 3, 7, 30])(
    'that come %i characters at a time: no word is broken, and each is there once',
    (characters) => {
      for (const text of [ENGLISH, CHINESE]) {
        const { live, printed, line } = screen();
        say(live, text, characters);
        const [heading, ...rows] = printed;
        expect(heading).toBe('ana:');
        expect(rows.length).toBeGreaterThan(1);
        live.see(event('SpeechGiven', { request_id: 'r' }));
        for (const row of printed) expect(stringWidth(row)).toBeLessThanOrEqual(38);
        const said = printed.slice(1).map((row) => row.trim());
        if (text === ENGLISH) expect(said.join(' ')).toBe(text);
        else expect(said.join('')).toBe(text);
        expect(line()).toBe('');
      }
    },
  );

  it('the unfinished one stands in the last line, where it will stand', () => {
    const { live, printed, line } = screen();
    live.take(speech('The neighbours would '));
    live.take(speech('rather have it on a Satur', 21));
    expect(printed).toEqual(['ana:', '  The neighbours would rather have it']);
    expect(line()).toBe('  on a');
    live.take(speech('day.', 46));
    expect(line()).toBe('  on a Saturday.');
  });

  it('and is not told again by its event; what of it was not heard is', () => {
    const { live } = screen();
    say(live, ENGLISH, 9);
    expect(live.see(event('SpeechGiven', { request_id: 'r' }))).toBe(ENGLISH);
    expect(unheard(ENGLISH, ENGLISH, '↑')).toBe('↑');
    expect(unheard(ENGLISH, ENGLISH.slice(0, 50), '↑')).toBe(`… ${ENGLISH.slice(50).trim()}`);
    expect(unheard(ENGLISH, `Before it.\n${ENGLISH.slice(0, 49)}`, '↑')).toBe(`… ${ENGLISH.slice(49).trim()}`);
    expect(unheard(ENGLISH, 'Something else entirely.', '↑')).toBe(ENGLISH);
    expect(unheard(ENGLISH, '', '↑')).toBe(ENGLISH);
  });

  it('and is not told again by what its command says after the event that names the request', () => {
    const { live } = screen();
    say(live, ENGLISH, 9);
    expect(live.see(event('FacilitationCompleted', { request_id: 'r' }, 'by-this'))).toBe(ENGLISH);
    expect(live.see(event('RoundSummarised', { summary: ENGLISH }, 'by-this'))).toBe(ENGLISH);
    expect(live.see(event('RoundSummarised', { summary: ENGLISH }, 'by-another'))).toBe('');
  });

  it('one speaker after another; who ends meanwhile is left to the event, and who went on is named anew', () => {
    const { live, printed } = screen();
    live.take(speech('I would rather not '));
    live.take(speech('do that, since it rains ', 19));
    say(live, ENGLISH, 20, { request_id: 's', participant_id: 'bo' });
    say(live, CHINESE, 5, { request_id: 't', participant_id: 'cy' });
    expect(printed.join('\n')).not.toMatch(/bo|cy/u);
    expect(live.see(event('SpeechGiven', { request_id: 's' }))).toBe('');
    live.interrupt();
    live.take(speech('on most days of the week, as far as I know.', 43));
    expect(printed.filter((row) => row === 'ana:')).toHaveLength(2);
    expect(live.see(event('SpeechGiven', { request_id: 'r' }))).toContain('as far as I know.');
    live.draw();
    expect(printed).toContain('cy:');
  });

  it('is taken back where it stands, and begins anew', () => {
    const { live, printed, line } = screen();
    say(live, ENGLISH, 30);
    live.take(frame('withdrawn', '', { work: 'speech' }));
    expect(printed.at(-1)).toBe('… ana takes back what was heard so far');
    expect(line()).toBe('… ana takes back what was heard so far');
    live.see(event('TurnSkipped', { request_id: 'r' }));
    live.see(event('TurnRequested', { request_id: 'r' }));
    say(live, CHINESE, 20);
    expect(live.see(event('SpeechGiven', { request_id: 'r' }))).toBe(CHINESE);
  });

  it('what began before one looked, or has a gap, is left to its event', () => {
    const { live, printed, line } = screen();
    live.take(speech('rather have it on a Saturday, they say, since everybody works.', 21));
    expect(printed).toEqual([]);
    expect(line()).toMatch(/^… ana: .*everybody works\.$/u);
    expect(live.see(event('SpeechGiven', { request_id: 'r' }))).toBe('');
  });

  it('stands after what came before its request, however early it is heard', () => {
    const { live, printed, line } = screen({ asked: [] });
    say(live, ENGLISH, 30);
    expect(printed).toEqual([]);
    expect(line()).toMatch(/^… ana: .*Tuesdays\.$/u);
    live.see(event('RoundOpened', {}));
    live.see(event('TurnRequested', { request_id: 'r' }));
    live.draw();
    expect(printed.slice(0, 2)).toEqual(['ana:', '  The neighbours would rather have it']);
    expect(live.see(event('SpeechGiven', { request_id: 'r' }))).toBe(ENGLISH);
  });

  it('goes on after something was looked up', () => {
    const { live, printed } = screen();
    live.see(event('LookupMade', { request_id: 'r' }));
    say(live, ENGLISH, 30);
    expect(printed[0]).toBe('ana:');
  });

  it('on a pipe nothing is printed before it is whole', () => {
    const { live, printed, written } = screen({ isTerminal: false });
    say(live, ENGLISH, 10);
    expect(live.see(event('SpeechGiven', { request_id: 'r' }))).toBe('');
    expect([printed, written]).toEqual([[], []]);
  });
});

describe('thoughts, where they are asked for', () => {
  it('stand before what is said, marked, in rows of their own', () => {
    const { live, printed } = screen();
    live.take(frame('thinking', 'Saturday would suit them better, I believe, ', { work: 'speech' }));
    live.take(frame('thinking', 'or Sunday.', { work: 'speech', offset: 44 }));
    expect(printed).toEqual(['ana is thinking:', '┊ Saturday would suit them better, I']);
    say(live, 'Saturday.', 5);
    live.see(event('SpeechGiven', { request_id: 'r' }));
    expect(printed.slice(1)).toEqual([
      '┊ Saturday would suit them better, I',
      '┊ believe, or Sunday.',
      'ana:',
      '  Saturday.',
    ]);
  });

  it('are told whole before the event: on a pipe, and of who was not heard', () => {
    const { live, printed } = screen({ isTerminal: false });
    live.take(frame('thinking', 'Saturday,\nor Sunday.', { work: 'speech' }));
    live.take(speech('Saturday.'));
    expect(printed).toEqual([]);
    live.see(event('SpeechGiven', { request_id: 'r' }));
    expect(printed).toEqual(['ana is thinking:', '┊ Saturday,', '┊ or Sunday.']);
  });
});
