import { segmented } from '@parley/knowledge';
import { outcomeOf, type OpenDeliberation, type Registry } from '@parley/protocols';

/** What a channel is found by. */
export interface ChannelWords {
  channel_id: string;
  tenant: string;
  /** Topic, names and outcome, segmented. */
  words: string;
  /** Names and seats of those who take part, in small letters. */
  people: string[];
}

/** Characters that are searched, at most: a report may be a book. */
const MOST_SEARCHED = 50_000;

type Found = Pick<ChannelWords, 'words' | 'people'>;

export function channelWords(channel: OpenDeliberation, registry: Registry): Found {
  const protocol = registry.protocolOf(channel);
  const { closed, opened } = channel.state;
  const everybody = protocol.participants(channel.state);
  const cameTo = closed ? [closed.message, ...textsIn(outcomeOf(protocol, channel.state))] : [];
  const names = everybody.map(({ name }) => name);
  const people = everybody.flatMap(({ name, participant_id }) => [name.toLowerCase(), participant_id.toLowerCase()]);
  return {
    words: segmented([opened?.topic ?? '', ...names, ...cameTo].join('\n').slice(0, MOST_SEARCHED)),
    people: [...new Set(people)],
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
