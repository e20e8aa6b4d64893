export { startEmbeddedPostgres, SUPERUSER, type EmbeddedPostgres, freePort } from './embedded-postgres.js';
export { endLeftBehind } from './orphan.js';
export { FolderInUse } from './owner.js';
export { holdsPostgres, runningPostgres } from './running-postgres.js';
export { dataFolder, enterable, makeEnterable, stateFolder } from './state-folder.js';
export { startProgram } from './server-process.js';
export { supervise } from './supervisor.js';
