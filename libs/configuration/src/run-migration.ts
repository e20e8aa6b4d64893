import type { ClassConstructor } from 'class-transformer';
import { ConfigurationError, configurationOf } from './configuration.js';

/** Runs a migration as a program: what is wrong in one line, and 2 where it is the configuration. */
export async function runMigration<T extends object>(
  type: ClassConstructor<T>,
  migrate: (configuration: T) => Promise<void>,
): Promise<void> {
  try {
    await migrate(configurationOf(type));
  } catch (error) {
    process.stderr.write(`migrate: ${(error as Error).message}\n`);
    process.exitCode = error instanceof ConfigurationError ? 2 : 1;
  }
}
