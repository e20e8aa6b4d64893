export { startEmbeddedPostgres, SUPERUSER, type EmbeddedPostgres, freePort } from './embedded-postgres.js';
export { FolderInUse } from './owner.js';
export { dataFolder, enterable, makeEnterable, stateFolder } from './state-folder.js';
