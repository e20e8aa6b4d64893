import { Button, Group, Text } from '@mantine/core';
import type { Channel, InboxItem } from '@parley/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, type ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { inboxQuery } from '../../api/queries.js';
import { isSeatTab } from '../../api/client.js';
import { DraftOf } from '../../frame/draft.js';
import { idOf, useWaiting } from '../../frame/waiting.js';
import type { AnswerProps } from '../../protocols/protocol.js';
import { useWords } from '../../words/use-words.js';
import { nameIn, seatsOf } from '../names.js';
import { askedIn } from './asked-in.js';
import { LostDrafts } from './lost-drafts.js';
import { useMySeat } from './use-my-seat.js';
import { whoAnswers } from './whose.js';

/** What waits for whoever looks, of this channel: a turn of their seat, or a question to the user. */
export function AnswerBar({ channel, Answer }: { channel: Channel; Answer: ComponentType<AnswerProps> }) {
  const { seat, others, item } = useAsked(channel);
  return (
    <>
      <LostDrafts channel={channel} current={item && idOf(item)} />
      {item && (
        <DraftOf value={idOf(item)}>
          <Answer key={item.request_id ?? item.question_id} channel={channel} item={item} />
        </DraftOf>
      )}
      {!seat && !item && others.length > 0 && <Others channel={channel} others={others} />}
    </>
  );
}

function useAsked(channel: Channel): { seat?: string; others: readonly string[]; item?: InboxItem } {
  const queries = useQueryClient();
  const mine = useMySeat(channel);
  const asked = askedIn(channel);
  const key = asked.key;
  // The inbox is read anew as soon as the channel asks for something else.
  useEffect(() => void queries.invalidateQueries({ queryKey: ['inbox'] }), [key]);
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

/** Others are asked: whoever sits before this page says as whom they answer. */
function Others({ channel, others }: { channel: Channel; others: readonly string[] }) {
  const t = useWords().channel.dock;
  const [, setSearch] = useSearchParams();
  const people = seatsOf(channel).filter(
    ({ participant_id, kind }) => kind === 'person' && others.includes(participant_id),
  );
  if (!people.length) return null;
  const answerAs = (id: string) =>
    setSearch((before) => {
      before.set('as', id);
      return before;
    });
  return (
    <Group gap="xs">
      <Text size="sm">{t.waitsFor(people.map(({ name }) => name))}</Text>
      {people.map(({ participant_id: id }) => (
        <Button key={id} size="compact-sm" variant="default" onClick={() => answerAs(id)}>
          {t.answerAs(nameIn(channel, id))}
        </Button>
      ))}
    </Group>
  );
}
