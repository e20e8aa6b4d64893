import { ConfigurationError } from '@parley/configuration';
import { BackupRefused, backUp, FolderInUse, restore as restoreInto, type Manifest } from '@parley/standalone/backup';
import { chosenFolder } from '@parley/standalone/server-file';
import { plainJson } from '@parley/untrusted';
import { CliError, EXIT } from '../exit-codes.js';
import { note, print, printText } from '../output.js';
import type { GlobalOptions } from '../session.js';
import { spokenWords } from '../words.js';

/** Writes what cannot be made again into a new folder. @throws CliError */
export async function backup(folder: string, options: Pick<GlobalOptions, 'output'>): Promise<number> {
  const manifest = await worded(backUp(folder, process.env));
  if (options.output !== 'text') print(plainJson({ folder, ...summaryOf(manifest) }));
  else printText(spokenWords().backup.taken(folder, manifest.channels, manifest.position, manifest.at));
  note(spokenWords().backup.keysApart);
  return EXIT.done;
}

/** Fills an installation that has nothing yet. @throws CliError */
export async function restore(folder: string, options: Pick<GlobalOptions, 'output'>): Promise<number> {
  const manifest = await worded(restoreInto(folder, process.env));
  if (options.output !== 'text') print(plainJson({ folder, ...summaryOf(manifest) }));
  else printText(spokenWords().backup.restored(manifest.channels, manifest.position, manifest.at));
  note(spokenWords().backup.viewsFollow);
  return EXIT.done;
}

const summaryOf = ({ at, position, channels, tables }: Manifest) => ({
  ...{ at, channels, events: position },
  tables: tables.map(({ name, rows }) => ({ name, rows })),
});

async function worded(done: Promise<Manifest>): Promise<Manifest> {
  try {
    return await done;
  } catch (error) {
    const words = spokenWords().backup;
    if (error instanceof FolderInUse) throw new CliError(words.inUse(chosenFolder(process.env)), EXIT.usage);
    if (error instanceof ConfigurationError) throw new CliError(error.message, EXIT.usage);
    if (!(error instanceof BackupRefused)) throw error;
    const { why, what } = error;
    throw new CliError(words.refused[why](what), why === 'broken' ? EXIT.verificationFailed : EXIT.usage);
  }
}
