import { kept } from './kept.js';

/** The person before this browser, as they have said once. */
export interface Me {
  name: string;
}

const name = kept('parley-me');

/** Undefined while nobody has said. */
export function useMe(): Me | undefined {
  const said = name.useKept();
  return said === undefined ? undefined : { name: said };
}

/** Keeps who I am, also for other tabs and the next visit; an empty name forgets it. */
export const rememberMe = (said: string): void => name.write(said.trim() || undefined);
