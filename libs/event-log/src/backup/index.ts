// Apart from the rest: only an operator's command needs it.
export { LOG_TABLES, type KeptTables } from './kept-tables.js';
export { checkBackup, type CheckedBackup, type Manifest } from './manifest.js';
export { BackupRefused, type BackupFault } from './refused.js';
export { restoreBackup } from './restore-backup.js';
export { takeBackup } from './take-backup.js';
