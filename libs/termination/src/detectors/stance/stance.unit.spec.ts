import { worked } from '@parley/testing/worked';
import { describe, expect, it } from 'vitest';
import { detectStance } from './stance.js';

describe('stance', () => {
  it.each([
    ['Zoos should be banned', 'Zoos are cruel', 'A ban would protect the animals', 'same'],
    ['Zoos should be banned', 'Zoos are cruel', 'Zoos educate children', 'opposed'],
    ['The city should build trams', 'Trams reduce pollution', 'Trams are safe and efficient', 'same'],
    ['The city should build trams', 'Trams reduce pollution', 'Trams are too expensive', 'opposed'],
    ['The city should build trams', 'Trams are safe', 'Trams are not safe', 'opposed'],
    ['Trams should be introduced', 'Trams reduce pollution', 'Trams reduce safety', 'opposed'],
    ['Trams should be introduced', 'Accidents would be reduced', 'Trams improve public health', 'same'],
    ['Trams should be introduced', 'Trams kill fewer people', 'Trams undermine local trade', 'opposed'],
    ['Trams should be introduced', 'Trams are a crime deterrent', 'Without trams, people are isolated', 'same'],
    ['Fur should be banned', 'Fur farms torture animals', 'Thousands would lose their jobs', 'opposed'],
    ['Fur should be banned', 'Fur is warm and beautiful', 'A ban would destroy jobs', 'same'],
    ['Fur should not be banned', 'Fur is cruel', 'A ban would protect animals', 'same'],
    ['Fur should not be banned', 'Fur is beautiful', 'Banning fur would protect animals', 'opposed'],
    ['Fur should be banned', 'Fur tortures animals', 'Fur must be banned because it is cruel', 'same'],
    ['Trains are better than planes', 'Trains are comfortable', 'Planes are safe and fast', 'opposed'],
    ['Capitalism is the best system', 'It protects freedom', 'Socialism is fair', 'opposed'],
    ['Trams harm the city', 'Trams cause accidents', 'Trams improve public health', 'opposed'],
    ['Arcades should be closed', 'There is no evidence of harm', 'Arcades are harmless fun', 'same'],
    ['Arcades should be closed', 'There is no evidence of harm', 'Arcades harm children', 'opposed'],
    ['The state should lift the curfew', 'The curfew is cruel', 'The curfew is necessary', 'opposed'],
    ['应该建设有轨电车', '有轨电车安全便利', '有轨电车成本太高,是一种浪费', 'opposed'],
    ['应该建设有轨电车', '有轨电车可以减少污染', '有轨电车安全便利', 'same'],
  ])('%s: %j and %j are %s', (topic, a, b, relation) => expect(detectStance(topic, a, b).relation).toBe(relation));

  it('does not depend on the order', () => {
    const [topic, a, b] = ['Schools should teach chess', 'Chess improves attention', 'Chess wastes time'];
    expect(detectStance(topic, a, b)).toEqual(detectStance(topic, b, a));
  });

  it.each([
    ['A ban of lorries is excellent', 'same'],
    ['A ban of lorries is terrible', 'opposed'],
  ])('takes it that both speak of one thing where it cannot be told of what: %j', (statement, relation) =>
    expect(detectStance('The city should build trams', 'Banning cars is wonderful', statement).relation).toBe(relation),
  );

  it('is unsure where nothing tells the side', () => {
    const { score } = detectStance('Schools should teach chess', 'Boards have squares', 'Pieces are made of wood');
    expect(Math.abs(score - 0.5)).toBeLessThan(0.05);
  });

  it('reads a long statement in bounded time', () => {
    const [harm, risk] = ['no harm to safety, '.repeat(50_000), 'without risk '.repeat(50_000)];
    expect(worked(() => detectStance('Trams should be banned', harm, risk))).toBeLessThan(1_000);
  });

  it.each(['', '🙂', 'x'.repeat(100_000)])('takes any text', (text) =>
    expect(detectStance(text, text, text).score).toBeGreaterThanOrEqual(0),
  );
});
