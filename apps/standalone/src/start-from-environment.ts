import { resolve } from 'node:path';
import { configurationOf, DatabaseConfiguration, JsonLogger } from '@parley/configuration';
import { dataFolder } from '@parley/embedded-postgres';
import { localModels, localModelsNotice, modelFromEnvironment } from '@parley/llm';
import { startStandalone, type Standalone } from './start-standalone.js';

interface Options {
  port: number;
  host?: string;
  /** Progress, a line at a time. */
  note(line: string): void;
  /** Log as JSON lines to stdout. */
  log?: boolean;
}

/** Starts the standalone stack as the environment says: PARLEY_DATA, the model's variables, PARLEY_API_KEYS_FILE. */
export async function startFromEnvironment({
  port,
  host = '127.0.0.1',
  note,
  log = false,
}: Options): Promise<Standalone> {
  const model = modelFromEnvironment(process.env);
  // Whoever asked for the rehearsal by name looks for nothing else. Nobody waits for this: it is asked meanwhile.
  const local = model.rehearsal && !process.env['PARLEY_MODEL_PROVIDER'] ? localModels(process.env) : undefined;
  const chosen = process.env['PARLEY_DATA'];
  const folder = chosen ? resolve(chosen) : dataFolder(resolve('.parley'));
  const keysFile = process.env['PARLEY_API_KEYS_FILE'];
  const terminationFile = process.env['PARLEY_TERMINATION_FILE'];
  const allowedHosts = process.env['PARLEY_ALLOWED_HOSTS'];
  const toolsFile = process.env['PARLEY_TOOLS_FILE'];
  const stack = await startStandalone({
    folder,
    host,
    port,
    modelFor: model.modelFor,
    rehearsal: model.rehearsal,
    budgetMicroUsd: model.budgetMicroUsd,
    databaseTimeouts: configurationOf(DatabaseConfiguration).timeouts,
    logger: log ? new JsonLogger('parley') : false,
    ...(keysFile && { apiKeysFile: keysFile }),
    ...(allowedHosts && { allowedHosts }),
    ...(terminationFile && { terminationFile }),
    ...(toolsFile && { toolsFile }),
  });
  note(`✓ Postgres 18 (embedded)   data: ${folder}`);
  note('✓ 5 services               transport: embedded (no NATS_URL)');
  for (const warning of stack.warnings) note(`! ${warning}`);
  note(model.notice);
  const found = await local;
  if (found) note(localModelsNotice(found));
  return stack;
}
