import { describe, expect, it } from 'vitest';
import { detectStance } from './stance.js';

describe('stance', () => {
  it.each([
    ['Zoos should be banned', 'Zoos are cruel', 'A ban would protect the animals', 'same'],
    ['Zoos should be banned', 'Zoos are cruel', 'Zoos educate children', 'opposed'],
    ['The city should build trams', 'Trams reduce pollution', 'Trams are safe and efficient', 'same'],
    ['The city should build trams', 'Trams reduce pollution', 'Trams are too expensive', 'opposed'],
    ['The city should build trams', 'Trams are safe', 'Trams are not safe', 'opposed'],
    ['应该建设有轨电车', '有轨电车安全便利', '有轨电车成本太高,是一种浪费', 'opposed'],
    ['应该建设有轨电车', '有轨电车可以减少污染', '有轨电车安全便利', 'same'],
  ])('%s: %j and %j are %s', (topic, a, b, relation) => expect(detectStance(topic, a, b).relation).toBe(relation));

  it('does not depend on the order', () => {
    const [topic, a, b] = ['Schools should teach chess', 'Chess improves attention', 'Chess wastes time'];
    expect(detectStance(topic, a, b)).toEqual(detectStance(topic, b, a));
  });

  it.each(['', '🙂', 'x'.repeat(100_000)])('takes any text', (text) =>
    expect(detectStance(text, text, text).score).toBeGreaterThanOrEqual(0),
  );
});
