// node tools/train-stance.mjs VALUEEVAL-FOLDER VECTORS WORDNET-FOLDER: fits the stance detector and writes its weights as data. Its features
// are fitted to the statements in tools/stance-training, all of them written for this purpose; which words people use for and against
// something, to these and to the arguments of Touché23-ValueEval (CC BY 4.0), by GloVe's vectors (public domain) of words that WordNet has;
// docs/guide/detectors.md says where they are. No text of theirs gets into the weights but single words, and no pair of an evaluation is
// read. The same files give the same weights.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { areaUnderCurve } from './eval-figures.mjs';
import { ROOT } from './packages.mjs';
import { fit } from './stance-training/fit.mjs';
import { ownStatements, valueEvalArguments } from './stance-training/rows.mjs';
import { stemVectors } from './stance-training/vectors.mjs';
import { stemsOfWords } from './stance-training/word-net.mjs';

const FEATURES = { start: { side: 0.6, value: 0.5 }, penalty: 5, steps: 150, rare: 3 };
/** A word of one topic alone says what that topic is about. */
const WORDS = { penalty: 1, steps: 200, rare: 12, topics: 8 };
/** So many of the commonest words have a weight by their vectors, whether anybody argued with them or not. */
const COMMONEST = 40_000;
/** Words for people, who are for or against nothing by what they are. */
const PEOPLE =
  `aboriginal african afro american arab asian asians bisexual black blacks boy boys brown catholic caucasian chinese christian
  disabled european female feminine foreigner foreigners gay gays german girl girls gypsy heterosexual heterosexuals hispanic homosexual homosexuals
  immigrant immigrants indian indians indigenous islamic jewish latino lesbian lesbians male man men migrant migrants minorities minority
  mongol mongoloid muslim native natives negro negroes oriental protestant queer refugee refugees russian transgender white whites woman women`.split(
    /\s+/u,
  );
const BY_ITSELF = 'by itself: ';
const DIMENSION = '#';
const FOLDS = 5;
const FOLDER = join(ROOT, 'libs/termination/src/detectors/stance');

const [valueEval, vectorsFile, wordNet] = process.argv.slice(2);
if (!wordNet) {
  console.error('usage: node tools/train-stance.mjs VALUEEVAL-FOLDER VECTORS WORDNET-FOLDER');
  process.exit(2);
}
await ensureBuilt(['libs/termination', 'libs/untrusted'].map((folder) => join(ROOT, folder)));
const { stanceFeatures } = await import('../libs/termination/dist/detectors/stance/features.js');
const { bearingOf, readTopic } = await import('../libs/termination/dist/detectors/stance/target.js');
const { saidWords, shareOf } = await import('../libs/termination/dist/detectors/stance/words.js');
const { normalised } = await import('../libs/termination/dist/detectors/language/text.js');
const { stem } = await import('../libs/termination/dist/detectors/language/key-terms.js');
const vectors = stemVectors(vectorsFile, { count: COMMONEST, stem, known: stemsOfWords(wordNet, stem) });

const statements = ownStatements(join(ROOT, 'tools/stance-training/statements.txt'));
const own = statements.map((row) => readWith(row, stanceFeatures));
const argued = [...statements, ...valueEvalArguments(valueEval)].map((row) => readWith(row, wordsOf));
tell('statements, by their features', own, FEATURES);
tell('statements and arguments, by their words', argued, WORDS);

const rounded = Object.entries(fit(own, FEATURES)).map(([name, weight]) => [name, Math.round(weight * 100) / 100]);
write(
  'weights.ts',
  `/** Weights by name of feature. Written by tools/train-stance.mjs from statements written for it; do not edit. */
export const STANCE_WEIGHTS: Readonly<Record<string, number>> = ${JSON.stringify(Object.fromEntries(rounded))};
`,
);
write(
  'word-weights.ts',
  `/**
 * How much a word speaks for what is proposed: each line a weight in halves, and the stems that have it. Written by tools/train-stance.mjs from
 * our statements, the arguments of Touché23-ValueEval (Mirzakhmedova and others, 2024, CC BY 4.0) and GloVe's vectors (Pennington, Socher
 * and Manning, 2014, PDDL 1.0); do not edit.
 */
export const WORD_WEIGHTS = \`
${linesOf(leaningsOf(fit(argued, WORDS)))}\`;
`,
);

function readWith({ topic, text, y }, featuresOf) {
  const asked = readTopic(normalised(topic));
  const said = normalised(text);
  return { topic, y, features: featuresOf(asked, said, bearingOf(asked, said)) };
}

/**
 * Words as themselves and by what they mean, each twice: by the side that they speak for, and by themselves, which takes up how people of this
 * corpus write and is not kept.
 */
function wordsOf(asked, statement, bearing) {
  const said = saidWords(asked, statement);
  const share = shareOf(said);
  const features = {};
  const add = (name, value) => {
    features[name] = (features[name] ?? 0) + bearing * value;
    features[BY_ITSELF + name] = (features[BY_ITSELF + name] ?? 0) + value;
  };
  for (const { term, left } of said) {
    add(term, left * share);
    vectors.get(term)?.forEach((value, at) => add(`${DIMENSION}${at}`, left * share * value));
  }
  return features;
}

/** The weight of each stem: by what it means, and by how people use it beyond that. Who people are has none. */
function leaningsOf(fitted) {
  const weights = new Map(Object.entries(fitted));
  const learnt = [...weights.keys()].filter((name) => /^[\p{L}']/u.test(name) && !name.startsWith(BY_ITSELF));
  const meant = (term) =>
    vectors.get(term)?.reduce((sum, value, at) => sum + value * weights.get(`${DIMENSION}${at}`), 0) ?? 0;
  const people = new Set(PEOPLE.map(stem));
  return [...new Set([...vectors.keys(), ...learnt])]
    .filter((term) => !people.has(term))
    .map((term) => [term, meant(term) + (weights.get(term) ?? 0)]);
}

function linesOf(leanings) {
  const lines = new Map();
  for (const [term, weight] of leanings.toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const halves = Math.round(weight * 2);
    if (halves !== 0) lines.set(halves, `${lines.get(halves) ?? halves} ${term}`);
  }
  return [...lines]
    .toSorted(([one], [other]) => one - other)
    .map(([, line]) => `${line}\n`)
    .join('');
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

function write(name, source) {
  const target = join(FOLDER, name);
  writeFileSync(target, source);
  execFileSync('node_modules/.bin/oxfmt', [target], { cwd: ROOT });
}
