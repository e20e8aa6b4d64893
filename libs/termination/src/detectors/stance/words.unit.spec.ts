import { describe, expect, it } from 'vitest';
import { weightOf } from './leanings.js';
import { readTopic } from './target.js';
import { WORD_WEIGHTS } from './word-weights.js';
import { leaningOf, saidWords } from './words.js';

const saidOn = (topic: string, statement: string) =>
  saidWords(readTopic(topic), statement).map(({ term, left }) => [term, left]);

describe('words for and against', () => {
  it('leaves out those of the topic, and numbers', () =>
    expect(saidOn('trams should be built', 'trams carry 300 people')).toEqual([
      ['carry', 1],
      ['peopl', 1],
    ]));

  it('turns round three words after a denial, and not what comes later', () =>
    expect(saidOn('fur should be banned', "it doesn't benefit them badly or well")).toEqual([
      ['it', 1],
      ["doesn't", 1],
      ['benefit', -1],
      ['them', 0.5],
      ['bad', 0.5],
      ['or', 0.5],
      ['well', 1],
    ]));

  it('counts a word once, but apart where it is turned round', () =>
    expect(saidOn('fur should be banned', 'warm and warm, not warm')).toEqual([
      ['warm', 1],
      ['and', 1],
      ['not', 1],
      ['warm', -1],
    ]));

  it('leans neither way where nothing is known', () => expect(leaningOf([{ term: 'tramcarr', left: 1 }])).toBe(0));

  it('knows words that nobody argued with by what they mean', () => {
    expect(weightOf('scandalou')).toBeLessThan(-2);
    expect(weightOf('excellent')).toBeGreaterThan(2);
  });

  it('does not lean further where the same is said at greater length', () => {
    const short = [{ term: 'excellent', left: 1 }];
    const long = [...short, ...Array.from({ length: 99 }, (_, at) => ({ term: `unknown${at}`, left: 1 }))];
    expect(leaningOf(long)).toBeGreaterThan(0);
    expect(leaningOf(long)).toBeLessThan(leaningOf(short));
  });

  it('has one weight for every word', () => {
    const lines = WORD_WEIGHTS.trim().split('\n');
    expect(lines.filter((line) => !/^-?[1-9]\d*(?: [\p{L}'’]+)+$/u.test(line))).toEqual([]);
    const terms = lines.flatMap((line) => line.split(' ').slice(1));
    expect(new Set(terms).size).toBe(terms.length);
  });
});
