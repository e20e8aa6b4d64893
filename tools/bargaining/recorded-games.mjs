// Reads recorded negotiations with private points from a folder, as the public repository LLM-Deliberation keeps them (MIT; Abdelnabi and
// others, "Cooperation, Competition, and Maliciousness", 2024): per experiment config.txt, scores_files and history….json.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Folders that hold a game, this one or below it, each with its recordings; a game that nobody has played has none. */
function gameFolders(folder) {
  const entries = readdirSync(folder, { withFileTypes: true });
  const names = new Set(entries.map(({ name }) => name));
  const histories = entries.flatMap(({ name }) => (/^history.*\.json$/u.test(name) ? [name] : [])).toSorted();
  const own = names.has('config.txt') && names.has('scores_files') ? [{ folder, histories }] : [];
  const below = entries.filter((entry) => entry.isDirectory()).flatMap(({ name }) => gameFolders(join(folder, name)));
  return [...own, ...below];
}

/** Those with recordings. */
export const experimentsIn = (folder) => gameFolders(folder).filter(({ histories }) => histories.length);

/** The games of a folder and of those below it, whether or not anybody has played them. @throws where a file is not of this form */
export const gamesOf = (folder) =>
  gameFolders(folder).map((one) => ({ folder: one.folder, seats: seatsOf(one.folder) }));

/** @returns the seats with their points, and each talk that was held to its end @throws where a file is not of this form */
export function readExperiment({ folder, histories }) {
  const seats = seatsOf(folder);
  const issues = Object.keys(seats[0].points);
  const games = histories.flatMap((name) => gameOf(join(folder, name), seats, issues) ?? []);
  return { folder, seats, games };
}

const seatsOf = (folder) => linesOf(join(folder, 'config.txt')).map((line) => seatOf(folder, line));

/** A line of config.txt: the name in the talk, the file, its part in the talk, what it strives for, the model. */
function seatOf(folder, line) {
  const [name = '', file = ''] = line.split(',').map((part) => part.trim());
  const place = join(folder, 'scores_files', `${file}.txt`);
  const rows = linesOf(place).map((row) => row.split(',').map((part) => Number(part.trim())));
  if (rows.length < 2 || rows.flat().some(Number.isNaN)) throw new Error(`${place}: not lines of numbers`);
  const minimum = rows.pop()[0];
  const points = Object.fromEntries(
    rows.map((row, issue) => [
      letter(issue),
      Object.fromEntries(row.map((value, at) => [`${letter(issue)}${at + 1}`, value])),
    ]),
  );
  return { participant_id: file, name, minimum, points };
}

const letter = (index) => String.fromCodePoint(65 + index);

/** Whole deals in the order in which they were said; undefined where the talk broke off. */
function gameOf(file, seats, issues) {
  const { rounds, slot_assignment: planned } = jsonOf(file);
  if (!Array.isArray(rounds)) throw new Error(`${file}: has no list of rounds`);
  // Recorded are an opening, every planned turn, and the closing word.
  if (rounds.length < (planned?.length ?? 0) + 2) return undefined;
  const byName = new Map(seats.map(({ name, participant_id }) => [name, participant_id]));
  const said = rounds.flatMap(({ agent, public_answer: text }) => {
    const deal = dealIn(String(text), issues, seats[0]);
    return deal && byName.has(agent) ? [{ seat: byName.get(agent), deal }] : [];
  });
  return said.length ? { name: basename(file), said, final: said.at(-1).deal } : undefined;
}

/** The first option that is named of each issue; undefined where one is missing, or is none. */
export function dealIn(text, issues, { points }) {
  const deal = {};
  for (const issue of issues) {
    const [option] = new RegExp(`${issue}[1-9]`, 'u').exec(text) ?? [];
    if (option === undefined || points[issue][option] === undefined) return undefined;
    deal[issue] = option;
  }
  return deal;
}

function jsonOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof SyntaxError ? 'not JSON' : error.message}`, { cause: error });
  }
}

const linesOf = (file) =>
  readFileSync(file, 'utf8')
    .split(/\r?\n/u)
    .filter((line) => line.trim());
