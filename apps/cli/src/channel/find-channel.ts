import { channelsList, channelsShow, type ChannelSummary } from '@parley/client';
import { isUuid } from '@parley/contracts';
import type { ApiClient } from '../api-client.js';
import { CliError, EXIT } from '../exit-codes.js';
import { rememberedChannel } from '../last-channel.js';
import type { Guessed } from '../session.js';
import { onlyOne } from './only-one.js';
import { spokenWords } from '../words.js';

/** More than are listed where several are meant. */
const LOOKED_AT = 11;

/** A channel that was named. */
export interface Found {
  channel: string;
  /** It was not named whole, and is not what this terminal opened or named last: what changes it asks first. */
  guessed?: Guessed;
}

/** A channel by its id, the beginning of it, or `last`. @throws CliError where there is none, or several */
export const findChannel = async (client: ApiClient, given: string): Promise<string> =>
  (await namedChannel(client, given)).channel;

/**
 * The same with whether it is a guess: `last` is what this terminal opened or named last, and where it has not, the
 * channel in which something happened last.
 */
export async function namedChannel(client: ApiClient, given: string): Promise<Found> {
  if (validId(given)) return { channel: given.toLowerCase() };
  const before = rememberedChannel();
  if (given === 'last') {
    if (before !== undefined && (await isThere(client, before))) return { channel: before };
    const [newest] = await channels(client, { limit: '1' });
    const channel = newest?.channel_id ?? nothing(spokenWords().errors.noChannelYet);
    return { channel, guessed: { channel, by: 'last' } };
  }
  const channel = await begunWith(client, given);
  return { channel, ...(channel !== before && { guessed: { channel, by: 'beginning' } }) };
}

async function begunWith(client: ApiClient, given: string): Promise<string> {
  if (!/^[\da-f-]+$/iu.test(given)) return nothing(spokenWords().errors.noChannel(given));
  const found = await channels(client, { limit: String(LOOKED_AT), id_prefix: given });
  // A server that knows no such filter answers with whatever there is.
  const meant = found.filter(({ channel_id }) => channel_id.startsWith(given.toLowerCase()));
  const candidates = meant.map(({ channel_id, topic }) => ({ id: channel_id, name: topic }));
  return onlyOne(given, candidates) ?? nothing(spokenWords().errors.noChannelBegins(given));
}

/** Another server may not have it. */
const isThere = (client: ApiClient, id: string): Promise<boolean> =>
  channelsShow({ ...client.to, path: { id } }).then(
    () => true,
    (error: unknown) => !(error instanceof CliError && error.problem?.status === 404),
  );

/** Not as a guard: what is no id is still a text. */
const validId = (text: string): boolean => isUuid(text);

const channels = async (client: ApiClient, query: { limit: string; id_prefix?: string }): Promise<ChannelSummary[]> =>
  (await channelsList({ ...client.to, query })).data.items;

function nothing(why: string): never {
  throw new CliError(why, EXIT.usage);
}
