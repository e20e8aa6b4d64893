export { startEmbeddedPostgres, SUPERUSER, type EmbeddedPostgres } from './embedded-postgres.js';
export { freePort } from './free-port.js';
export { FolderInUse } from './owner.js';
export { dataFolder, enterable, makeEnterable, stateFolder } from './state-folder.js';
