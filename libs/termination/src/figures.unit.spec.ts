import { describe, expect, it } from 'vitest';
import { figureText, spanText, usdText } from './figures.js';

describe('figures as people write them (T4)', () => {
  it.each([
    [0, '0 s', '0 秒'],
    [850, '0.9 s', '0.9 秒'],
    [2_500, '2.5 s', '2.5 秒'],
    [59_600, '1 min', '1 分'],
    [125_000, '2 min 5 s', '2 分 5 秒'],
    [1_800_000, '30 min', '30 分'],
    [3_725_000, '1 h 2 min', '1 小时 2 分'],
    [3_605_000, '1 h', '1 小时'],
    [90_000_000, '1 d 1 h', '1 天 1 小时'],
  ])('%i milliseconds are %s', (ms, en, zh) => {
    expect(spanText('en', ms)).toBe(en);
    expect(spanText('zh', ms)).toBe(zh);
  });

  it.each([
    [0, '$0.00'],
    [40, '<$0.0001'],
    [600, '$0.0006'],
    [12_300, '$0.0123'],
    [500_000, '$0.50'],
    [1_500_000, '$1.50'],
    [1_234_567_890, '$1234.57'],
  ])('%i micro-dollars are %s', (micro, text) => expect(usdText(micro)).toBe(text));

  it('says what is counted, one of it too, and a bare count as a number', () => {
    expect(figureText('en', 'rounds', 1)).toBe('1 round');
    expect(figureText('en', 'tokens', 12_000)).toBe('12,000 tokens');
    expect(figureText('zh', 'turns', 3)).toBe('3 次发言');
    expect(figureText('zh', 'milliseconds', 125_000)).toBe('2 分 5 秒');
    expect(figureText('en', 'micro_usd', 12_300)).toBe('$0.0123');
    expect(figureText('en', 'count', 3)).toBe('3');
  });
});
