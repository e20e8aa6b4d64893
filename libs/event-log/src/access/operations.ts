import type pg from 'pg';
import { asLogFailure } from '../event-log.js';
import { rowsIn } from '../rows-in.js';

/** Whoever operates: by whose key or session it was done. */
export interface Operator {
  tenant: string;
  name: string;
}

/** What operators do that no channel's log would tell. */
export type OperatorAction = 'key-made' | 'key-rotated' | 'key-revoked' | 'letter-retried' | 'views-redriven';

export interface NewOperation {
  /** Whose matter it is. */
  tenant: string;
  action: OperatorAction;
  /** The key, letter or channel. */
  target: string;
  /** What else is worth knowing later; never a secret, and nothing that was said. */
  details?: object;
}

/** One line of the record. */
export interface Operation extends NewOperation {
  /** RFC 3339. */
  at: string;
  by: Operator;
}

const RECORD = 'select access.record($1, $2, $3, $4, $5, $6)';
/** $1 tenant or null for all, $2 before which number or null, $3 how many. */
const LIST = `select number, at, tenant, by_tenant, by_name, action, target, details from access.operations
  where ($1::text is null or tenant = $1) and ($2::bigint is null or number < $2) order by number desc limit $3`;

/** Writes a line, in the transaction of what is done where it is given one. @throws where it cannot be written: it is not done then */
export async function recordIn(
  client: Pick<pg.ClientBase | pg.Pool, 'query'>,
  by: Operator,
  { tenant, action, target, details }: NewOperation,
): Promise<void> {
  await client.query(RECORD, [tenant, by.tenant, by.name, action, target, details ? JSON.stringify(details) : null]);
}

interface Row extends Omit<Operation, 'at' | 'by' | 'details'> {
  number: string;
  at: Date;
  by_tenant: string;
  by_name: string;
  details: object | null;
}

/** What operators did: added to, and never changed. */
export class OperatorRecord {
  /** @param pool of channel-admin, or of transcript-store, which may write and not read */
  constructor(private readonly pool: pg.Pool) {}

  /** Before it is done. @throws where the line cannot be written: it is not done then */
  async note(by: Operator, operation: NewOperation): Promise<void> {
    await recordIn(this.pool, by, operation).catch((error: unknown) => {
      throw asLogFailure(error);
    });
  }

  /** The last first. @param tenant of all where absent */
  async list(
    tenant: string | undefined,
    { before, limit }: { before?: number | undefined; limit: number },
  ): Promise<{ number: number; operation: Operation }[]> {
    const rows = await rowsIn<Row>(this.pool, LIST, [tenant ?? null, before ?? null, limit]);
    return rows.map(({ number, at, by_tenant, by_name, details, ...row }) => ({
      number: Number(number),
      operation: {
        ...{ at: at.toISOString(), by: { tenant: by_tenant, name: by_name }, ...row },
        ...(details && { details }),
      },
    }));
  }
}
