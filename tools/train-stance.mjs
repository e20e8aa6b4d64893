// node tools/train-stance.mjs: fits the weights of the stance detector to the statements in tools/stance-training, all of them written
// for this purpose, and writes them as data. The same statements give the same file; no pair of an evaluation is read.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { areaUnderCurve } from './eval-figures.mjs';
import { ROOT } from './packages.mjs';

/** What the weights are before anything is learnt, and what the penalty draws them to. */
const START = { side: 0.6, value: 0.5 };
const PENALTY = 5;
const STEPS = 800;
const RATE = 0.004;
/** A sign seen more rarely is not learnt. */
const RARE = 3;
const FOLDS = 11;
const TARGET = join(ROOT, 'libs/termination/src/detectors/stance/weights.ts');

await ensureBuilt([join(ROOT, 'libs/termination')]);
const { stanceFeatures } = await import('../libs/termination/dist/detectors/stance/features.js');
const rows = read(readFileSync(join(ROOT, 'tools/stance-training/statements.txt'), 'utf8'));

const judged = Array.from({ length: FOLDS }, (_, fold) => {
  const weights = fit(rows.filter(({ group }) => group % FOLDS !== fold));
  const held = rows.filter(({ group }) => group % FOLDS === fold);
  return held.map(({ features, y }) => ({ truth: y === 1, score: sum(features, weights) }));
}).flat();
console.log(
  `${rows.length} statements; AUC of for against against on topics left out: ${areaUnderCurve(judged).toFixed(3)}`,
);

const weights = Object.entries(fit(rows)).map(([name, weight]) => [name, Math.round(weight * 100) / 100]);
const source = `/** Weights by name of feature. Written by tools/train-stance.mjs from statements written for it; do not edit. */
export const STANCE_WEIGHTS: Readonly<Record<string, number>> = ${JSON.stringify(Object.fromEntries(weights))};
`;
writeFileSync(TARGET, source);
execFileSync('node_modules/.bin/oxfmt', [TARGET]);

/** "# topic", then its statements: "+ for", "- against". */
function read(text) {
  let topic = '';
  let group = 0;
  return text.split('\n').flatMap((line) => {
    const said = line.slice(2).toLowerCase();
    if (line.startsWith('# ')) {
      topic = said;
      group += 1;
    }
    if (!/^[+-] /u.test(line)) return [];
    return [{ group, y: line.startsWith('+') ? 1 : 0, features: stanceFeatures(topic, said) }];
  });
}

/** Logistic regression by gradient descent, drawn to START. */
function fit(given) {
  const counts = new Map();
  for (const { features } of given) for (const name in features) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts]
    .filter(([, count]) => count >= RARE)
    .map(([name]) => name)
    .sort();
  const weights = Object.fromEntries(names.map((name) => [name, START[name] ?? 0]));
  for (let step = 0; step < STEPS; step++) {
    const slope = Object.fromEntries(names.map((name) => [name, PENALTY * (weights[name] - (START[name] ?? 0))]));
    for (const { features, y } of given) {
      const error = 1 / (1 + Math.exp(-sum(features, weights))) - y;
      for (const name in features) if (name in slope) slope[name] += error * features[name];
    }
    for (const name of names) weights[name] -= RATE * slope[name];
  }
  return weights;
}

function sum(features, weights) {
  return Object.entries(features).reduce((total, [name, value]) => total + (weights[name] ?? 0) * value, 0);
}
