// node tools/train-agreement.mjs [CASINO.jsonl]: makes invented talks, fits the two small models of the agreement detector to them and
// to the campers' negotiations of that file (CaSiNo, Chawla et al., CC BY 4.0; docs/evaluation.md says how to get it), and writes their
// weights. The same seed and file give the same weights; no text of the file gets into them.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chance } from './agreement-training/chance.mjs';
import { chat } from './agreement-training/chats.mjs';
import { chineseChat } from './agreement-training/chats-chinese.mjs';
import { chineseDebate, debate } from './agreement-training/debates.mjs';
import { fit } from './agreement-training/logistic.mjs';
import { ensureBuilt } from './build.mjs';
import { precisionAndRecall } from './eval-figures.mjs';
import { readRows } from './eval-rows.mjs';
import { ROOT } from './packages.mjs';

const SEED = 20_260_321;
/** How often each real talk counts: six thousand invented ones would outweigh six hundred. */
const REAL = 2;
const FOLDS = 5;
/** Added to the bias: invented debates settle in plainer words than others, so that settled ones were missed more often than open ones found. */
const LEAN = { chat: 0, debate: 0.2 };
/** What flows and converges is a sign in long turns only; a plan ("I will give you …") is an offer in short ones. */
const NOT_IN = {
  chat: /contrast|negation|duty|adopts|insists|echo|similarity|sharedTerms|restatesSelf|plan|hold|duty/iu,
  debate: /brokenOff|seals|asksToConfirm|lastBrief|bareOffer|late$|depth|opening|offers|afterOffers|bothOffered/iu,
};
const TARGET = join(ROOT, 'libs/termination/src/detectors/agreement/weights.ts');
await ensureBuilt(['libs/termination', 'libs/untrusted'].map((folder) => join(ROOT, folder)));
const { readTalk } = await import('../libs/termination/dist/detectors/agreement/features.js');

/** Each kind has dice of its own, so that a template more for one changes nothing in the other. */
const make = (count, ...generators) => {
  const dice = chance(SEED);
  return Array.from({ length: count }, () => generators.map((one) => one(dice))).flat();
};
const [file] = process.argv.slice(2);
const real = { chat: file ? readRows(file, 'agreement') : [], debate: [] };
const invented = {
  chat: [...make(5000, chat), ...make(1000, chineseChat)],
  debate: make(1500, debate, chineseDebate),
};

const models = {};
for (const kind of ['chat', 'debate']) {
  const names = Object.keys(readTalk([]).features).filter((name) => !NOT_IN[kind].test(name));
  const rowOf = ({ id, turns, agreed }) => {
    const { features } = readTalk(turns);
    return { id, x: names.map((name) => features[name]), y: agreed ? 1 : 0 };
  };
  const rows = invented[kind].map(rowOf);
  const talks = real[kind].map(rowOf);
  const fitted = (made, told) => fit([...made, ...Array.from({ length: REAL }, () => told).flat()]);
  const kept = fitted(
    rows.filter((_, at) => at % FOLDS !== 0),
    talks,
  );
  tell(
    `${kind}, invented`,
    rows.filter((_, at) => at % FOLDS === 0),
    () => kept,
  );
  if (talks.length) {
    const models = Array.from({ length: FOLDS }, (_, fold) =>
      fitted(
        rows,
        talks.filter((talk) => foldOf(talk) !== fold),
      ),
    );
    tell(`${kind}, ${file}`, talks, (talk) => models[foldOf(talk)]);
  }
  const { bias, weights } = fitted(rows, talks);
  models[kind] = {
    bias: round(bias + LEAN[kind]),
    weights: Object.fromEntries(names.map((name, at) => [name, round(weights[at])])),
  };
}

const source = `/** Weights by name of feature. Written by tools/train-agreement.mjs from invented talks and CaSiNo; do not edit. */
export const AGREEMENT_WEIGHTS: Record<'chat' | 'debate', { bias: number; weights: Record<string, number> }> = ${JSON.stringify(models)};
`;
writeFileSync(TARGET, source);
execFileSync('node_modules/.bin/oxfmt', [TARGET]);

/** How well talks are told that the model which tells them has not seen. */
function tell(what, rows, modelFor) {
  const judged = rows.map((row) => {
    const { bias, weights } = modelFor(row);
    return { truth: row.y === 1, says: row.x.reduce((sum, value, at) => sum + value * weights[at], bias) > 0 };
  });
  console.log(`${what}: ${rows.length} talks left out, F1 ${precisionAndRecall(judged).f1.toFixed(3)}`);
}

/** Opening and whole of one talk are left out together: they have one number. */
function foldOf({ id }) {
  return Number(/\d+/u.exec(id)?.[0] ?? 0) % FOLDS;
}

function round(value) {
  return Math.round(value * 100) / 100;
}
