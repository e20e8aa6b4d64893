import { channelsList, type ChannelSummary } from '@parley/client';
import { isUuid } from '@parley/contracts';
import type { ApiClient } from '../api-client.js';
import { complaints } from '../errors-wording.js';
import { CliError, EXIT } from '../exit-codes.js';
import { onlyOne } from './only-one.js';

/** More than are listed where several are meant. */
const LOOKED_AT = 11;

/**
 * A channel by its id, the beginning of it, or `last`, the one in which something happened last.
 * @throws CliError where there is none, or several
 */
export async function findChannel(client: ApiClient, given: string): Promise<string> {
  if (validId(given)) return given.toLowerCase();
  if (given === 'last') {
    const [last] = await channels(client, { limit: '1' });
    return last?.channel_id ?? nothing(complaints().noChannelYet);
  }
  if (!/^[\da-f-]+$/iu.test(given)) return nothing(complaints().noChannel(given));
  const found = await channels(client, { limit: String(LOOKED_AT), id_prefix: given });
  // A server that knows no such filter answers with whatever there is.
  const meant = found.filter(({ channel_id }) => channel_id.startsWith(given.toLowerCase()));
  const candidates = meant.map(({ channel_id, topic }) => ({ id: channel_id, name: topic }));
  return onlyOne(given, candidates) ?? nothing(complaints().noChannelBegins(given));
}

/** Not as a guard: what is no id is still a text. */
const validId = (text: string): boolean => isUuid(text);

const channels = async (client: ApiClient, query: { limit: string; id_prefix?: string }): Promise<ChannelSummary[]> =>
  (await channelsList({ ...client.to, query })).data.items;

function nothing(why: string): never {
  throw new CliError(why, EXIT.usage);
}
