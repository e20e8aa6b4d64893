import { own } from '@parley/contracts';
import type pg from 'pg';

/** @throws where the application's role could rewrite history: it is a superuser, or owns the log */
export async function assertLeastPrivilege(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ role: string; superuser: boolean; owns: boolean }>(
    `select current_user as role, r.rolsuper as superuser,
       exists (select 1 from pg_tables t where t.schemaname = 'log' and pg_has_role(current_user, t.tableowner, 'member')) as owns
     from pg_roles r where r.rolname = current_user`,
  );
  const { role, superuser, owns } = rows[0]!;
  if (superuser || owns) {
    const why = superuser ? 'is a superuser' : 'owns the event log';
    throw new Error(
      `DATABASE_URL: the role ${role} ${why}; use the role made for the service, which may only append and read`,
    );
  }
}

/** Settings that weaken what is promised, as sentences; empty where all is well. */
export async function durabilityWarnings(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string; setting: string }>(
    'select name, setting from pg_settings where name = any ($1)',
    [Object.keys(WITHOUT)],
  );
  return rows
    .filter(({ setting }) => setting === 'off')
    .map(({ name }) => `Postgres runs with ${name} off: ${own(WITHOUT, name)}`);
}

const LOST = 'events that were acknowledged may be lost in a crash';

/** What can happen without each setting. */
const WITHOUT: Record<string, string> = {
  fsync: LOST,
  full_page_writes: LOST,
  synchronous_commit: LOST,
  data_checksums: 'a disk that damages what it holds is not noticed',
};
