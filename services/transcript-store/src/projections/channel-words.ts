import { segmented } from '@parley/knowledge';
import { outcomeOf, type Registry } from '@parley/protocols';
import type { ChannelFold } from './channel-view.js';

/** What a channel is found by. */
export interface ChannelWords {
  channel_id: string;
  tenant: string;
  /** Topic, names and outcome, segmented. */
  words: string;
  /** Names and seats of those who take part or have said something, in small letters. */
  people: string[];
}

/** Characters that are searched, at most: a report may be a book. */
const MOST_SEARCHED = 50_000;

type Found = Pick<ChannelWords, 'words' | 'people'>;

/**
 * What a channel is found by as it stands, where that is not as it was before: somebody has joined or left, its topic is another,
 * or it is over, after which all may say more of what it came to. It follows from where it stands alone, whatever was written before.
 */
export function newWords(before: ChannelFold, after: ChannelFold, registry: Registry): Found | undefined {
  const was = aboutOf(before, registry);
  const about = aboutOf(after, registry);
  const { state } = after.channel;
  if (!about || !state || (!state.closed && JSON.stringify(was) === JSON.stringify(about))) return undefined;
  const { topic, names, seats } = about;
  const cameTo = state.closed
    ? [state.closed.message, ...textsIn(outcomeOf(registry.protocolOf(after.channel), state))]
    : [];
  return {
    words: segmented([topic, ...names, ...cameTo].join('\n').slice(0, MOST_SEARCHED)),
    people: [...new Set([...names, ...seats].map((name) => name.toLowerCase()))],
  };
}

/** What it is about, and who takes part: with a seat, or by saying something. */
function aboutOf({ channel, guests }: ChannelFold, registry: Registry) {
  const { state } = channel;
  if (!state) return undefined;
  const everybody = registry.protocolOf(channel).participants(state);
  return {
    topic: state.opened?.topic ?? '',
    names: [...everybody.map(({ name }) => name), ...guests],
    seats: everybody.map(({ participant_id }) => participant_id),
  };
}

/** Every text in a value; codes are texts too. Members go by their names: in JSON they have no order. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  const members = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return members.flatMap(([, member]) => textsIn(member));
}
