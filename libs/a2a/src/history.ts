import { Role, type Message } from '@a2a-js/sdk';
import { allItems, channelsTimeline } from '@parley/client';
import { derivedId, type RecordedEvent } from '@parley/contracts';
import { namesIn, recorded, turnsIn, wordsIn, type Api, type Names } from '@parley/on-behalf';
import { messageOf, textPart } from './messages.js';

/** All events of a channel so far. @throws ApiError */
export async function eventsOf(api: Api, channel: string): Promise<RecordedEvent[]> {
  const all = await allItems((cursor) =>
    channelsTimeline({ ...api.views, path: { id: channel }, query: { limit: '200', ...cursor } }),
  );
  return all.map(recorded);
}

/** What was said, oldest first: the words of people without a seat as the user's, those of seats as the agent's, with their names. Pure. */
export function historyIn(events: readonly RecordedEvent[]): Message[] {
  const names = namesIn(events[0]);
  return events.flatMap((event, index) => {
    const words = wordsIn(event, index === 0)?.trim();
    return words ? [userMessage(event, words)] : turnMessages(event, names);
  });
}

const userMessage = ({ id, channel_id }: RecordedEvent, words: string): Message =>
  messageOf(channel_id, { id, role: Role.ROLE_USER, parts: [textPart(words)] });

/** What seats say in an event. Pure. */
export const turnMessages = (event: RecordedEvent, names: Names): Message[] =>
  turnsIn(event, names).map(({ name, text, round, author }, index) =>
    messageOf(event.channel_id, {
      id: index ? derivedId('a2a', event.id, index) : event.id,
      parts: [textPart(text)],
      from: { seat: name, author, ...(round !== undefined && { round }) },
    }),
  );
