import { createHash, randomBytes } from 'node:crypto';
import { rowsIn } from '@parley/event-log';
import type pg from 'pg';
import type { Person } from './claims.js';

/** Somebody at the console, until their token ends. */
export interface Session extends Person {
  /** RFC 3339. */
  expires_at: string;
}

/** What finds a session; what is stored knows its hash alone. */
export interface Sessions {
  /** Undefined where there is none, or none any more. @throws LogUnavailable where that cannot be told */
  find(id: string): Promise<Session | undefined>;
}

const HASH = (id: string): Buffer => createHash('sha256').update(id).digest();

const FIND = `
select tenant, subject, name, scopes, expires_at from sign_in.sessions where id_hash = $1 and expires_at > now()`;
/** Those that are over go with each new one. */
const OPEN = `
with over as (delete from sign_in.sessions where expires_at <= now())
insert into sign_in.sessions (id_hash, tenant, subject, name, scopes, expires_at, id_token) values ($1, $2, $3, $4, $5, $6, $7)`;
const END = 'delete from sign_in.sessions where id_hash = $1 returning id_token';

type Row = Omit<Session, 'expires_at' | 'name'> & { expires_at: Date; name: string | null };

/** Sessions in Postgres, which all services and replicas see: one that is ended is ended everywhere. */
export class PostgresSessions implements Sessions {
  constructor(private readonly pool: pg.Pool) {}

  async find(id: string): Promise<Session | undefined> {
    const [row] = await rowsIn<Row>(this.pool, FIND, [HASH(id)]);
    if (!row) return undefined;
    const { name, expires_at, ...rest } = row;
    return { ...rest, ...(name !== null && { name }), expires_at: expires_at.toISOString() };
  }

  /** @returns the id, which whoever has it speaks by  @param idToken what the issuer is shown when the session is ended */
  async open({ tenant, subject, name, scopes, expires_at }: Session, idToken: string): Promise<string> {
    const id = randomBytes(32).toString('base64url');
    await rowsIn(this.pool, OPEN, [HASH(id), tenant, subject, name ?? null, scopes, expires_at, idToken]);
    return id;
  }

  /** @returns the token that it was opened with; undefined where there was none */
  async end(id: string): Promise<string | undefined> {
    const [ended] = await rowsIn<{ id_token: string }>(this.pool, END, [HASH(id)]);
    return ended?.id_token;
  }
}
