import { Matches } from 'class-validator';
import { WholeNumber } from './whole-number.js';

const MILLISECONDS = 'must be a number of milliseconds, at least 1';

/** How long the database may take. */
export class DatabaseConfiguration {
  /** To give a connection. */
  @WholeNumber(1, MILLISECONDS)
  DATABASE_CONNECT_TIMEOUT_MS: number = 3_000;

  /** For one statement. Migrations, and documents taken in, have their own time. */
  @WholeNumber(1, MILLISECONDS)
  DATABASE_STATEMENT_TIMEOUT_MS: number = 6_000;

  get timeouts() {
    return { connectMs: this.DATABASE_CONNECT_TIMEOUT_MS, statementMs: this.DATABASE_STATEMENT_TIMEOUT_MS };
  }
}

/** What a migration needs; no service ever has it. */
export class AdminConfiguration {
  @Matches(/^postgres(?:ql)?:\/\/\S+$/u, {
    message: 'DATABASE_ADMIN_URL must look like postgres://admin:password@host:5432/database',
  })
  DATABASE_ADMIN_URL!: string;
}
