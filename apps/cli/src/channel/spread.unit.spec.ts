import { expect, it } from 'vitest';
import { severalOf, spreadOver } from './spread.js';

const MODELS = [
  { provider: 'anthropic', model: 'claude-sonnet-5-5' },
  { provider: 'openai', model: 'qwen3:8b' },
];

it('gives seats that models play the models by turns; what a seat names stays, and people have none', () => {
  const seats = [
    { name: 'Ana' },
    { name: 'Bo', kind: 'person' },
    { name: 'Cy', kind: 'hosted', model: 'own' },
    { name: 'Dee', provider: 'anthropic' },
    { name: 'Eva', kind: 'hosted' },
    { name: 'Fay' },
  ];
  expect(spreadOver(seats, MODELS)).toEqual([
    { name: 'Ana', ...MODELS[0] },
    ...seats.slice(1, 4),
    { name: 'Eva', kind: 'hosted', ...MODELS[1] },
    { name: 'Fay', ...MODELS[0] },
  ]);
});

it.each([
  [undefined, /no model is known/u],
  [[], /no model is known/u],
  [MODELS.slice(0, 1), /claude-sonnet-5-5 is the only model/u],
])('refuses where there are not two: %j', (models, why) => {
  expect(() => severalOf(models)).toThrow(why);
  expect(severalOf(MODELS)).toBe(MODELS);
});
