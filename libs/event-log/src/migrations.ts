// Apart from the rest: who only reads and appends loads no TypeORM.
export { migrate, type RolePasswords } from './migrate.js';
export { runMigrations } from './run-migrations.js';
