import { getEventListeners } from 'node:events';
import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import { Prompt } from './prompt.js';

/** A terminal: what is typed, and what stands on the screen. */
function terminal() {
  const [input, screen] = [new PassThrough(), new PassThrough()];
  let written = '';
  screen.on('data', (data: Buffer) => (written += data.toString()));
  const [onBreak, onLeave] = [vi.fn(), vi.fn()];
  const prompt = new Prompt({ input, screen, label: 'You: ', onBreak, onLeave });
  const type = async (keys: string) => {
    input.write(keys);
    await new Promise(setImmediate);
  };
  return { prompt, type, onBreak, onLeave, screen: () => stripVTControlCharacters(written) };
}

describe('the last line of a terminal', () => {
  it('hands over what is typed, line by line, and the end once', async () => {
    const { prompt, type } = terminal();
    await type('first\rsecond\r');
    expect(await prompt.next()).toBe('first');
    prompt.giveBack('first');
    expect(await prompt.next(AbortSignal.abort())).toBeUndefined();
    expect([await prompt.next(), await prompt.next()]).toEqual(['first', 'second']);
    const next = prompt.next();
    await type('\u0004');
    expect(await next).toBeUndefined();
    expect(await prompt.next()).toBeUndefined();
  });

  it('writes what comes above what was typed so far', async () => {
    const { prompt, type, screen } = terminal();
    await type('half a');
    prompt.print('News.');
    expect(screen()).toMatch(/half aNews\.\nYou: half a$/u);
    await type(' line\r');
    expect(await prompt.next()).toBe('half a line');
  });

  it('is out of sight while somebody speaks: what is typed, and what else comes, is there afterwards', async () => {
    const { prompt, type, screen } = terminal();
    prompt.stream('Ines: What ');
    await type('me too');
    prompt.print('News.');
    prompt.stream('hurts?');
    expect(screen()).toBe('Ines: What hurts?');
    prompt.endStream();
    expect(screen()).toBe('Ines: What hurts?\nNews.\nYou: me too');
  });

  it('can be lent: another label and way of breaking in, until it is given back', async () => {
    const { prompt, type, screen, onBreak } = terminal();
    const ofOther = vi.fn();
    const giveBack = prompt.lend({ label: 'Vera: ', onBreak: ofOther });
    await type('half');
    expect(screen()).toMatch(/Vera: half$/u);
    prompt.stream('Ines: What ');
    await type('\r');
    prompt.endStream();
    giveBack();
    expect(screen()).toMatch(/You: $/u);
    expect([ofOther.mock.calls.length, onBreak.mock.calls.length]).toEqual([1, 0]);
  });

  it('leaves nothing behind on the signal that a line was waited for with', async () => {
    const { prompt, type } = terminal();
    const { signal } = new AbortController();
    const next = prompt.next(signal);
    await type('one\r');
    expect(await next).toBe('one');
    expect(getEventListeners(signal, 'abort')).toHaveLength(0);
  });

  it('breaks in by Enter while somebody speaks, and says what was typed next (I8)', async () => {
    const { prompt, type, onBreak } = terminal();
    await type('early\r');
    expect(onBreak).not.toHaveBeenCalled();
    prompt.stream('Ines: What ');
    await type('wait\r');
    expect(onBreak).toHaveBeenCalledOnce();
    expect([await prompt.next(), await prompt.next()]).toEqual(['early', 'wait']);
  });

  it('breaks in by Ctrl-C while somebody speaks, and leaves by it otherwise', async () => {
    const { prompt, type, onBreak, onLeave } = terminal();
    prompt.stream('Ines: What ');
    await type('\u0003');
    expect([onBreak.mock.calls.length, onLeave.mock.calls.length]).toEqual([1, 0]);
    prompt.endStream();
    await type('\u0003');
    expect([onBreak.mock.calls.length, onLeave.mock.calls.length]).toEqual([1, 1]);
  });
});
