/**
 * Logistic regression with an L2 penalty, by full-batch gradient descent with momentum; a row of weight 2 counts as two of 1.
 * @returns {bias, weights}
 */
export function fit(rows, { penalty = 0.002, steps = 3000, rate = 0.5 } = {}) {
  const width = rows[0].x.length;
  // One flat block of numbers: thousands of passes over lists in a list take minutes.
  const values = Float64Array.from(rows.flatMap(({ x }) => x));
  const truths = Float64Array.from(rows, ({ y }) => y);
  const counts = Float64Array.from(rows, ({ weight = 1 }) => weight);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const weights = new Float64Array(width);
  const speed = new Float64Array(width + 1);
  const slope = new Float64Array(width + 1);
  let bias = 0;
  for (let step = 0; step < steps; step++) {
    slope.fill(0);
    for (let row = 0; row < truths.length; row++) {
      const start = row * width;
      let sum = bias;
      for (let at = 0; at < width; at++) sum += weights[at] * values[start + at];
      const error = counts[row] * (1 / (1 + Math.exp(-sum)) - truths[row]);
      for (let at = 0; at < width; at++) slope[at] += error * values[start + at];
      slope[width] += error;
    }
    for (let at = 0; at <= width; at++) {
      const gradient = slope[at] / total + (at < width ? penalty * weights[at] : 0);
      speed[at] = 0.9 * speed[at] - rate * gradient;
      if (at < width) weights[at] += speed[at];
      else bias += speed[at];
    }
  }
  return { bias, weights: [...weights] };
}
