// node tools/train-stance.mjs VALUEEVAL-FOLDER: fits the stance detector and writes its weights as data. Its features are fitted to the
// statements in tools/stance-training, all of them written for this purpose; which words people use for and against something, to the
// arguments of Touché23-ValueEval (CC BY 4.0; docs/guide/detectors.md says where it is), read from that folder. No text of theirs gets into
// the weights but single words, and no pair of an evaluation is read. The same files give the same weights.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { areaUnderCurve } from './eval-figures.mjs';
import { ROOT } from './packages.mjs';
import { fit } from './stance-training/fit.mjs';
import { ownStatements, valueEvalArguments } from './stance-training/rows.mjs';

const FEATURES = { start: { side: 0.6, value: 0.5 }, penalty: 5, steps: 150, rare: 3 };
/** A word of one topic alone says what that topic is about. */
const WORDS = { penalty: 1, steps: 100, rare: 12, topics: 8 };
const BY_ITSELF = 'by itself: ';
const FOLDS = 11;
const WIDTH = 130;
const FOLDER = join(ROOT, 'libs/termination/src/detectors/stance');

const [valueEval] = process.argv.slice(2);
if (!valueEval) {
  console.error('usage: node tools/train-stance.mjs VALUEEVAL-FOLDER');
  process.exit(2);
}
await ensureBuilt(['libs/termination', 'libs/untrusted'].map((folder) => join(ROOT, folder)));
const { stanceFeatures } = await import('../libs/termination/dist/detectors/stance/features.js');
const { readTopic, signOf } = await import('../libs/termination/dist/detectors/stance/target.js');
const { saidWords } = await import('../libs/termination/dist/detectors/stance/words.js');
const { normalised } = await import('../libs/termination/dist/detectors/language/text.js');

const own = ownStatements(join(ROOT, 'tools/stance-training/statements.txt')).map((row) =>
  readWith(row, stanceFeatures),
);
const real = valueEvalArguments(valueEval).map((row) => readWith(row, wordsOf));
tell('statements, by their features', own, FEATURES);
tell('arguments, by their words', real, WORDS);

const rounded = Object.entries(fit(own, FEATURES)).map(([name, weight]) => [name, Math.round(weight * 100) / 100]);
write(
  'weights.ts',
  `/** Weights by name of feature. Written by tools/train-stance.mjs from statements written for it; do not edit. */
export const STANCE_WEIGHTS: Readonly<Record<string, number>> = ${JSON.stringify(Object.fromEntries(rounded))};
`,
);
const leanings = Object.entries(fit(real, WORDS)).map(([word, weight]) => [word, Math.round(weight * 100)]);
write(
  'word-weights.ts',
  `/**
 * How much a word speaks for what is proposed, in hundredths. Written by tools/train-stance.mjs from the arguments of Touché23-ValueEval
 * (Mirzakhmedova and others, 2024, CC BY 4.0); do not edit.
 */
export const WORD_WEIGHTS = \`
${wrapped(leanings.filter(([word, weight]) => weight !== 0 && !word.startsWith(BY_ITSELF)).map((entry) => entry.join(':')))}\`;
`,
);

function readWith({ topic, text, y }, featuresOf) {
  const asked = readTopic(normalised(topic));
  const said = normalised(text);
  return { topic, y, features: featuresOf(asked, said, signOf(asked, said)) };
}

/** Each word twice: by the side that it speaks for, and by itself, which takes up how people of this corpus write and is not kept. */
function wordsOf(asked, said, sign) {
  const found = [...saidWords(asked, said)];
  const share = 1 / Math.sqrt(found.length + 4);
  return Object.fromEntries(
    found.flatMap((word) => [
      [word, sign * share],
      [`${BY_ITSELF}${word}`, share],
    ]),
  );
}

/** How well what is fitted tells for from against on topics left out of the fit. */
function tell(what, rows, options) {
  const topics = [...new Set(rows.map(({ topic }) => topic))];
  const foldOf = new Map(topics.map((topic, at) => [topic, at % FOLDS]));
  const judged = Array.from({ length: FOLDS }, (_, fold) => {
    const weights = fit(
      rows.filter(({ topic }) => foldOf.get(topic) !== fold),
      options,
    );
    const held = rows.filter(({ topic }) => foldOf.get(topic) === fold);
    return held.map(({ features, y }) => ({ truth: y === 1, score: sum(features, weights) }));
  }).flat();
  console.log(`${rows.length} ${what}; AUC on topics left out: ${areaUnderCurve(judged).toFixed(3)}`);
}

function sum(features, weights) {
  return Object.entries(features).reduce((total, [name, value]) => total + (weights[name] ?? 0) * value, 0);
}

function wrapped(entries) {
  const lines = [''];
  for (const entry of entries) {
    if (lines.at(-1).length + entry.length >= WIDTH) lines.push('');
    lines.push(`${lines.pop()}${entry} `);
  }
  return lines.map((line) => `${line.trim()}\n`).join('');
}

function write(name, source) {
  const target = join(FOLDER, name);
  writeFileSync(target, source);
  execFileSync('node_modules/.bin/oxfmt', [target], { cwd: ROOT });
}
