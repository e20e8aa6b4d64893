import ignore, { type Ignore } from 'ignore';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

const IGNORE_FILES = ['.gitignore', '.ignore'];

/** What one folder's ignore files say of what is in it and below. */
interface Scope {
  folder: string;
  rules: Ignore;
}

/** What ignore files leave out of a folder, as git reads them: those of folders below go before those above. */
export class IgnoreRules {
  private constructor(private readonly scopes: readonly Scope[]) {}

  /** Those that hold in a folder: its own, and where it is in a repository those of the folders above it. */
  static of(root: string): IgnoreRules {
    const repository = repositoryOf(root);
    const above = repository === undefined ? [] : foldersBetween(repository, root);
    return [...above, root].reduce((rules, folder) => rules.below(folder), new IgnoreRules([]));
  }

  /** With those of a folder below. */
  below(folder: string): IgnoreRules {
    const texts = IGNORE_FILES.flatMap((name) => textOf(join(folder, name)));
    return texts.length ? new IgnoreRules([...this.scopes, { folder, rules: ignore().add(texts.join('\n')) }]) : this;
  }

  leavesOut(path: string, isFolder: boolean): boolean {
    const said = this.scopes.map(({ folder, rules }) => {
      const within = relative(folder, path).replaceAll(sep, '/');
      return rules.test(isFolder ? `${within}/` : within);
    });
    return said.findLast(({ ignored, unignored }) => ignored || unignored)?.ignored ?? false;
  }
}

/** The nearest folder above, or the folder itself, that is a repository's. */
export function repositoryOf(folder: string): string | undefined {
  if (existsSync(join(folder, '.git'))) return folder;
  const above = dirname(folder);
  return above === folder ? undefined : repositoryOf(above);
}

/** From a folder on down to another, which is not among them. */
function foldersBetween(from: string, to: string): string[] {
  if (from === to) return [];
  const above = dirname(to);
  return [...foldersBetween(from, above), above];
}

function textOf(file: string): string[] {
  try {
    return [readFileSync(file, 'utf8')];
  } catch {
    // Not there, or not for us to read: it leaves nothing out.
    return [];
  }
}
