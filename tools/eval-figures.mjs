/** How much of what is said to be true is so, and how much of what is true is found. 0 where nothing is. */
export function precisionAndRecall(judged) {
  const hits = judged.filter(({ truth, says }) => truth && says).length;
  const said = judged.filter(({ says }) => says).length;
  const actual = judged.filter(({ truth }) => truth).length;
  const precision = said ? hits / said : 0;
  const recall = actual ? hits / actual : 0;
  return { precision, recall, f1: hits ? (2 * precision * recall) / (precision + recall) : 0 };
}

/** The chance that a true row scores above a false one, ties counted half; null where one kind is missing. */
export function areaUnderCurve(judged) {
  const sorted = [...judged].sort((a, b) => a.score - b.score);
  let ranks = 0;
  let positives = 0;
  for (let from = 0; from < sorted.length;) {
    let to = from;
    while (to < sorted.length && sorted[to].score === sorted[from].score) to += 1;
    const rank = (from + 1 + to) / 2;
    for (; from < to; from += 1) {
      if (!sorted[from].truth) continue;
      positives += 1;
      ranks += rank;
    }
  }
  const negatives = sorted.length - positives;
  if (!positives || !negatives) return null;
  return (ranks - (positives * (positives + 1)) / 2) / (positives * negatives);
}
