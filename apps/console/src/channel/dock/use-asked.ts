import type { Channel, InboxItem } from '@parley/client';
import { useQuery } from '@tanstack/react-query';
import { inboxQuery } from '../../api/queries.js';
import { isSeatTab } from '../../api/client.js';
import { useWaiting } from '../../frame/waiting.js';
import { askedIn } from './asked-in.js';
import { useMySeat } from './use-my-seat.js';
import { whoAnswers } from './whose.js';

interface Asked {
  seat?: string;
  /** Others of this channel who are asked, where nobody has said who looks. */
  others: readonly string[];
  item?: InboxItem;
}

/** What a channel asks of whoever looks: a turn of their seat, or a question to the user. */
export function useAsked(channel: Channel): Asked {
  const mine = useMySeat(channel);
  const asked = askedIn(channel);
  // Agents of others answer for themselves, unless the page was opened as one.
  const may = asked.people.filter(({ kind, participant_id: id }) => kind === 'person' || id === mine);
  const who = whoAnswers(
    mine,
    may.map(({ participant_id }) => participant_id),
  );
  const { data } = useQuery(inboxQuery(who.seat ?? ''));
  const { items: waiting } = useWaiting();
  const isHere = ({ channel_id }: InboxItem) => channel_id === channel.channel_id;
  // A ballot waits in the same inbox; it has a bar of its own.
  const turn = data?.items.find(
    (item) => isHere(item) && !item.vote && asked.people.some(({ request_id }) => request_id === item.request_id),
  );
  const question = waiting.find(
    (item) => isHere(item) && item.question_id && asked.questions.includes(item.question_id),
  );
  const item = turn ?? question;
  return { ...who, others: isSeatTab() ? [] : who.others, ...(item && { item }) };
}
