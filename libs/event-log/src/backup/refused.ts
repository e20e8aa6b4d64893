/** Why a backup is not taken, or not restored. */
export type BackupFault =
  /** Something has that name already. */
  | 'exists'
  /** There is no backup. */
  | 'no-backup'
  /** A file is missing, or was changed. */
  | 'broken'
  /** Another version of Parley has made it. */
  | 'other-version'
  /** What it would be taken from, or restored into, has no tables. */
  | 'no-tables'
  /** What it would be restored into holds something. */
  | 'not-empty';

/** Nothing was written. */
export class BackupRefused extends Error {
  override name = 'BackupRefused';

  constructor(
    readonly why: BackupFault,
    /** The file, folder or version that it is about. */
    readonly what: string,
  ) {
    super(`${why}: ${what}`);
  }
}
