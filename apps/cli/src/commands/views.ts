import { channelsList, channelsShow, type ChannelSummary } from '@parley/client';
import { ownProperty, plainJson, plainLine } from '@parley/untrusted';
import { EXIT } from '../exit-codes.js';
import { chosenLanguage } from '../language.js';
import { titleOf } from '../known-protocols.js';
import { rendererOf } from '../render/renderer-of.js';
import type { GlobalOptions, Session } from '../session.js';
import { printed, printEvent } from '../print-results.js';
import { recordedOf } from '../channel/recorded.js';
import { print, printText } from '../output.js';
import { columnsText } from '../render/table.js';
import { timeText } from '../render/time.js';
import { spokenWords } from '../words.js';

/** Which channels are listed: all, where nothing is said. */
export interface WantedChannels {
  words?: readonly string[];
  status?: ChannelSummary['status'];
  outcome?: string;
  protocol?: string;
  participant?: string;
  since?: string;
  before?: string;
}

export async function channels(
  { client }: Session,
  { words: wanted = [], since, before, ...filter }: WantedChannels,
  options: GlobalOptions,
): Promise<number> {
  const q = wanted.join(' ');
  const query = { ...filter, ...(q && { q }), active_since: since, active_before: before, limit: '200' };
  const { items } = (await channelsList({ ...client.to, query })).data;
  if (printed(items, options)) return EXIT.done;
  const words = spokenWords().commands;
  const short = shortIds(items.map(({ channel_id }) => channel_id));
  const rows = items.map(({ channel_id, protocol, topic, round, max_rounds, last_activity_at, ...item }) => [
    short(channel_id),
    titleOf(protocol, chosenLanguage()),
    standingOf(item),
    max_rounds ? `${round}/${max_rounds}` : `${round}`,
    timeText(last_activity_at),
    plainLine(topic),
  ]);
  const isAny = Object.entries(query).some(([name, value]) => name !== 'limit' && value !== undefined);
  const nothing = isAny ? words.noneFound : words.noChannels();
  printText(items.length ? columnsText([[...words.channelHead], ...rows]) : nothing);
  return EXIT.done;
}

/** As much of an id as it takes to name it, among these. */
export function shortIds(ids: readonly string[]): (id: string) => string {
  let length = LEAST_OF_ID;
  while (length < LONGEST_ID && new Set(ids.map((id) => id.slice(0, length))).size < ids.length) length++;
  return (id) => id.slice(0, length).replace(/-$/u, '');
}

/** Ids of one minute begin with the same eight characters. */
const LEAST_OF_ID = 8;
const LONGEST_ID = 36;

function standingOf({ outcome, phase, rehearsal }: Pick<ChannelSummary, 'outcome' | 'phase' | 'rehearsal'>): string {
  const words = spokenWords().commands;
  const standing = ownProperty(words.standing, outcome ?? phase) ?? words.underWay;
  return rehearsal ? `${standing} (${words.rehearsal})` : standing;
}

/** The channel as it was told live: the same panels, from the log. */
export async function show({ client }: Session, channel: string, options: GlobalOptions): Promise<number> {
  const events = await recordedOf(client, channel);
  const [first] = events;
  const last = events.at(-1)!;
  if (options.output === 'json') {
    await client.waitForViews(channel, last.position);
    return done((await channelsShow({ ...client.to, path: { id: channel } })).data);
  }
  const renderer = await rendererOf(first!.protocol, options);
  for (const event of events) printEvent(event, renderer, options);
  return EXIT.done;
}

function done(value: unknown): number {
  print(plainJson(value));
  return EXIT.done;
}
