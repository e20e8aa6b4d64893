import fc from 'fast-check';
import { worked } from '@parley/testing/worked';
import { describe, expect, it } from 'vitest';
import { spokenFields, SpokenText } from './spoken-text.js';

const FIELDS = new Set(['text', 'advice']);

function heard(json: string, cuts: number[] = []): string {
  const spoken = new SpokenText(FIELDS);
  const places = [0, ...cuts.map((cut) => cut % (json.length + 1)).toSorted((a, b) => a - b), json.length];
  return places
    .slice(1)
    .map((end, at) => spoken.take(json.slice(places[at], end)))
    .join('');
}

describe('what is heard of an answer while it comes', () => {
  it('is the spoken fields at the top, each a paragraph, and nothing else', () => {
    const answer = {
      verdict: 'agree',
      text: 'Hello, "you".',
      stance: { text: 'not this', of: ['text'] },
      advice: 'Go.',
    };
    expect(heard(JSON.stringify(answer))).toBe('Hello, "you".\nGo.');
  });

  it('is the same text however the pieces are cut, escapes and halves of characters too', () => {
    const answer = fc.record({
      note: fc.string({ unit: 'binary' }),
      text: fc.string({ unit: 'grapheme' }).filter((text) => text.length > 0),
      list: fc.array(fc.dictionary(fc.constantFrom('text', 'x'), fc.string(), { maxKeys: 2 })),
    });
    const written = fc.tuple(answer, fc.boolean()).map(([one, escaped]) => {
      const json = JSON.stringify(one);
      const unicode = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
      return { text: one.text, json: escaped ? json.replace(/[\u0080-\uffff]/g, unicode) : json };
    });
    fc.assert(
      fc.property(written, fc.array(fc.nat(), { maxLength: 30 }), ({ text, json }, cuts) => {
        expect(heard(json, cuts).toWellFormed()).toBe(text.toWellFormed());
      }),
    );
  });

  it('comes as soon as it is there', () => {
    const spoken = new SpokenText(FIELDS);
    expect(['{"te', 'xt": "Hel', 'lo\\', 'nyou', '", "stance": {'].map((piece) => spoken.take(piece))).toEqual([
      ...['', 'Hel', 'lo', '\nyou', ''],
    ]);
  });

  it('passes over a fence, and over prose before it', () => {
    expect(heard('Here you are:\n```json\n{"text": "Yes."}\n```\nDone.')).toBe('Yes.');
  });

  it.each(['{"text": "I was about to', '{"text": "Not good enough."}'])('begins anew after %s', (before) => {
    const spoken = new SpokenText(FIELDS);
    spoken.take(before);
    expect(spoken.take('{"text": "Again.')).toBe('Again.');
  });

  it('costs one look a character: a megabyte in small pieces is read at once', () => {
    const spoken = new SpokenText(FIELDS);
    spoken.take('{"text": "');
    const readAll = () => {
      for (let piece = 0; piece < 100_000; piece++) spoken.take('0123456789');
    };
    expect(worked(readAll)).toBeLessThan(5_000);
  });

  it('takes free texts for speech, and no choices, lists or objects', () => {
    const properties = {
      text: { type: 'string' },
      verdict: { type: 'string', enum: ['agree'] },
      points: { type: 'array' },
      stance: { type: 'object' },
    };
    expect([...spokenFields({ properties })]).toEqual(['text']);
  });
});
