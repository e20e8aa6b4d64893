import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { plainToInstance, type ClassConstructor } from 'class-transformer';
import { validateSync } from 'class-validator';

/** The environment does not say what a service needs; the message names the variable. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}

/**
 * Reads a service's configuration from the environment, checked by class-validator. Every variable may be given as
 * NAME_FILE instead, with the name of a file that holds the value.
 * @throws ConfigurationError naming every variable that is missing or wrong
 */
export function configurationOf<T extends object>(
  type: ClassConstructor<T>,
  environment: NodeJS.ProcessEnv = process.env,
): T {
  const instance = plainToInstance(type, withFiles(environment), {
    enableImplicitConversion: true,
    exposeDefaultValues: true,
  });
  const errors = validateSync(instance, { skipMissingProperties: false });
  if (errors.length) {
    const lines = errors.map(({ property, constraints = {} }) =>
      Object.hasOwn(withFiles(environment), property)
        ? Object.values(constraints).join(', ')
        : `${property} is not set`,
    );
    throw new ConfigurationError(lines.join('\n'));
  }
  return instance;
}

function withFiles(environment: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => {
      if (value === undefined || value === '') return [];
      if (
        !name.endsWith('_FILE') ||
        !/^(?:DATABASE_|NATS_URL|NATS_SEATS_|PARLEY_|CHANNEL_ADMIN_|TRANSCRIPT_STORE_)/u.test(name)
      )
        return [[name, value]];
      return [
        [name, value],
        [name.replace(/_FILE$/u, ''), contentOf(name, value)],
      ];
    }),
  );
}

function contentOf(variable: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new ConfigurationError(`${variable}: ${file} cannot be read (${(error as Error).message})`);
  }
}
