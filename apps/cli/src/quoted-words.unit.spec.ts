import { describe, expect, it } from 'vitest';
import { quotedWords, unquoted } from './quoted-words.js';

describe('what stands in quotation marks', () => {
  it.each([
    ['plan the move', ['plan', 'the', 'move']],
    ['"plan the move" --from v1', ['plan the move', '--from', 'v1']],
    ['规划 --feedback “先做 离线” --from v1', ['规划', '--feedback', '先做 离线', '--from', 'v1']],
    ['「规划 离线」', ['规划 离线']],
    ['a 5" pipe', ['a', '5"', 'pipe']],
    ['"never closed', ['"never', 'closed']],
    ["don't split", ["don't", 'split']],
    ['""', ['']],
    ['  ', []],
  ])('%s is these words', (line, words) => {
    expect(quotedWords(line)).toEqual(words);
  });

  it.each([
    ['"Should we move?"', 'Should we move?'],
    ['“要不要搬家？”', '要不要搬家？'],
    ['"Move" or "stay"?', '"Move" or "stay"?'],
    ['Should we "move"?', 'Should we "move"?'],
    ['"', '"'],
    ['  plain ', 'plain'],
  ])('%s is a topic without those around all of it', (text, topic) => {
    expect(unquoted(text)).toBe(topic);
  });
});
