/** Makes something of an object once, however often it is asked for; it is forgotten together with the object. */
export function once<K extends object, V>(make: (from: K) => V): (from: K) => V {
  const made = new WeakMap<K, { value: V }>();
  return (from) => {
    const known = made.get(from) ?? { value: make(from) };
    made.set(from, known);
    return known.value;
  };
}
