import { describe, expect, it } from 'vitest';
import { phraseOf, quotedWords, unquoted } from './quoted-words.js';

const texts = (line: string) => quotedWords(line).map(({ text }) => text);

describe('a line is split as a shell would', () => {
  it.each([
    ['offline reading --from v1', ['offline', 'reading', '--from', 'v1']],
    ['"offline reading" --feedback "half the price"', ['offline reading', '--feedback', 'half the price']],
    ['--feedback “价格减半” --from v1', ['--feedback', '价格减半', '--from', 'v1']],
    ['--feedback=«à moitié prix»', ['--feedback=à moitié prix']],
    ['「离线 阅读」 『第二 版』 „zwei Wörter“', ['离线 阅读', '第二 版', 'zwei Wörter']],
    ['a 5" screen', ['a', '5"', 'screen']],
    ['""', ['']],
    ['  ', []],
  ])('%s', (line, words) => {
    expect(texts(line)).toEqual(words);
  });
});

it.each([
  ['"Move house"', 'Move house'],
  ['Move "house"  now', 'Move "house" now'],
])('%s is a phrase with the marks within it', (line, phrase) => {
  expect(phraseOf(quotedWords(line))).toBe(phrase);
});

it.each([
  ['"Should we move?"', 'Should we move?'],
  ['“要不要搬家？”', '要不要搬家？'],
  ['"Move" or "stay"?', '"Move" or "stay"?'],
  ['Should we "move"?', 'Should we "move"?'],
  ['"', '"'],
  ['“”', ''],
  ['  plain ', 'plain'],
])('%s is a topic without the quotation marks around all of it', (text, topic) => {
  expect(unquoted(text)).toBe(topic);
});
