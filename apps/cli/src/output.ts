import { escaped, plainText } from '@parley/untrusted';
import { BEGINS, ENDS, unmarked } from './called.js';
import { wrap } from './render/wrap.js';
import { setIn } from './safe-for-screen.js';

/** What our own styles send; nothing else that steers a terminal leaves this command. */
const OURS = new RegExp(`(\\u001B\\[(?:0|1|2|22|3[0-79]|9[0-7])m|[${BEGINS}${ENDS}])`, 'u');

/** Whoever wrote it: of what steers our own colours stay, and our marks. */
const cleaned = (text: string): string =>
  setIn(text)
    .split(OURS)
    .map((part, index) => (index % 2 ? part : plainText(part)))
    .join('');

/** Text as a terminal may be given it. */
export const printable = (text: string): string => unmarked(cleaned(text));

/** The same for people: no line is wider than the terminal, where it is one. What goes on begins no line like ours. */
export const legible = (text: string, columns: number | undefined): string =>
  columns ? unmarked(wrap(cleaned(text), columns, '  ')) : printable(text);

/** Text for people, to stdout. */
export const printText = (text: string): void =>
  void process.stdout.write(`${legible(text, process.stdout.columns)}\n`);

/** What is to stay as it is, to stdout: JSON, documents, ids. */
export const print = (text: string): void => void process.stdout.write(`${printable(text)}\n`);

/** The one way to stderr. */
export const note = (text: string): void => void process.stderr.write(`${legible(text, process.stderr.columns)}\n`);

/** Lines of JSON as they were recorded, with the same meaning. */
export const printRecorded = (lines: string): void => void process.stdout.write(escaped(lines));
