// npm run --silent eval -- deliberation --max-usd USD [--arm ARM,…]…: tasks with a right answer put to one agent, to many samples of it
// and to a board, by a model that is paid for. No figure of it is in the repository: whoever runs it has a key, or a server.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './build.mjs';
import { ARMS } from './deliberation/arms.mjs';
import { fetched, HIDDENBENCH, readProfiles, sha256 } from './deliberation/hidden-profiles.mjs';
import { readGames } from './deliberation/games.mjs';
import { wordsOf } from './deliberation/words.mjs';
import { ROOT } from './packages.mjs';
import { rulesHash } from './rules.mjs';

const ARM_NAMES = Object.keys(ARMS);
const FOLDER = join(ROOT, 'eval-data');
const USAGE = `usage: npm run --silent eval -- deliberation --max-usd USD [--arm ${ARM_NAMES.join(',')}] [--data FILE | --games FOLDER]
         [--tasks NUMBER] [--answers FILE] [--json]
       with ANTHROPIC_API_KEY, or PARLEY_OPENAI_BASE_URL and PARLEY_MODEL`;

/** Prints what it has also where it ends early. @throws where what it is asked for cannot be run, before anything is paid */
export async function linesOf(given) {
  const asked = readArguments(given);
  await ensureBuilt();
  const provider = await providerOf(asked);
  const data = await dataOf(asked);
  const tasks = data.tasks.slice(0, asked.tasks);
  const run = runOf(provider, data);
  const { AnswersFile } = await import('./deliberation/answers-file.mjs');
  const file = new AnswersFile(asked.answers, run);
  assertBoards(asked, tasks, file);
  const { PaidModel } = await import('./deliberation/paid-model.mjs');
  const paid = new PaidModel({ provider, file, limit: asked.limit });
  process.once('SIGINT', () => paid.stop('interrupted', 'interrupted'));
  const { run: play } = await import('./deliberation/run.mjs');
  const { startBoards } = await import('./deliberation/board.mjs');
  const early = await play({ tasks, arms: asked.arms, paid, file, startBoards });
  if (early) tellOf(early, asked.answers);
  return resultsOf(asked, { run, tasks, file });
}

function readArguments(given) {
  const text = { type: 'string' };
  const options = {
    ...{ arm: { ...text, multiple: true }, 'max-usd': text, data: text, games: text, tasks: text, answers: text },
    json: { type: 'boolean' },
  };
  let values;
  try {
    ({ values } = parseArgs({ args: given, options }));
  } catch (error) {
    throw wrong(error.message);
  }
  const named = (values.arm ?? ARM_NAMES).flatMap((arm) => arm.split(','));
  const unknown = named.find((arm) => !ARM_NAMES.includes(arm));
  if (unknown !== undefined) throw wrong(`unknown arm: ${unknown}`);
  if (values.data && values.games) throw wrong('--data and --games are two data sets: one at a time');
  return {
    ...{ arms: ARM_NAMES.filter((arm) => named.includes(arm)), data: values.data, games: values.games },
    ...{ answers: values.answers ?? join(FOLDER, 'deliberation.answers.jsonl'), json: values.json ?? false },
    tasks: values.tasks === undefined ? Infinity : amountOf('tasks', values.tasks, /^\d{1,6}$/u),
    limit:
      values['max-usd'] === undefined
        ? Infinity
        : Math.floor(amountOf('max-usd', values['max-usd'], /^\d{1,6}(\.\d{1,6})?$/u) * 1e6),
  };
}

function amountOf(name, given, form) {
  if (!form.test(given) || !(Number(given) > 0)) throw wrong(`--${name} ${given} has to be a number above 0`);
  return Number(given);
}

const wrong = (reason) => new Error(`${reason}\n${USAGE}`);

/** Whoever serves the model. @throws where there is none, or where its price and the limit do not go together */
async function providerOf({ limit }) {
  const { providersOf } = await import('@parley/llm');
  let provider;
  try {
    [provider] = providersOf(process.env);
  } catch (error) {
    throw wrong(error.message);
  }
  if (!provider) throw wrong('no model is configured: a rehearsal decides nothing');
  const models = Object.values(provider.byTier);
  const unpriced = models.map((model) => provider.warningOf(model)).find(Boolean);
  const costs = models.some((model) => Object.values(provider.priceOf(model)).some((rate) => rate));
  if (limit < Infinity && unpriced) throw wrong(`no limit can be kept: ${unpriced}`);
  if (limit === Infinity && costs) throw wrong('--max-usd is missing, and this model costs money');
  return provider;
}

async function dataOf({ data, games }) {
  if (games !== undefined) {
    if (!existsSync(games)) throw new Error(`${games}: no such folder`);
    return readGames(games);
  }
  return readProfiles(data ?? (await fetched(HIDDENBENCH, join(FOLDER, 'HiddenBench.json'))));
}

/** What has to be the same for answers to stand in one table. */
function runOf({ name, byTier }, { name: data, sha256: checksum, tasks }) {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const questions = sha256(JSON.stringify(tasks.map(wordsOf))).slice(0, 16);
  return {
    ...{ model: { provider: name, strong: byTier.strong, fast: byTier.fast }, data: { name: data, sha256: checksum } },
    ...{ parley: version, rules: rulesHash(), questions },
  };
}

/** Equal tokens are those of a board that was held. */
function assertBoards({ arms, answers }, tasks, file) {
  if (!arms.includes('self-consistency') || arms.includes('board')) return;
  const missing = tasks.filter(({ id }) => !file.resultOf('board', id)).length;
  if (missing)
    throw wrong(
      `self-consistency spends what a board has spent, and ${answers} has none of ${missing} tasks: --arm board,self-consistency`,
    );
}

function tellOf({ code, message }, answers) {
  console.error(`${code === 'budget' ? 'stopped at the limit' : `stopped: ${code}`}: ${message}`);
  console.error(`the same command goes on from ${answers}${code === 'budget' ? ' with a higher --max-usd' : ''}`);
  if (code !== 'budget') process.exitCode = 1;
}

async function resultsOf({ arms, limit, json }, { run, tasks, file }) {
  const { figuresOf, tableOf } = await import('./deliberation/figures.mjs');
  const rows = arms.map((arm) =>
    figuresOf(
      arm,
      tasks.flatMap(({ id }) => file.resultOf(arm, id) ?? []),
    ),
  );
  if (!json) return [tableOf(rows, { run, spent: file.spent, limit })];
  return rows.map((row) => JSON.stringify({ ...row, ...run, spent_usd: file.spent / 1e6 }));
}
