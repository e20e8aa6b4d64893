// What the simulated model says to a team: the plan that it is given, and to everything else the least that counts.
import { genericAnswerer } from '@parley/testing/simulated-api';

export const EXPERTS = ['Lea', 'Ana', 'Bo', 'Cy'];
const [, ...WORKERS] = EXPERTS.map((name) => name.toLowerCase());

const phase = (index, depends_on = []) => ({
  phase_id: `p${index}`,
  title: `Part ${index}`,
  task: `Write down what part ${index} of the meeting needs.`,
  expert: WORKERS[index % WORKERS.length],
  depends_on,
  phase_type: 'execution',
});

/** Three phases, two that build on two of them each, and one that builds on both. */
export const LAYERED = [
  ...[phase(1), phase(2), phase(3)],
  ...[phase(4, ['p1', 'p2']), phase(5, ['p2', 'p3'])],
  phase(6, ['p4', 'p5']),
];
export const LAYERS = 3;

export const independent = (count) => Array.from({ length: count }, (_, index) => phase(index + 1));

/** @param thinksForMs how long each call takes; the response begins at once */
export function plannedModel(phases, thinksForMs) {
  // One wait: many short ones would add up to more.
  const times = { thinksForMs, pingMs: thinksForMs };
  const answers = [
    ['phases', { phases, review: { reason: 'No choice in it.', topic: '', participants: [], wanted: false } }],
    ['criterion', { criterion: 'none', statements: [], participants: [] }],
  ];
  const rules = answers.map(([field, says]) => ({
    when: ({ schema }) => schema.properties?.[field] !== undefined,
    answer: (_, generic) => ({ ...times, says: { ...generic, ...says } }),
  }));
  return genericAnswerer(...rules, { when: () => true, answer: (_, says) => ({ ...times, says }) });
}
