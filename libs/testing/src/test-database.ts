import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export type Role = 'parley_channel_admin' | 'parley_transcript_store' | 'parley_embedded_bus';

export interface TestDatabase {
  adminUrl: string;
  urlOf(role: Role): string;
  /** A pool of that role; ended with the database. */
  poolOf(role: Role): pg.Pool;
  /** As the server's administrator: what no role of Parley's may do. */
  asAdmin(statement: string, values?: unknown[]): Promise<void>;
  drop(): Promise<void>;
}

/** A fresh migrated database on the run's shared Postgres. */
export async function testDatabase(): Promise<TestDatabase> {
  const { adminUrl, secret } = inject('postgres');
  const name = `parley_${randomBytes(6).toString('hex')}`;
  await asAdmin(adminUrl, `create database ${name} template parley_template`);
  const own = adminUrl.replace(/\/postgres$/u, `/${name}`);
  const urlOf = (role: Role) => own.replace('parley_admin:', `${role}:`).replace(/:[^:@/]+@/u, `:${secret}@`);
  const pools: pg.Pool[] = [];
  return {
    adminUrl: own,
    urlOf,
    poolOf(role) {
      const pool = new pg.Pool({ connectionString: urlOf(role), max: 10 });
      pool.on('error', () => undefined);
      pools.push(pool);
      return pool;
    },
    asAdmin: (statement, values) => asAdmin(own, statement, values),
    async drop() {
      await Promise.all(pools.map((pool) => pool.end()));
      await asAdmin(adminUrl, `drop database if exists ${name} with (force)`);
    },
  };
}

/** Copies of one template wait for one another in Postgres; a busy template is tried again. */
async function asAdmin(adminUrl: string, statement: string, values?: unknown[]): Promise<void> {
  for (let tries = 1; ; tries++) {
    const client = new pg.Client({ connectionString: adminUrl });
    await client.connect();
    try {
      await client.query(statement, values);
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== '55006' || tries > 50) throw error;
    } finally {
      await client.end();
    }
  }
}
