/** Logistic regression with an L2 penalty, by full-batch gradient descent with momentum. @returns {bias, weights} */
export function fit(rows, { penalty = 0.002, steps = 3000, rate = 0.5 } = {}) {
  const width = rows[0].x.length;
  const weights = new Float64Array(width);
  const speed = new Float64Array(width + 1);
  let bias = 0;
  for (let step = 0; step < steps; step++) {
    const slope = new Float64Array(width + 1);
    for (const { x, y } of rows) {
      const error = sigmoid(bias + dot(weights, x)) - y;
      for (let at = 0; at < width; at++) slope[at] += error * x[at];
      slope[width] += error;
    }
    for (let at = 0; at <= width; at++) {
      const gradient = slope[at] / rows.length + (at < width ? penalty * weights[at] : 0);
      speed[at] = 0.9 * speed[at] - rate * gradient;
      if (at < width) weights[at] += speed[at];
      else bias += speed[at];
    }
  }
  return { bias, weights: [...weights] };
}

const sigmoid = (value) => 1 / (1 + Math.exp(-value));
const dot = (a, b) => a.reduce((sum, value, at) => sum + value * b[at], 0);
