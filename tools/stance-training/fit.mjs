/**
 * Logistic regression, drawn to `start` (0 where it has none) with the force of `penalty`: Nesterov's accelerated descent, each weight by a
 * bound of its own curvature. The same rows give the same weights. A feature of fewer than `rare` rows, or of fewer than `topics` topics, is not learnt.
 * @param rows `{features, y: 0 | 1, topic}` @returns weights by name
 */
export function fit(rows, { start = {}, penalty, steps, rare, topics = 1 }) {
  const names = namesIn(rows, rare, topics);
  const samples = samplesOf(rows, names);
  const origin = Float64Array.from(names, (name) => start[name] ?? 0);
  const curvature = curvatureOf(samples, names.length).map((value) => value + penalty);
  const ahead = origin.slice();
  let weights = origin.slice();
  for (let step = 0, momentum = 1; step < steps; step++) {
    const slope = slopeAt(ahead, samples);
    const next = (1 + Math.sqrt(1 + 4 * momentum ** 2)) / 2;
    const moved = ahead.map(
      (weight, place) => weight - (slope[place] + penalty * (weight - origin[place])) / curvature[place],
    );
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

/** All rows in one list of places and one of values, `from[row]` to `from[row + 1]`: millions of pairs would not fit as objects. */
function samplesOf(rows, names) {
  const placeOf = new Map(names.map((name, place) => [name, place]));
  const [places, values, from] = [[], [], [0]];
  for (const { features } of rows) {
    for (const [name, value] of Object.entries(features)) {
      if (!placeOf.has(name)) continue;
      places.push(placeOf.get(name));
      values.push(value);
    }
    from.push(places.length);
  }
  return { y: rows.map(({ y }) => y), from, places: Int32Array.from(places), values: Float64Array.from(values) };
}

function slopeAt(weights, { y, from, places, values }) {
  const slope = new Float64Array(weights.length);
  for (let row = 0; row < y.length; row++) {
    let sum = 0;
    for (let at = from[row]; at < from[row + 1]; at++) sum += weights[places[at]] * values[at];
    const error = sigmoid(sum) - y[row];
    for (let at = from[row]; at < from[row + 1]; at++) slope[places[at]] += error * values[at];
  }
  return slope;
}

/** How steeply the slope of each weight can change at most, whatever the other weights do. */
function curvatureOf({ y, from, places, values }, width) {
  const curvature = new Float64Array(width);
  for (let row = 0; row < y.length; row++) {
    let size = 0;
    for (let at = from[row]; at < from[row + 1]; at++) size += Math.abs(values[at]);
    for (let at = from[row]; at < from[row + 1]; at++) curvature[places[at]] += (Math.abs(values[at]) * size) / 4;
  }
  return curvature;
}

const sigmoid = (value) => 1 / (1 + Math.exp(-value));
