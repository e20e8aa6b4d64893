import { Button, Group, Text } from '@mantine/core';
import type { Channel } from '@parley/client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { DraftOf } from '../../frame/draft.js';
import { idOf } from '../../frame/waiting.js';
import type { AnswerProps } from '../../protocols/protocol.js';
import { useWords } from '../../words/use-words.js';
import { nameIn, seatsOf } from '../names.js';
import { askedIn } from './asked-in.js';
import { LostDrafts } from './lost-drafts.js';
import { useAsked } from './use-asked.js';

/** What waits for whoever looks, of this channel: a turn of their seat, or a question to the user. */
export function AnswerBar({ channel, Answer }: { channel: Channel; Answer: ComponentType<AnswerProps> }) {
  const { seat, others, item } = useAsked(channel);
  const queries = useQueryClient();
  const { key } = askedIn(channel);
  // The inbox is read anew as soon as the channel asks for something else.
  useEffect(() => void queries.invalidateQueries({ queryKey: ['inbox'] }), [key]);
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
