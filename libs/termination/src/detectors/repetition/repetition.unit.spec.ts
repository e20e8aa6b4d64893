import { describe, expect, it } from 'vitest';
import { features, nearDuplicate, REPETITION_THRESHOLD } from './repetition.js';

const repeats = (a: string, b: string) => nearDuplicate(a, b) >= REPETITION_THRESHOLD;

describe('repetition', () => {
  it.each([
    [
      'We should postpone the release until the tests are stable.',
      'We should postpone the release until the tests are stable!',
    ],
    [
      'We should postpone the release until the tests are stable.',
      'Until the tests are stable, we should be postponing the release.',
    ],
    ['我认为应该推迟发布,直到测试稳定为止。', '我认为,在测试稳定之前应该推迟发布,直到测试稳定。'],
  ])('%j and %j say the same again', (a, b) => expect(repeats(a, b)).toBe(true));

  it.each([
    ['ok thanks', 'ok thanks'],
    ['deal', 'deal'],
    ['', ''],
    ['🙂🙂🙂', '🙂🙂🙂'],
    ['I take 3 water and 1 food from the camp.', 'I take 1 water and 2 food from the camp.'],
    [
      'We should postpone the release until the tests are stable.',
      'The budget of the second quarter is not approved yet.',
    ],
    ['我认为应该推迟发布。', '预算还没有批准,需要等到下周。'],
  ])('%j and %j do not', (a, b) => expect(repeats(a, b)).toBe(false));

  it('is symmetrical and within 0 and 1', () => {
    const [a, b] = ['The harbour needs a new crane soon.', 'A new crane is needed in the harbour.'];
    expect(nearDuplicate(a, b)).toBeCloseTo(nearDuplicate(b, a), 12);
    expect(nearDuplicate(a, b)).toBeLessThanOrEqual(1);
    expect(nearDuplicate(a, a)).toBe(1);
  });

  it('keeps little of a turn of 100 kB', () => {
    const { terms, grams } = features('harbour crane tender vote '.repeat(4_000));
    expect(terms.length).toBeLessThanOrEqual(400);
    expect(grams.size).toBeLessThan(3_000);
  });
});
