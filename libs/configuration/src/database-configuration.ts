import { IsInt, Min } from 'class-validator';

const MILLISECONDS = (name: string) => ({ message: `${name} must be a number of milliseconds, at least 1` });

/** How long the database may take. */
export class DatabaseConfiguration {
  /** To give a connection. */
  @IsInt(MILLISECONDS('DATABASE_CONNECT_TIMEOUT_MS'))
  @Min(1, MILLISECONDS('DATABASE_CONNECT_TIMEOUT_MS'))
  DATABASE_CONNECT_TIMEOUT_MS: number = 3_000;

  /** For one statement. Migrations, and documents taken in, have their own time. */
  @IsInt(MILLISECONDS('DATABASE_STATEMENT_TIMEOUT_MS'))
  @Min(1, MILLISECONDS('DATABASE_STATEMENT_TIMEOUT_MS'))
  DATABASE_STATEMENT_TIMEOUT_MS: number = 6_000;

  get timeouts() {
    return { connectMs: this.DATABASE_CONNECT_TIMEOUT_MS, statementMs: this.DATABASE_STATEMENT_TIMEOUT_MS };
  }
}
