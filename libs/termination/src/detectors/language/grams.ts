/** Counts of character n-grams over letters and digits; works for every script. */
export function characterGrams(text: string, size: number): Map<string, number> {
  const letters = [
    ...text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  ];
  const counts = new Map<string, number>();
  for (let at = 0; at + size <= letters.length; at++) {
    const gram = letters.slice(at, at + size).join('');
    counts.set(gram, (counts.get(gram) ?? 0) + 1);
  }
  return counts;
}

/** Cosine of two counted bags, 0..1; 0 where one is empty. */
export function cosine(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let dot = 0;
  for (const [gram, count] of small) dot += count * (large.get(gram) ?? 0);
  return dot === 0 ? 0 : dot / Math.sqrt(squares(a) * squares(b));
}

function squares(bag: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const count of bag.values()) sum += count * count;
  return sum;
}
