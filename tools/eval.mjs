// npm run --silent eval -- agreement|live|stance|repetition FILE…: measures the detectors on labelled JSONL, one line a file.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { areaUnderCurve, precisionAndRecall } from './eval-figures.mjs';
import { ROOT } from './packages.mjs';

const METHODS = ['stances', 'keywords', 'similarity'];
const USAGE = `usage: npm run --silent eval -- agreement|live|stance|repetition [--method ${METHODS.join('|')}] FILE…`;

const MODES = { agreement, live, stance, repetition };
const { mode, method, files } = readArguments(process.argv.slice(2));
const detectors = await loadDetectors();
const lines = [];
for (const file of files) {
  const rows = readRows(file);
  lines.push(JSON.stringify({ file, n: rows.length, ...(await MODES[mode](rows)) }));
}
for (const line of lines) console.log(line);

function readArguments(given) {
  const [mode, ...rest] = given;
  const at = rest.indexOf('--method');
  const method = at < 0 ? 'stances' : rest[at + 1];
  const files = at < 0 ? rest : rest.toSpliced(at, 2);
  if (!Object.hasOwn(MODES, mode ?? '')) fail(mode === undefined ? USAGE : `unknown mode: ${mode}\n${USAGE}`);
  if (!METHODS.includes(method)) fail(`unknown method: ${method}\n${USAGE}`);
  if (method !== 'stances' && mode !== 'agreement') fail(`--method is for agreement\n${USAGE}`);
  const option = files.find((file) => file.startsWith('--'));
  if (option) fail(`unknown option: ${option}\n${USAGE}`);
  if (files.length === 0) fail(USAGE);
  return { mode, method, files };
}

/** From the source: what is not built yet, or older than it, is built first. */
async function loadDetectors() {
  await ensureBuilt(['libs/termination', 'libs/untrusted'].map((folder) => join(ROOT, folder)));
  return import('../libs/termination/dist/detectors/index.js');
}

function agreement(rows) {
  return figures(rows.map(({ turns, agreed }) => ({ truth: agreed, ...judgeTalk(turns) })));
}

/** What the running product finds after the last turn, where each talk is held as a round table of people. */
async function live(rows) {
  await ensureBuilt();
  const { consensusAfter } = await import('./live-talks.mjs');
  const judged = [];
  for (const { turns, agreed } of rows) {
    const { status } = await consensusAfter(turns);
    judged.push({ truth: agreed, says: status === 'met' });
  }
  const { precision, recall, f1 } = precisionAndRecall(judged);
  return { precision: rounded(precision), recall: rounded(recall), f1: rounded(f1) };
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

function stance(rows) {
  return figures(
    rows.map(({ topic, a, b, relation }) => {
      const found = detectors.detectStance(topic, a, b);
      return { truth: relation === 'same', says: found.relation === 'same', score: found.score };
    }),
  );
}

/** Talks that do not repeat: every near-duplicate of neighbouring turns, of one speaker or of two, is a false alarm. */
function repetition(rows) {
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
  return { pairs, false_alarm_rate: pairs ? rounded(alarms / pairs) : 0 };
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

function readRows(file) {
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    fail(`${file}:0: ${error.code === 'ENOENT' ? 'no such file' : error.message}`);
  }
  return text.split(/\r?\n/u).flatMap((line, index) => (line.trim() ? [readRow(line, `${file}:${index + 1}`)] : []));
}

function readRow(line, place) {
  let row;
  try {
    row = JSON.parse(line);
  } catch {
    fail(`${place}: not JSON`);
  }
  const reason = mode === 'stance' ? wrongPair(row) : wrongTalk(row);
  if (reason) fail(`${place}: ${reason}`);
  return row;
}

function wrongPair(row) {
  const missing = ['topic', 'a', 'b'].find((name) => typeof row?.[name] !== 'string');
  if (missing) return `${missing} has to be a string`;
  if (!['same', 'opposed'].includes(row.relation)) return 'relation has to be "same" or "opposed"';
}

function wrongTalk(row) {
  if (!Array.isArray(row?.turns)) return 'turns has to be a list';
  const isTurn = (turn) => typeof turn?.speaker === 'string' && typeof turn?.text === 'string';
  const at = row.turns.findIndex((turn) => !isTurn(turn));
  if (at >= 0) return `turns[${at}] needs a speaker and a text`;
  if (mode !== 'repetition' && typeof row.agreed !== 'boolean') return 'agreed has to be true or false';
}

function rounded(value) {
  return value === null ? null : Math.round(value * 1e4) / 1e4;
}

function fail(message) {
  console.error(message);
  process.exit(2);
}
