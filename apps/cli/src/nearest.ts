/** As far as a slip of the finger goes: letters left out, put in, mistaken or swapped. */
const FARTHEST = 3;

const usualReach = (word: string): number => Math.min(FARTHEST, Math.floor(word.length / 2));

/** The known word that a mistyped one most likely means; none where nothing is near. @param reach edits it may be away */
export function nearest(word: string, known: Iterable<string>, reach = usualReach(word)): string | undefined {
  let best: string | undefined;
  let least = reach + 1;
  for (const candidate of known) {
    const far = distance(word.toLowerCase(), candidate.toLowerCase());
    if (far < least) [best, least] = [candidate, far];
  }
  return best;
}

/** Edits from one word to the other, two neighbours swapped counting as one (optimal string alignment). */
function distance(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= from.length; row++) {
    const line = [row];
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1];
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const changed = rows[row - 1]![column - 1]! + (same ? 0 : 1);
      const candidates = [rows[row - 1]![column]! + 1, line[column - 1]! + 1, changed];
      if (swapped) candidates.push(rows[row - 2]![column - 2]! + 1);
      line.push(Math.min(...candidates));
    }
    rows.push(line);
  }
  return rows[from.length]![to.length]!;
}
