// Hidden-profile tasks: what all members know points to a wrong answer, what each knows alone to the right one. HiddenBench has no licence
// file, so it is fetched by whoever measures, and is never part of this repository.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { chance } from '../agreement-training/chance.mjs';

/** The data set as it was on 28 January 2026: another file at this address is refused. */
export const HIDDENBENCH = {
  address:
    'https://raw.githubusercontent.com/Yassellee/HiddenBench/8c5b54c2601a5c1e26dec5644dde0d7141b14968/benchmark_all_clean.json',
  sha256: '2815afffca4e470d1dfbc81e625160447df1109ce371968181c9e1e6b90443a3',
};
const FETCH_MS = 60_000;
const NAMES = ['Ana', 'Bo', 'Cy', 'Dee', 'Eli', 'Fay', 'Gus', 'Hal'];

export const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** Fetches what is not there yet. @throws where it cannot be had, or is not what it has to be */
export async function fetched({ address, sha256: expected }, file) {
  if (!existsSync(file)) {
    const response = await fetch(address, { signal: AbortSignal.timeout(FETCH_MS) }).catch((error) => {
      throw new Error(
        `${address}: cannot be fetched (${error.cause?.message ?? error.message}); --data FILE takes a file`,
      );
    });
    if (!response.ok) throw new Error(`${address}: answers ${response.status}; --data FILE takes a file`);
    const bytes = Buffer.from(await response.arrayBuffer());
    assertSame(address, sha256(bytes), expected);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  assertSame(file, sha256(readFileSync(file)), expected);
  return file;
}

function assertSame(place, found, expected) {
  if (found !== expected) throw new Error(`${place}: its SHA-256 is ${found}, and has to be ${expected}`);
}

/** @returns the data with its checksum, and its tasks @throws where a file is not of this form */
export function readProfiles(file) {
  const bytes = bytesOf(file);
  const rows = rowsIn(bytes, file);
  const wrong = rows.findIndex((row) => reasonAgainst(row));
  if (wrong >= 0) throw new Error(`${file}: [${wrong}]: ${reasonAgainst(rows[wrong])}`);
  const twice = rows.find(({ id }, at) => rows.findIndex((one) => one.id === id) < at);
  if (twice) throw new Error(`${file}: two tasks have the id ${twice.id}`);
  return { name: 'hidden profiles', sha256: sha256(bytes), tasks: rows.map(taskOf) };
}

function bytesOf(file) {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new Error(`${file}: ${error.code === 'ENOENT' ? 'no such file' : error.message}`, { cause: error });
  }
}

function rowsIn(bytes, file) {
  let rows;
  try {
    rows = JSON.parse(bytes);
  } catch (error) {
    throw new Error(`${file}: not JSON`, { cause: error });
  }
  if (!Array.isArray(rows) || !rows.length) throw new Error(`${file}: not a list of tasks`);
  return rows;
}

/** Texts that a form of the product has no more room for than this. */
const MOST_FACTS = 3_600;
const MOST_DESCRIPTION = 15_000;

function reasonAgainst(row) {
  const {
    id,
    description,
    shared_information: shared,
    hidden_information: hidden,
    possible_answers: options,
  } = row ?? {};
  if (!['number', 'string'].includes(typeof id)) return 'id has to be a number or a text';
  if (typeof description !== 'string' || !description.trim()) return 'description has to be a text';
  if (description.length > MOST_DESCRIPTION) return `description is longer than ${MOST_DESCRIPTION} characters`;
  if (!areTexts(shared)) return 'shared_information has to be a list of texts';
  if (!areTexts(hidden) || hidden.length < 2 || hidden.length > NAMES.length)
    return `hidden_information has to be a list of 2 to ${NAMES.length} texts, one for each member`;
  if (hidden.some((own) => [...shared, own].join().length > MOST_FACTS))
    return `a member's facts are longer than ${MOST_FACTS} characters`;
  if (!areTexts(options) || options.length < 2) return 'possible_answers has to be a list of two or more texts';
  if (!options.includes(row.correct_answer)) return 'correct_answer has to be one of possible_answers';
}

const areTexts = (list) => Array.isArray(list) && list.every((text) => typeof text === 'string' && text.trim());

/** Facts stand in an order of chance, the same in each run: what only one knows must not show by its place. */
function taskOf({ id, description, shared_information: shared, hidden_information: hidden, ...row }, at) {
  const { some } = chance(at + 1);
  const mixed = (facts) => some(facts, facts.length);
  const options = row.possible_answers;
  return {
    id: String(id),
    question: description,
    asked: `There are ${options.length} possible answers: ${options.join(' | ')}.`,
    named: 'the name of one of the possible answers, word for word',
    seats: mixed(hidden).map((own, seat) => ({ name: NAMES[seat], knows: mixed([...shared, own]) })),
    all: mixed([...shared, ...hidden]),
    choiceIn: (text) => optionIn(text, options),
    isRight: (choice) => choice === row.correct_answer,
  };
}

/** The one option that a text names; '' where it names none, or several. A part of a name is as good where no other has it. */
export function optionIn(text, options) {
  const said = wordsOf(text);
  const named = options.filter((option) => said.includes(wordsOf(option)));
  const whole = named.filter(
    (option) => !named.some((other) => other !== option && wordsOf(other).includes(wordsOf(option))),
  );
  const found = whole.length || !said.trim() ? whole : options.filter((option) => wordsOf(option).includes(said));
  return found.length === 1 ? found[0] : '';
}

const wordsOf = (text) =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
