import pg from 'pg';
import { DataSource } from 'typeorm';
import { ADVISORY_LOCKS } from './advisory-locks.js';
import { runMigrations } from './run-migrations.js';
import { CreateAccess1764300000101 } from './schema/access-migration.js';
import { CreateCheckpoints1764300000001 } from './schema/checkpoints-migration.js';
import { IndexForks1764300000007 } from './schema/forks-migration.js';
import { KeepInputs1764300000004 } from './schema/inputs-migration.js';
import { CreateLog1764300000000 } from './schema/log-migration.js';
import { MarkEvents1764300000100 } from './schema/mark-events-migration.js';
import { KeepSubjectKeys1764300000006 } from './schema/subject-keys-migration.js';
import { KeepSessions1764300000102 } from './schema/sessions-migration.js';
import { OWNER, PROJECTOR } from './schema/tenant-rows.sql.js';

/** The roles that log in, with their passwords. */
export interface RolePasswords {
  parley_channel_admin: string;
  parley_transcript_store: string;
  parley_embedded_bus: string;
}

/**
 * Brings a database to the present schema and its roles to the present passwords. Safe to run again, and by several
 * processes at once.
 * @param adminUrl a connection that may create roles and schemas; no service ever gets it
 */
export async function migrate(adminUrl: string, passwords: RolePasswords): Promise<void> {
  const source = new DataSource({
    type: 'postgres',
    driver: pg,
    url: adminUrl,
    migrations: [
      ...[CreateLog1764300000000, CreateCheckpoints1764300000001],
      ...[KeepInputs1764300000004, KeepSubjectKeys1764300000006, IndexForks1764300000007],
      ...[MarkEvents1764300000100, CreateAccess1764300000101, KeepSessions1764300000102],
    ],
    migrationsTableName: 'parley_migrations',
  });
  await runMigrations(source, {
    lock: ADVISORY_LOCKS.logMigration,
    before: (client) => ensureRoles(client, passwords),
  });
}

async function ensureRoles(client: pg.Client, passwords: RolePasswords): Promise<void> {
  for (const role of [OWNER, PROJECTOR]) await ensureRole(client, role, 'nologin');
  for (const [role, password] of Object.entries(passwords)) {
    await ensureRole(client, role, `login noinherit password ${client.escapeLiteral(password)}`);
  }
  // Without inheriting: what it does not do by the projector's name is done for one tenant.
  await client.query(`grant ${PROJECTOR} to parley_transcript_store`);
}

async function ensureRole(client: pg.Client, role: string, attributes: string): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
  const verb = rowCount ? 'alter' : 'create';
  await client.query(
    `${verb} role ${client.escapeIdentifier(role)} nosuperuser nobypassrls nocreatedb nocreaterole ${attributes}`,
  );
}
