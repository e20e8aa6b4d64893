import { command, isCalled } from './called.js';
import { channelsExport } from '@parley/client';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startFromEnvironment } from '@parley/standalone';
import { wantedFolder } from '@parley/standalone/server-file';
import { ApiClient } from './api-client.js';
import { EXIT } from './exit-codes.js';
import { follow } from './follow.js';
import { negotiation } from './negotiation/index.js';
import { scenarioBody } from './negotiation/scenario.js';
import { register } from './protocol.js';
import { note } from './output.js';

const SCENARIO = fileURLToPath(new URL('../../../examples/negotiation/meetup.yaml', import.meta.url));

const THOUGHTS = '--thoughts';

/** npm run demo: the whole stack and one negotiation in one command. */
async function demo(file: string, thoughts: boolean): Promise<number> {
  const body = scenarioBody(file);
  const stack = await startFromEnvironment({ port: 0, note });
  try {
    const client = new ApiClient(stack.url, { timeoutMs: 30_000, plain: true });
    const { channel_id } = await client.post<{ channel_id: string }>('/v1/channels', body);
    const options = { output: 'text', timeout: 30, input: true, thoughts } as const;
    const exitCode = await follow({ client, embedded: true, close: () => stack.close() }, channel_id, options);
    if (exitCode === EXIT.detached) return exitCode;
    const saved = await save(client, channel_id);
    note(`\nlog: ${shortest(join(stack.folder, 'postgres'))}   export: ${saved}`);
    note(`again: ${command`show ${channel_id}`}   verify: ${command`verify ${saved}`}   server: npm start`);
    // The demo has shown what it is for, whatever the negotiation came to.
    return EXIT.done;
  } finally {
    await stack.close();
  }
}

/** Relative to where the user is, unless that leads out of it. */
function shortest(path: string): string {
  const near = relative('.', path);
  return near.startsWith('..') ? path : near;
}

async function save(client: ApiClient, channelId: string): Promise<string> {
  const folder = join(wantedFolder(process.env), 'exports');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${channelId}.jsonl`);
  const query = { manifest: 'true' } as const;
  writeFileSync(file, await client.text((to) => channelsExport({ ...to, path: { id: channelId }, query })));
  return shortest(file);
}

isCalled('./parley');
register([negotiation]);
try {
  const [file = SCENARIO] = process.argv.slice(2).filter((given) => given !== THOUGHTS);
  process.exitCode = await demo(file, process.argv.includes(THOUGHTS));
} catch (error) {
  note(`demo: ${(error as Error).message}`);
  process.exitCode = EXIT.systemError;
}
