// What npm's lockfile asks for, beside npm's own record of what is installed, which has the same form.
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** The packages by where they are installed; undefined where there is no such file. */
export function contentOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** Whether all that these folders need runs, or all of the lockfile: what is optional may be missing, as it is on other platforms. */
export function isWhole(lock, there, folders) {
  const places = folders ? neededBy(lock, folders) : Object.keys(lock);
  return places
    .filter((place) => place.includes('node_modules/') && !lock[place].optional)
    .every((place) => isSame(lock[place], there[place]));
}

/** Whether nothing is there but what the lockfile has, too. */
export const fits = (lock, there) => Object.keys(there).every((place) => isSame(lock[place], there[place]));

const isSame = (locked, found) =>
  locked !== undefined &&
  found !== undefined &&
  locked.version === found.version &&
  locked.integrity === found.integrity &&
  Boolean(locked.link) === Boolean(found.link);

/** @returns where the packages are that these folders need to run, and all that those need */
export function neededBy(lock, folders) {
  const found = new Set();
  const rest = [...folders];
  for (let place = rest.pop(); place !== undefined; place = rest.pop()) {
    if (found.has(place)) continue;
    found.add(place);
    const { link, resolved, dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = lock[place];
    if (link) rest.push(resolved);
    const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
    for (const name of [...Object.keys(dependencies), ...peers]) rest.push(...placeOf(lock, place, name));
  }
  return [...found];
}

/** As Node looks for it: in its own folder, then in those above. */
function placeOf(lock, from, name) {
  for (let folder = from || '.'; ; folder = posix.dirname(folder)) {
    const place = posix.join(folder, 'node_modules', name);
    if (place in lock) return [place];
    if (folder === '.') return [];
  }
}
