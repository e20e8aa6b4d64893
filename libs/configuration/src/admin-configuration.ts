import { Matches } from 'class-validator';

/** What a migration needs; no service ever has it. */
export class AdminConfiguration {
  @Matches(/^postgres(?:ql)?:\/\/\S+$/u, {
    message: 'DATABASE_ADMIN_URL must look like postgres://admin:password@host:5432/database',
  })
  DATABASE_ADMIN_URL!: string;
}
