import { ownProperty } from '@parley/untrusted';
import type pg from 'pg';

/**
 * What a role may be by itself or by a role that it may become. What it owns counts where it is the log, or where rows are
 * told apart by tenant: an owner takes a policy away.
 */
const RIGHTS = `
select current_user as role, bool_or(r.rolsuper) as superuser, bool_or(r.rolbypassrls) as bypasses,
  (select min(format('%I.%I', n.nspname, c.relname)) from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where c.relkind in ('r', 'p') and (n.nspname = 'log' or c.relrowsecurity)
     and pg_has_role(current_user, c.relowner, 'member')) as owned
from pg_roles r where pg_has_role(current_user, r.oid, 'member')`;

/** @throws where the application's role could rewrite history, or read another tenant's rows */
export async function assertLeastPrivilege(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ role: string; superuser: boolean; bypasses: boolean; owned: string | null }>(
    RIGHTS,
  );
  const { role, superuser, bypasses, owned } = rows[0]!;
  const why =
    (superuser && 'is a superuser') || (bypasses && 'bypasses row-level security') || (owned && `owns ${owned}`);
  if (why)
    throw new Error(
      `DATABASE_URL: the role ${role} ${why}; use the role made for the service, which owns nothing that tenants share`,
    );
}

/** Settings that weaken what is promised, as sentences; empty where all is well. */
export async function durabilityWarnings(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string; setting: string }>(
    'select name, setting from pg_settings where name = any ($1)',
    [Object.keys(WITHOUT)],
  );
  return rows
    .filter(({ setting }) => setting === 'off')
    .map(({ name }) => `Postgres runs with ${name} off: ${ownProperty(WITHOUT, name)}`);
}

const LOST = 'events that were acknowledged may be lost in a crash';

/** What can happen without each setting. */
const WITHOUT: Record<string, string> = {
  fsync: LOST,
  full_page_writes: LOST,
  synchronous_commit: LOST,
  data_checksums: 'a disk that damages what it holds is not noticed',
};
