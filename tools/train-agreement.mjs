// node tools/train-agreement.mjs [CASINO.jsonl]: makes invented talks, fits the two small models of the agreement detector to them, the chat
// model also to the campers' negotiations of that file (CaSiNo, Chawla et al., CC BY 4.0; docs/evaluation.md says how to get it), the debate
// model also to the debates of ours whose errors were read, and writes their weights. The same seed and files give the same weights; no text
// of a file gets into them.
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
/** How often each written talk counts: thousands made from templates would outweigh hundreds. */
const WRITTEN = { chat: 2, debate: 40 };
/** How much the beginnings of debates count beside their ends: a channel may end after any turn, so that one which sounds settled halfway ends too early. */
const BEGINNING = { chat: 0, debate: 0.35 };
/** Turns before the end in which agreement may have been reached already. */
const SETTLING = 4;
const DEBATES = ['debates-seen', 'debates-of-models-read', 'debates-by-content-read'];
const FOLDS = 5;
/** Added to the bias: invented debates settle in plainer words than others, so that settled ones were missed more often than open ones found. */
const LEAN = { chat: 0.1, debate: 0.8 };
/** What flows and converges is a sign in long turns only; a plan ("I will give you …") is an offer in short ones. */
const NOT_IN = {
  chat: /contrast|negation|duty|adopts|insists|echo|similarity|sharedTerms|restatesSelf|plan|hold|stands|settledSince|opposedSince|unanswered|^we$|^mine$|trouble|ease$|figures|listed|shorter|novel/iu,
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
const ours = DEBATES.map((name) => join(ROOT, `libs/termination/src/detectors/agreement/${name}.fixtures.jsonl`));
const real = {
  chat: file ? readRows(file, 'agreement') : [],
  debate: ours.flatMap((one) => readRows(one, 'agreement')),
};
const invented = {
  chat: [...make(5000, chat), ...make(1000, chineseChat)],
  debate: make(1500, debate, chineseDebate),
};

const models = {};
for (const kind of ['chat', 'debate']) {
  const names = Object.keys(readTalk([]).features).filter((name) => !NOT_IN[kind].test(name));
  const rowOf = ({ id, turns, agreed }, weight) => {
    const { features } = readTalk(turns);
    return { id, x: names.map((name) => features[name]), y: agreed ? 1 : 0, weight };
  };
  const beginning = (talk, weight) => beginningsOf(talk).map((one) => rowOf(one, weight * BEGINNING[kind]));
  const rows = invented[kind].map((talk) => rowOf(talk, 1));
  const talks = real[kind].map((talk) => rowOf(talk, WRITTEN[kind]));
  const beginnings = BEGINNING[kind]
    ? [
        ...invented[kind].filter((_, at) => at % 4 === 0).flatMap((talk) => beginning(talk, 1)),
        ...real[kind].flatMap((talk) => beginning(talk, WRITTEN[kind])),
      ]
    : [];
  const fitted = (made, told) => {
    const known = new Set(told.map(({ id }) => id));
    return fit([...made, ...told, ...beginnings.filter(({ id }) => id === undefined || known.has(id))]);
  };
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
    tell(`${kind}, written`, talks, (talk) => models[foldOf(talk)]);
  }
  const { bias, weights } = fitted(rows, talks);
  models[kind] = {
    bias: round(bias + LEAN[kind]),
    weights: Object.fromEntries(names.map((name, at) => [name, round(weights[at])])),
  };
}

const source = `/** Weights by name of feature. Written by tools/train-agreement.mjs from invented talks, CaSiNo and debates of ours; do not edit. */
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

/** What of a debate is not agreed yet: all but the whole of an open one, and an agreed one without its end. */
function beginningsOf({ id, turns, agreed }) {
  const speakers = new Set(turns.map(({ speaker }) => speaker)).size;
  const lengths = turns.map((_, at) => at).filter((length) => length > speakers);
  return lengths
    .filter((length) => !agreed || length <= turns.length - SETTLING)
    .map((length) => ({ id, turns: turns.slice(0, length), agreed: false }));
}

/** Opening and whole of one talk are left out together: they have one number. A debate has a name. */
function foldOf({ id }) {
  return (
    Number(
      /\d{2,}/u.exec(id)?.[0] ??
        [...id.replace(/-(?:agreed|open)$/u, '')].reduce((sum, letter) => sum + letter.codePointAt(0), 0),
    ) % FOLDS
  );
}

function round(value) {
  return Math.round(value * 100) / 100;
}
