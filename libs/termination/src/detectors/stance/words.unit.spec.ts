import { describe, expect, it } from 'vitest';
import { readTopic } from './target.js';
import { WORD_WEIGHTS } from './word-weights.js';
import { leaningOf, saidWords } from './words.js';

const saidOn = (topic: string, statement: string) => [...saidWords(readTopic(topic), statement)];

describe('words for and against', () => {
  it('leaves out those of the topic, and numbers', () =>
    expect(saidOn('trams should be built', 'trams carry 300 people')).toEqual(['carry', 'peopl']));

  it('marks three words after what turns them round, and not what comes later', () =>
    expect(saidOn('fur should be banned', "it doesn't harm them badly")).toEqual([
      'it',
      "doesn't",
      '!harm',
      '!them',
      '!bad',
    ]));

  it('does not mark what stands further away', () =>
    expect(saidOn('fur should be banned', 'never in our lives, friend')).toContain('friend'));

  it('leans neither way where nothing is known', () => expect(leaningOf(new Set(['tramcar', 'bell']))).toBe(0));

  it('does not lean further where the same is said at greater length', () => {
    const [entry = ''] = WORD_WEIGHTS.trim().split(/\s+/u);
    const [known = ''] = entry.split(':');
    const long = new Set([known, ...Array.from({ length: 99 }, (_, at) => `unknown${at}`)]);
    expect(Math.abs(leaningOf(long))).toBeLessThan(Math.abs(leaningOf(new Set([known]))));
  });

  it('has a number for every word', () =>
    expect(
      WORD_WEIGHTS.trim()
        .split(/\s+/u)
        .filter((entry) => !/^!?[\p{L}'’]+:-?\d+$/u.test(entry)),
    ).toEqual([]));
});
