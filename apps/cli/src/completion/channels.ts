import { channelsList } from '@parley/client';
import { isUuid } from '@parley/contracts';
import { plainLine } from '@parley/untrusted';
import { Command } from 'commander';
import { ApiClient } from '../api-client.js';
import { EXIT } from '../exit-codes.js';
import { print } from '../output.js';
import { quotedWords } from '../quoted-words.js';
import { foundServer, serverOf } from '../session.js';

/** What a shell calls while a line is typed. */
export const CHANNELS_COMMAND = 'complete-channels';

/** Whoever presses Tab waits no longer than this for a server, in milliseconds. */
const PATIENCE_MS = 800;

/** As many as somebody looks through. */
const MOST = '50';

/**
 * The channels that may be named in a line, each with its topic behind a blank, the last ones first: `last` is always one. Where no
 * server answers soon there are no others, and nothing is said about it.
 * @param line what was typed so far, which may name a server
 */
export async function offerChannels(line: string): Promise<number> {
  const items = await channelsAt(line).catch(() => []);
  const offers = items.filter(({ channel_id }) => isUuid(channel_id));
  print(['last', ...offers.map(({ channel_id, topic }) => `${channel_id} ${plainLine(topic)}`)].join('\n'));
  return EXIT.done;
}

async function channelsAt(line: string): Promise<{ channel_id: string; topic: string }[]> {
  const reader = new Command().option('--server <url>').option('--token <key>').allowUnknownOption().exitOverride();
  reader.configureOutput({ writeErr: () => undefined }).parseOptions(quotedWords(line).map(({ text }) => text));
  const { server, token = process.env['PARLEY_TOKEN'] } = reader.opts<{ server?: string; token?: string }>();
  const url = serverOf({ ...(server !== undefined && { server }) }) ?? (await foundServer());
  if (url === undefined) return [];
  const client = new ApiClient(url, { timeoutMs: PATIENCE_MS, plain: true, ...(token && { token }) });
  return (await channelsList({ ...client.to, query: { limit: MOST } })).data.items;
}
