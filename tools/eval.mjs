// npm run --silent eval -- agreement|live|stance|repetition|decisions|premortem FILE…: measures the product on labelled JSONL, one line a
// file. Without arguments it writes docs/evaluation.md.
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { areaUnderCurve, precisionAndRecall } from './eval-figures.mjs';
import { readRows } from './eval-rows.mjs';
import { ROOT } from './packages.mjs';

/** What reads its own arguments. */
const OWN_ARGUMENTS = {
  page: () => import('./eval-page.mjs'),
  negotiations: () => import('./eval-negotiations.mjs'),
  bargainers: () => import('./eval-bargainers.mjs'),
  deliberation: () => import('./eval-deliberation.mjs'),
};
if (Object.hasOwn(OWN_ARGUMENTS, process.argv[2] ?? 'page')) {
  const [mode = 'page', ...given] = process.argv.slice(2);
  const { linesOf } = await OWN_ARGUMENTS[mode]();
  const lines = await linesOf(given).catch((error) => fail(error.message));
  for (const line of lines) console.log(line);
  process.exit();
}

const METHODS = ['stances', 'keywords', 'similarity'];
const USAGE = `usage: npm run --silent eval -- agreement|live|stance|repetition [--method ${METHODS.join('|')}] FILE…
       npm run --silent eval -- decisions [--json] FILE…
       npm run --silent eval -- premortem FILE…
       npm run --silent eval -- deliberation --max-usd USD
       npm run eval [-- page FOLDER]`;

const MODES = { agreement, live, stance, repetition, decisions, premortem };
const { mode, method, json, files } = readArguments(process.argv.slice(2));
const detectors = await loadDetectors();
const lines = [];
for (const file of files) lines.push(await MODES[mode](rowsOf(file), file));
for (const line of lines) console.log(typeof line === 'string' ? line : JSON.stringify(line));

function readArguments(given) {
  const [mode, ...rest] = given;
  const at = rest.indexOf('--method');
  const method = at < 0 ? 'stances' : rest[at + 1];
  const json = mode === 'decisions' && rest.includes('--json');
  const files = (at < 0 ? rest : rest.toSpliced(at, 2)).filter((one) => !json || one !== '--json');
  if (!Object.hasOwn(MODES, mode ?? '')) fail(`unknown mode: ${mode}\n${USAGE}`);
  if (!METHODS.includes(method)) fail(`unknown method: ${method}\n${USAGE}`);
  if (method !== 'stances' && mode !== 'agreement') fail(`--method is for agreement\n${USAGE}`);
  const option = files.find((file) => file.startsWith('--'));
  if (option) fail(`unknown option: ${option}\n${USAGE}`);
  if (files.length === 0) fail(USAGE);
  return { mode, method, json, files };
}

/** From the source: what is not built yet, or older than it, is built first. */
async function loadDetectors() {
  await ensureBuilt(['libs/termination', 'libs/untrusted'].map((folder) => join(ROOT, folder)));
  return import('../libs/termination/dist/detectors/index.js');
}

function rowsOf(file) {
  try {
    return readRows(file, mode);
  } catch (error) {
    return fail(error.message);
  }
}

function agreement(rows, file) {
  return {
    file,
    n: rows.length,
    ...figures(rows.map(({ turns, agreed }) => ({ truth: agreed, ...judgeTalk(turns) }))),
  };
}

/** What the running product finds after the last turn, and whether it did after any, where each talk is held as a round table of people. */
async function live(rows, file) {
  await ensureBuilt();
  const { consensusIn } = await import('./live-talks.mjs');
  const judged = [];
  for (const { turns, agreed } of rows) judged.push({ truth: agreed, ...(await consensusIn(turns)) });
  const { precision, recall, f1 } = precisionAndRecall(judged.map(({ truth, last }) => ({ truth, says: last })));
  const { f1: ended } = precisionAndRecall(judged.map(({ truth, ever }) => ({ truth, says: ever })));
  return {
    ...{ file, n: rows.length, precision: rounded(precision), recall: rounded(recall), f1: rounded(f1) },
    ended_f1: rounded(ended),
  };
}

/** Groups that hold one answer before the first word, and how many of them are wrong. */
async function premortem(rows, file) {
  const { sameAnswer } = await import('../libs/termination/dist/index.js');
  const firsts = rows.map(({ right, members, before }) => ({ right, answers: members.map((name) => before[name]) }));
  const unanimous = firsts.filter(
    ({ answers: [first, ...rest] }) => first && rest.every((one) => sameAnswer(one, first)),
  );
  const wrong = unanimous.filter(({ right, answers }) => !sameAnswer(answers[0], right));
  return { file, groups: rows.length, unanimous: unanimous.length, wrong: wrong.length };
}

/** How often recorded groups are right where the product ends their talk, and how much of it they heard. */
async function decisions(rows, file) {
  await ensureBuilt();
  const { decisionsOf, toldOf } = await import('./decisions.mjs');
  if (!rows.length) fail(`${file}:0: no group`);
  const { right, messages, ...more } = await decisionsOf(rows, { toTheEnd: !json });
  const figures = { file, groups: rows.length, right: rounded(right), messages: rounded(messages) };
  return json ? figures : toldOf({ ...figures, ...more });
}

function judgeTalk(turns) {
  if (method === 'keywords') {
    const says = detectors.agreesByKeywords(turns);
    return { says, score: says ? 1 : 0 };
  }
  if (method === 'similarity')
    return { says: detectors.agreesBySimilarity(turns), score: detectors.similarityOfLastTurns(turns) };
  const { agreed, score } = detectors.detectAgreement(turns);
  return { says: agreed, score };
}

function stance(rows, file) {
  const judged = rows.map(({ topic, a, b, relation }) => {
    const found = detectors.detectStance(topic, a, b);
    return { truth: relation === 'same', says: found.relation === 'same', score: found.score };
  });
  return { file, n: rows.length, ...figures(judged) };
}

/** Talks that do not repeat: every near-duplicate of neighbouring turns, of one speaker or of two, is a false alarm. */
function repetition(rows, file) {
  let pairs = 0;
  let alarms = 0;
  for (const { turns } of rows) {
    const read = turns.map(({ text }) => detectors.features(text));
    turns.forEach(({ speaker }, at) => {
      const own = turns.findLastIndex((turn, before) => before < at && turn.speaker === speaker);
      for (const before of new Set([at - 1, own].filter((index) => index >= 0))) {
        pairs += 1;
        if (detectors.similarity(read[before], read[at]) >= detectors.REPETITION_THRESHOLD) alarms += 1;
      }
    });
  }
  return { file, n: rows.length, pairs, false_alarm_rate: pairs ? rounded(alarms / pairs) : 0 };
}

function figures(judged) {
  const { precision, recall, f1 } = precisionAndRecall(judged);
  return {
    precision: rounded(precision),
    recall: rounded(recall),
    f1: rounded(f1),
    auc: rounded(areaUnderCurve(judged)),
  };
}

function rounded(value) {
  return value === null ? null : Math.round(value * 1e4) / 1e4;
}

function fail(message) {
  console.error(message);
  process.exit(2);
}
