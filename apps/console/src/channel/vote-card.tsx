import { Alert, Button, Group, NativeSelect, Text } from '@mantine/core';
import { endingsCastBallot, type CastBallotDto, type Channel } from '@parley/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../words/use-words.js';
import { useSearchParams } from 'react-router';
import { ProblemAlert } from '../frame/problem-alert.js';
import { nameIn, seatsOf } from './names.js';
import { voterOf } from './voter.js';

const CHOICES = ['end', 'continue', 'abstain'] as const;

/** While a vote is open: what it is about, who has voted, and one's own ballot (T1). */
export function VoteCard({ channel, vote }: { channel: Channel; vote: NonNullable<Channel['vote']> }) {
  const t = useWords().channel;
  const [search] = useSearchParams();
  const [chosen, choose] = useState<string | null>(null);
  const people = seatsOf(channel).filter(
    ({ participant_id, kind }) => kind === 'person' && vote.voters.includes(participant_id),
  );
  const seat = voterOf({ vote, people, named: search.get('as') ?? '', chosen });
  const cast = useMutation({
    mutationFn: (choice: CastBallotDto['choice']) =>
      endingsCastBallot({
        path: { id: channel.channel_id },
        body: { choice, vote_id: vote.vote_id, ...(seat && { participant_id: seat }) },
        throwOnError: true,
      }),
  });
  const voted = vote.voters.filter((id) => vote.voted.includes(id)).length;
  const isCounted = cast.data ? channel.position >= cast.data.data.position : vote.voted.includes(seat ?? '');
  const isUnsaid = people.length > 1 && !seat;
  return (
    <Alert color="blue" p="xs" title={`☑ ${t.vote.title}`} style={{ flexShrink: 0 }}>
      {vote.question && (
        <Text size="sm" className="said" lang={channel.language}>
          {vote.question}
        </Text>
      )}
      <Text size="sm">
        {t.vote.voted(voted, vote.voters.length)}
        {seat && ` ${t.vote.as(nameIn(channel, seat))}`}
      </Text>
      {cast.error && <ProblemAlert error={cast.error} />}
      {cast.isSuccess || isCounted ? (
        <Text size="sm" role="status">
          {isCounted ? t.vote.counted : t.vote.sent}
        </Text>
      ) : (
        <Group gap="xs" mt={4}>
          {isUnsaid && (
            <NativeSelect
              size="xs"
              aria-label={t.vote.whose}
              data={[
                { value: '', label: t.vote.whose },
                ...people.map(({ participant_id, name }) => ({ value: participant_id, label: name })),
              ]}
              onChange={({ currentTarget }) => choose(currentTarget.value || null)}
            />
          )}
          {CHOICES.map((choice) => (
            <Button
              key={choice}
              size="xs"
              variant="default"
              loading={cast.isPending && cast.variables === choice}
              disabled={cast.isPending || isUnsaid}
              onClick={() => cast.mutate(choice)}
            >
              {t.vote[choice]}
            </Button>
          ))}
        </Group>
      )}
    </Alert>
  );
}
