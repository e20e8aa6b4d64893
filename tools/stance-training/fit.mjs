/**
 * Logistic regression, drawn to `start` (0 where it has none) with the force of `penalty`: Nesterov's accelerated descent, each weight by a
 * bound of its own curvature. The same rows give the same weights. A feature of fewer than `rare` rows, or of fewer than `topics` topics, is not learnt.
 * @param rows `{features, y: 0 | 1, topic}` @returns weights by name
 */
export function fit(rows, { start = {}, penalty, steps, rare, topics = 1 }) {
  const names = namesIn(rows, rare, topics);
  const placeOf = new Map(names.map((name, place) => [name, place]));
  const samples = rows.map(({ features, y }) => ({
    y,
    x: Object.entries(features).flatMap(([name, value]) => (placeOf.has(name) ? [[placeOf.get(name), value]] : [])),
  }));
  const origin = Float64Array.from(names, (name) => start[name] ?? 0);
  const curvature = curvatureOf(samples, names.length).map((value) => value + penalty);
  const ahead = origin.slice();
  let weights = origin.slice();
  for (let step = 0, momentum = 1; step < steps; step++) {
    const slope = ahead.map((weight, place) => penalty * (weight - origin[place]));
    for (const { y, x } of samples) {
      const error = sigmoid(x.reduce((sum, [place, value]) => sum + ahead[place] * value, 0)) - y;
      for (const [place, value] of x) slope[place] += error * value;
    }
    const next = (1 + Math.sqrt(1 + 4 * momentum ** 2)) / 2;
    const moved = ahead.map((weight, place) => weight - slope[place] / curvature[place]);
    moved.forEach((weight, place) => {
      ahead[place] = weight + ((momentum - 1) / next) * (weight - weights[place]);
    });
    weights = moved;
    momentum = next;
  }
  return Object.fromEntries(names.map((name, place) => [name, weights[place]]));
}

function namesIn(rows, rare, topics) {
  const seen = new Map();
  for (const { features, topic } of rows) {
    for (const name in features) {
      if (!seen.has(name)) seen.set(name, { count: 0, topics: new Set() });
      seen.get(name).count += 1;
      seen.get(name).topics.add(topic);
    }
  }
  const often = [...seen].filter(([, found]) => found.count >= rare && found.topics.size >= topics);
  return often.map(([name]) => name).sort();
}

/** How steeply the slope of each weight can change at most, whatever the other weights do. */
function curvatureOf(samples, width) {
  const curvature = new Float64Array(width);
  for (const { x } of samples) {
    const size = x.reduce((sum, [, value]) => sum + Math.abs(value), 0);
    for (const [place, value] of x) curvature[place] += (Math.abs(value) * size) / 4;
  }
  return curvature;
}

const sigmoid = (value) => 1 / (1 + Math.exp(-value));
