import { runService } from '@parley/configuration';
import { startFromEnvironment } from './start-from-environment.js';

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
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') throw new Error(`port ${port} is in use; choose another: PORT=4701 npm start`);
    throw error;
  });
  process.stderr.write(`  Console ${stack.url}   API /docs   Try: npx parley negotiate "…"\n`);
  return stack;
});
