import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { BackupRefused } from './refused.js';

const FORMAT = 1;
export const MANIFEST = 'manifest.json';

/** What a backup's folder says of itself. */
export interface Manifest {
  format: typeof FORMAT;
  /** When its moment was (RFC 3339). */
  at: string;
  /** Events of the log in it, and channels. */
  position: number;
  channels: number;
  /** What made the tables it was taken from. */
  migrations: string[];
  tables: BackupTable[];
}

export interface BackupTable {
  name: string;
  columns: string[];
  rows: number;
  /** Rows as Postgres copies them, compressed (RFC 1952). */
  file: string;
  sha256: string;
}

/** A backup whose files are what its manifest says. */
export interface CheckedBackup {
  folder: string;
  manifest: Manifest;
}

/** @throws BackupRefused where the folder has none, or one of another form, or a file is not what its manifest says */
export async function checkBackup(folder: string): Promise<CheckedBackup> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new BackupRefused('no-backup', folder);
  });
  const manifest = parsed(text);
  if (!isManifest(manifest)) throw new BackupRefused('broken', MANIFEST);
  if (manifest.format !== FORMAT) throw new BackupRefused('other-version', `${MANIFEST}: ${manifest.format}`);
  for (const { file, sha256 } of manifest.tables) {
    const hash = createHash('sha256');
    await pipeline(createReadStream(join(folder, file)), hash).catch((error: NodeJS.ErrnoException) => {
      throw new BackupRefused('broken', `${file}: ${error.code}`);
    });
    if (hash.digest('hex') !== sha256) throw new BackupRefused('broken', file);
  }
  return { folder, manifest };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';
const areTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

function isManifest(value: unknown): value is Manifest {
  const { format, at, position, channels, migrations, tables } = (value ?? {}) as Partial<Manifest>;
  return (
    [format, position, channels].every(Number.isSafeInteger) &&
    isText(at) &&
    areTexts(migrations) &&
    Array.isArray(tables) &&
    tables.every(isTable)
  );
}

/** Its file lies beside it, and nowhere else. */
function isTable(value: unknown): value is BackupTable {
  const { name, columns, rows, file, sha256 } = (value ?? {}) as Partial<BackupTable>;
  return (
    isText(name) &&
    areTexts(columns) &&
    Number.isSafeInteger(rows) &&
    isText(sha256) &&
    isText(file) &&
    file === basename(file)
  );
}
