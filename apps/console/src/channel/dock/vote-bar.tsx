import { Group, NativeSelect, Text } from '@mantine/core';
import type { Channel, RecordedEvent } from '@parley/client';
import { useState } from 'react';
import { isSeatTab } from '../../api/client.js';
import { ProblemAlert } from '../../frame/problem-alert.js';
import { useWords } from '../../words/use-words.js';
import { nameIn, seatsOf } from '../names.js';
import { Choices, useBallot, VoteDeadline } from './ballot.js';
import { useMySeat } from './use-my-seat.js';
import { voterOf } from './voter.js';

interface VoteBarProps {
  channel: Channel;
  vote: NonNullable<Channel['vote']>;
  events: readonly RecordedEvent[];
}

/** While a vote is open: what it is about, until when, who has voted, and one's own ballot (T1). */
export function VoteBar({ channel, vote, events }: VoteBarProps) {
  const t = useWords().channel;
  const mine = useMySeat(channel);
  const [chosen, choose] = useState<string | null>(null);
  const people = seatsOf(channel).filter(
    ({ participant_id, kind }) => kind === 'person' && vote.voters.includes(participant_id),
  );
  const seat = voterOf({ vote, people, mine, chosen });
  const cast = useBallot(channel.channel_id, vote.vote_id);
  const isCounted = cast.data ? channel.position >= cast.data.data.position : vote.voted.includes(seat ?? '');
  const isUnsaid = people.length > 1 && !seat;
  const mayVote = !isSeatTab() || (seat !== undefined && vote.voters.includes(seat));
  return (
    <section className="answer" aria-label={t.vote.title}>
      <div className="answer-head">
        <Text fw={600}>☑ {t.vote.title}</Text>
        {vote.question && (
          <Text size="sm" className="said" lang={channel.language}>
            {vote.question}
          </Text>
        )}
        <Text size="sm">
          {t.vote.voted(vote.voters.filter((id) => vote.voted.includes(id)).length, vote.voters.length)}{' '}
          {seat && t.vote.as(nameIn(channel, seat))} {!isCounted && <Deadline vote={vote} events={events} />}
        </Text>
      </div>
      {cast.error && <ProblemAlert error={cast.error} />}
      {cast.isSuccess || isCounted ? (
        <Text size="sm" role="status" className="answer-verbs">
          {isCounted ? t.vote.counted : t.vote.sent}
        </Text>
      ) : (
        mayVote && (
          <Group gap="xs" className="answer-verbs">
            {isUnsaid && (
              <NativeSelect
                size="sm"
                aria-label={t.vote.whose}
                data={[
                  { value: '', label: t.vote.whose },
                  ...people.map(({ participant_id, name }) => ({ value: participant_id, label: name })),
                ]}
                onChange={({ currentTarget }) => choose(currentTarget.value || null)}
              />
            )}
            <Choices cast={cast} seat={seat} disabled={isUnsaid} />
          </Group>
        )
      )}
    </section>
  );
}

function Deadline({ vote, events }: Pick<VoteBarProps, 'vote' | 'events'>) {
  const called = events.findLast((event) => event.type === 'VoteCalled' && event.data.vote_id === vote.vote_id);
  return called?.type === 'VoteCalled' && <VoteDeadline due={called.data.due_at} />;
}
