import { join } from 'node:path';
import { channelsExport } from '@parley/client';
import { chosenFolder, wantedFolder } from '@parley/standalone/server-file';
import type { ApiClient } from '../api-client.js';
import { EXIT } from '../exit-codes.js';
import { follow } from '../follow.js';
import { note } from '../output.js';
import { exampleFile, shortest } from '../own-files.js';
import { bodyOfFile } from '../read-yaml.js';
import type { GlobalOptions, Session } from '../session.js';
import { spokenWords } from '../words.js';
import { makeFolder, writeText } from '../written-files.js';

/** What the demo plays where no file is named. */
export const demoBody = (file = exampleFile('negotiation/meetup.yaml')): object => bodyOfFile('negotiate', file);

/** One negotiation from its beginning to its end, its log saved, and what to type next. */
export async function demo(session: Session, body: object, options: GlobalOptions): Promise<number> {
  const { client, embedded } = session;
  const { channel_id } = await client.post<{ channel_id: string }>('/v1/negotiations', body);
  const exitCode = await follow(session, channel_id, options);
  if (exitCode === EXIT.detached) return exitCode;
  const saved = await save(client, channel_id);
  const log = embedded ? shortest(join(chosenFolder(process.env), 'postgres')) : undefined;
  if (!options.quiet) note(spokenWords().server.demoEnds(channel_id, saved, log));
  // The demo has shown what it is for, whatever the negotiation came to.
  return EXIT.done;
}

async function save(client: ApiClient, channelId: string): Promise<string> {
  const folder = join(wantedFolder(process.env), 'exports');
  makeFolder(folder);
  const file = join(folder, `${channelId}.jsonl`);
  writeText(file, await client.text((to) => channelsExport({ ...to, path: { id: channelId } })));
  return shortest(file);
}
