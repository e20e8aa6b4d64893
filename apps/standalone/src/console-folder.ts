import { createRequire } from 'node:module';
import { dirname } from 'node:path';

/** Where the web console was built, by `imports` of package.json; undefined where it was not: the API is there without it. */
export function consoleFolder(): string | undefined {
  try {
    return dirname(createRequire(import.meta.url).resolve('#console/index.html'));
  } catch {
    return undefined;
  }
}
