// node tools/train-agreement.mjs: makes invented talks, fits the two small models of the agreement detector and writes their
// weights. The same seed gives the same file; no talk between real people or models is read.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chance } from './agreement-training/chance.mjs';
import { chat } from './agreement-training/chats.mjs';
import { chineseChat } from './agreement-training/chats-chinese.mjs';
import { chineseDebate, debate } from './agreement-training/debates.mjs';
import { fit } from './agreement-training/logistic.mjs';
import { ensureBuilt } from './build.mjs';
import { ROOT } from './packages.mjs';

const SEED = 20_260_321;
/** What flows and converges is a sign in long turns only; a plan ("I will give you …") is an offer in short ones. */
const NOT_IN = {
  chat: /contrast|negation|duty|adopts|insists|echo|similarity|sharedTerms|restatesSelf|plan|hold|duty/iu,
  debate: /lastBrief|bareOffer|late$|depth|opening|offers|afterOffers|bothOffered/iu,
};
const TARGET = join(ROOT, 'libs/termination/src/detectors/agreement/weights.ts');
await ensureBuilt([join(ROOT, 'libs/termination')]);
const { readTalk } = await import('../libs/termination/dist/detectors/agreement/features.js');

const dice = chance(SEED);
const make = (count, ...generators) => Array.from({ length: count }, () => generators.map((one) => one(dice))).flat();
const talks = {
  chat: [...make(2500, chat), ...make(500, chineseChat)],
  debate: make(900, debate, chineseDebate),
};

const models = {};
for (const [kind, labelled] of Object.entries(talks)) {
  const read = labelled.map(({ turns, agreed }) => ({ features: readTalk(turns).features, y: agreed ? 1 : 0 }));
  const names = Object.keys(read[0].features).filter((name) => !NOT_IN[kind].test(name));
  const rows = read.map(({ features, y }) => ({ x: names.map((name) => features[name]), y }));
  const held = rows.filter((_, at) => at % 5 === 0);
  const { bias, weights } = fit(rows.filter((_, at) => at % 5 !== 0));
  const right = held.filter(
    ({ x, y }) => x.reduce((sum, v, at) => sum + v * weights[at], bias) > 0 === (y === 1),
  ).length;
  console.log(
    `${kind}: ${rows.length} talks, ${((100 * right) / held.length).toFixed(1)} % of the fifth left out are right`,
  );
  models[kind] = {
    bias: round(bias),
    weights: Object.fromEntries(names.map((name, at) => [name, round(weights[at])])),
  };
}

const source = `/** Weights by name of feature. Written by tools/train-agreement.mjs from invented talks; do not edit. */
export const AGREEMENT_WEIGHTS: Record<'chat' | 'debate', { bias: number; weights: Record<string, number> }> = ${JSON.stringify(models)};
`;
writeFileSync(TARGET, source);
execFileSync('node_modules/.bin/oxfmt', [TARGET]);

function round(value) {
  return Math.round(value * 100) / 100;
}
