import fc from 'fast-check';
import { worked } from '@parley/testing/worked';
import { describe, expect, it } from 'vitest';
import { jsonWithin } from './json-within.js';
import { SpokenThoughts } from './spoken-thoughts.js';

describe('the JSON within what a model said', () => {
  it('is found in any prose without braces, whatever it is', () => {
    const prose = fc.string().map((text) => text.replaceAll(/[{}]/gu, ''));
    fc.assert(
      fc.property(prose, fc.dictionary(fc.string(), fc.jsonValue()), prose, (before, value, after) => {
        const json = JSON.stringify(value);
        expect(jsonWithin(`${before}\n${json}\n${after}`)).toEqual(JSON.parse(json));
      }),
    );
  });

  it('is the longest one', () => {
    expect(jsonWithin('As {"a":1} shows: {"a":1,"b":"{\\"}"} and {"c":2}')).toEqual({ a: 1, b: '{"}' });
  });

  it.each(['', 'la la', '{', '{"a":', '{'.repeat(50_000), '{"'.repeat(50_000)])('is not there in %.20s', (said) => {
    expect(worked(() => expect(jsonWithin(said)).toBeUndefined())).toBeLessThan(1_000);
  });
});

describe('thoughts that are spoken aloud', () => {
  it('are told apart however the stream is cut', () => {
    const cuts = fc.array(fc.nat(40), { maxLength: 6 });
    fc.assert(
      fc.property(cuts, fc.constantFrom('', ' \n', '<thin'), (at, lead) => {
        const whole = lead === '<thin' ? '<thin air>' : `${lead}<think>Is a < b?</think>{"a":1}`;
        const heard = { thought: '', text: '' };
        const thoughts = new SpokenThoughts();
        const edges = [0, ...at.toSorted((a, b) => a - b), whole.length];
        const pieces = edges.slice(1).map((end, index) => thoughts.take(whole.slice(edges[index], end)));
        for (const { thought, text } of [...pieces, thoughts.rest()]) {
          heard.thought += thought;
          heard.text += text;
        }
        const expected = lead === '<thin' ? { thought: '', text: whole } : { thought: 'Is a < b?', text: '{"a":1}' };
        expect(heard).toEqual(expected);
      }),
    );
  });
});

it('takes as many levels as answers have, and nothing that is nested without end', () => {
  const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
  expect(jsonWithin(nested(50))).toEqual(JSON.parse(nested(50)));
  expect(jsonWithin(nested(200))).toBeUndefined();
});
