// What the stance detector is fitted to, as `{topic, text, y: 1 for, 0 against}`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** "# topic", then its statements: "+ for", "- against". */
export function ownStatements(file) {
  let topic = '';
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const said = line.slice(2);
      if (line.startsWith('# ')) topic = said;
      return /^[+-] /u.test(line) ? [{ topic, text: said, y: line.startsWith('+') ? 1 : 0 }] : [];
    });
}

const PARTS = ['training', 'validation', 'test'];

/** The arguments of Touché23-ValueEval (Mirzakhmedova and others, 2024, CC BY 4.0), as its files are. */
export function valueEvalArguments(folder) {
  return PARTS.flatMap((part) => {
    const [head, ...lines] = readFileSync(join(folder, `arguments-${part}.tsv`), 'utf8')
      .trim()
      .split(/\r?\n/u);
    const columns = head.split('\t');
    const [topic, stance, text] = ['Conclusion', 'Stance', 'Premise'].map((name) => columns.indexOf(name));
    return lines.map((line) => {
      const cells = line.split('\t');
      return { topic: cells[topic], text: cells[text], y: cells[stance] === 'against' ? 0 : 1 };
    });
  });
}
