import { runService } from '@parley/configuration';
import { FolderInUse } from '@parley/embedded-postgres';
import { announcedServer, chosenFolder } from './server-file.js';
import { startFromEnvironment } from './start-from-environment.js';

/** Whether it is a Parley that has the port. */
async function runningAt(host: string, port: number): Promise<string> {
  const url = `http://${host}:${port}`;
  const isParley = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(1_000) }).then(
    (response) => response.ok,
    () => false,
  );
  return isParley ? ` by a Parley: ${url}` : '';
}

// An empty variable is an unset one.
const port = Number(process.env['PORT'] || 4700);
const host = process.env['HOST'] || '127.0.0.1';

await runService('parley', async () => {
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT=${process.env['PORT']} is no port`);
  const stack = await startFromEnvironment({
    port,
    host,
    note: (line) => process.stderr.write(`${line}\n`),
    // Without being asked for it says nothing but what somebody has to see.
    logLevel: process.env['LOG_LEVEL'] || 'warn',
  }).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE')
      throw new Error(
        `port ${port} is in use${await runningAt(host, port)}; choose another: PORT=${port + 1} npm start`,
      );
    const own = error instanceof FolderInUse ? announcedServer(chosenFolder(process.env)) : undefined;
    if (own) throw new Error(`Parley runs already: ${own.url}   ${error.message}`);
    throw error;
  });
  process.stderr.write(`  Console ${stack.url}   API /docs   Try: ./parley negotiate "…"\n`);
  return stack;
});
