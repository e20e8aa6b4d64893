// What the evaluations read: labelled JSONL, each line checked for what its mode needs.
import { readFileSync } from 'node:fs';

/** @throws with `file:line: reason` where a line is not what the mode measures */
export function readRows(file, mode) {
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`${file}:0: ${error.code === 'ENOENT' ? 'no such file' : error.message}`, { cause: error });
  }
  return text
    .split(/\r?\n/u)
    .flatMap((line, index) => (line.trim() ? [readRow(line, `${file}:${index + 1}`, mode)] : []));
}

function readRow(line, place, mode) {
  let row;
  try {
    row = JSON.parse(line);
  } catch (error) {
    throw new Error(`${place}: not JSON`, { cause: error });
  }
  const reason = (WRONG[mode] ?? wrongTalk)(row, mode);
  if (reason) throw new Error(`${place}: ${reason}`);
  return row;
}

const WRONG = { stance: wrongPair, decisions: wrongGroup, premortem: wrongGroup };

function wrongPair(row) {
  const missing = ['topic', 'a', 'b'].find((name) => typeof row?.[name] !== 'string');
  if (missing) return `${missing} has to be a string`;
  if (!['same', 'opposed'].includes(row.relation)) return 'relation has to be "same" or "opposed"';
}

function wrongTalk(row, mode) {
  if (!Array.isArray(row?.turns)) return 'turns has to be a list';
  const isTurn = (turn) => typeof turn?.speaker === 'string' && typeof turn?.text === 'string';
  const at = row.turns.findIndex((turn) => !isTurn(turn));
  if (at >= 0) return `turns[${at}] needs a speaker and a text`;
  if (mode !== 'repetition' && typeof row.agreed !== 'boolean') return 'agreed has to be true or false';
}

function wrongGroup(row) {
  if (typeof row?.right !== 'string') return 'right has to be a string';
  const { members, before, messages, after } = row;
  const areNames = Array.isArray(members) && members.every((name) => typeof name === 'string' && name);
  if (!areNames || members.length < 2 || new Set(members).size < members.length)
    return 'members has to be a list of two or more different names';
  const areAnswers = (answers) => members.every((name) => typeof answers?.[name] === 'string');
  if (!areAnswers(before)) return "before has to have every member's answer";
  if (!areAnswers(after)) return "after has to have every member's answer";
  if (!Array.isArray(messages)) return 'messages has to be a list';
  const isMessage = ({ by, text, answers } = {}) =>
    members.includes(by) && typeof text === 'string' && areAnswers(answers);
  const at = messages.findIndex((message) => !isMessage(message ?? undefined));
  if (at >= 0) return `messages[${at}] needs by, a member, a text, and every member's answer`;
}
