/**
 * The object's own property of that name, or undefined: what every object has is not found, whatever somebody calls himself.
 */
export const ownProperty = <V>(map: Readonly<Record<string, V>>, key: string): V | undefined =>
  Object.hasOwn(map, key) ? map[key] : undefined;
