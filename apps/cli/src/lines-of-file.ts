import { closeSync, openSync, readSync } from 'node:fs';
import { causeOf } from './causes.js';
import { CliError, EXIT } from './exit-codes.js';
import { chosenLanguage } from './language.js';
import { spokenWords } from './words.js';

const CHUNK_BYTES = 1024 * 1024;
/** A line that is longer is no event's: what models and people say at once has a limit far below. */
const MOST_OF_A_LINE = 16 * 1024 * 1024;
const LINE_END = 0x0a;

/**
 * The lines of a file, one after another: no more of it is held than the longest of them, and a piece of 1 MiB.
 * @throws CliError where it cannot be read
 */
export function* linesOfFile(file: string): Generator<string> {
  const read = readerOf(file);
  try {
    let parts: Buffer[] = [];
    let held = 0;
    for (let chunk = read.next(); chunk.length; chunk = read.next()) {
      let from = 0;
      for (let end = chunk.indexOf(LINE_END); end >= 0; end = chunk.indexOf(LINE_END, from)) {
        yield Buffer.concat([...parts, chunk.subarray(from, end)]).toString('utf8');
        [parts, held, from] = [[], 0, end + 1];
      }
      if (from === chunk.length) continue;
      held += chunk.length - from;
      if (held > MOST_OF_A_LINE) throw cannotRead(file, spokenWords().errors.lineTooLong(MOST_OF_A_LINE));
      parts.push(Buffer.from(chunk.subarray(from)));
    }
    if (parts.length) yield Buffer.concat(parts).toString('utf8');
  } finally {
    read.close();
  }
}

function readerOf(file: string) {
  const buffer = Buffer.allocUnsafe(CHUNK_BYTES);
  const failed = (error: unknown): never => {
    throw cannotRead(file, causeOf(error, chosenLanguage()));
  };
  let descriptor: number;
  try {
    descriptor = openSync(file, 'r');
  } catch (error) {
    return failed(error);
  }
  return {
    next(): Buffer {
      try {
        return buffer.subarray(0, readSync(descriptor, buffer, 0, CHUNK_BYTES, null));
      } catch (error) {
        return failed(error);
      }
    },
    close: () => closeSync(descriptor),
  };
}

const cannotRead = (file: string, why: string): CliError =>
  new CliError(spokenWords().errors.cannotRead(file, why), EXIT.usage);
