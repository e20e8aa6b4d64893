// What a run has paid for, a line a piece, written as it happens: which run it is, each call's most before it and its cost after it, each
// answer, each result. Going on reads it, so that nothing is paid for twice; what was under way when a run was killed counts as its most.
import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';

export class AnswersFile {
  #file;
  #calls = new Map();
  #results = new Map();
  #promised = new Map();
  #settled = 0;
  #promises = 0;

  /**
   * @param run what has to be the same for answers to be compared: model, data, versions
   * @throws where the file is of another run, or is no such file
   */
  constructor(file, run) {
    this.#file = file;
    const lines = existsSync(file) ? linesOf(file) : [];
    if (!lines.length) {
      mkdirSync(dirname(file), { recursive: true });
      this.#write({ run });
      return;
    }
    assertSameRun(file, lines[0].run, run);
    for (const line of lines.slice(1)) this.#take(line);
  }

  /** In millionths of a dollar: what calls have cost, and what those whose end is not known may have. */
  get spent() {
    return [...this.#promised.values()].reduce((sum, most) => sum + most, this.#settled);
  }

  /** An answer that was paid for and is not used yet in this run; undefined where there is none. */
  answerTo(arm, task, prompt) {
    return this.#calls.get(keyOf(arm, task, prompt))?.shift();
  }

  resultOf(arm, task) {
    return this.#results.get(keyOf(arm, task));
  }

  /** Before a call. @returns the number by which it is settled */
  promise(micro_usd) {
    const promised = (this.#promises += 1);
    this.#note({ promised, micro_usd });
    return promised;
  }

  settle(settled, micro_usd) {
    this.#note({ settled, micro_usd });
  }

  /** @param answer {arm, task, prompt, answer}: a model's answer as its adapter gives it */
  keepAnswer(answer) {
    this.#write(answer);
  }

  /** @param result {arm, task, choice, right, …} */
  keepResult(result) {
    this.#note({ result });
  }

  #note(line) {
    this.#write(line);
    this.#take(line);
  }

  #write(line) {
    appendFileSync(this.#file, `${JSON.stringify(line)}\n`);
  }

  #take({ promised, settled, micro_usd, result, arm, task, prompt, answer }) {
    if (result) this.#results.set(keyOf(result.arm, result.task), result);
    else if (answer) {
      const key = keyOf(arm, task, prompt);
      this.#calls.set(key, [...(this.#calls.get(key) ?? []), answer]);
    } else if (promised !== undefined) {
      this.#promised.set(promised, micro_usd);
      this.#promises = Math.max(this.#promises, promised);
    } else if (settled !== undefined) {
      this.#promised.delete(settled);
      this.#settled += micro_usd;
    }
  }
}

const keyOf = (...parts) => JSON.stringify(parts);

/** A run that was killed may have left half a line: what it was of stands before it. */
function linesOf(file) {
  const text = readFileSync(file, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const lines = whole
    .split('\n')
    .slice(0, -1)
    .map((line, at) => jsonOf(line, `${file}:${at + 1}`));
  if (text && !lines[0]?.run) throw new Error(`${file}:1: not a file of answers of this evaluation`);
  if (whole !== text) truncateSync(file, Buffer.byteLength(whole));
  return lines;
}

function jsonOf(line, place) {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new Error(`${place}: not JSON`, { cause: error });
  }
}

function assertSameRun(file, before, now) {
  const names = Object.keys({ ...before, ...now });
  const other = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(now[name]));
  if (!other.length) return;
  const told = other.map((name) => `${name} ${textOf(before[name])} there and ${textOf(now[name])} here`);
  throw new Error(`${file} is of another run: ${told.join(', ')}. --answers FILE begins another`);
}

const textOf = (value) => (typeof value === 'string' ? value : JSON.stringify(value));
