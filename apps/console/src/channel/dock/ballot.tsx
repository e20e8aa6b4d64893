import { Button, Group, Text } from '@mantine/core';
import { endingsCastBallot, type CastBallotDto, type InboxItem } from '@parley/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFormat } from '../../frame/format.js';
import { ProblemAlert } from '../../frame/problem-alert.js';
import { useNow } from '../../live/use-now.js';
import { useWords } from '../../words/use-words.js';

const CHOICES = ['end', 'continue', 'abstain'] as const;

interface Vote {
  choice: CastBallotDto['choice'];
  /** Nobody's seat where the user votes without one. */
  seat: string | undefined;
}

export function useBallot(id: string, vote_id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ choice, seat }: Vote) =>
      endingsCastBallot({
        path: { id },
        body: { choice, vote_id, ...(seat && { participant_id: seat }) },
        throwOnError: true,
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['inbox'] }),
  });
}

interface ChoicesProps {
  cast: ReturnType<typeof useBallot>;
  seat: string | undefined;
  disabled?: boolean;
}

/** The ways to vote, side by side. */
export function Choices({ cast, seat, disabled = false }: ChoicesProps) {
  const t = useWords().channel.vote;
  return CHOICES.map((choice) => (
    <Button
      key={choice}
      variant="default"
      loading={cast.isPending && cast.variables.choice === choice}
      disabled={cast.isPending || disabled}
      onClick={() => cast.mutate({ choice, seat })}
    >
      {t[choice]}
    </Button>
  ));
}

/** Until when, how long that is, and what silence will mean. It ticks: whoever only hears the page is told once. */
export function VoteDeadline({ due }: { due: string }) {
  const t = useWords().channel.vote;
  const format = useFormat();
  const now = useNow(true);
  return (
    <Text span size="sm" aria-live="off">
      {t.due(format.time(due), format.span(Math.max(0, Math.round((Date.parse(due) - now) / 1000) * 1000)))}
    </Text>
  );
}

/** A ballot that waits for somebody who may see no more of its channel. */
export function BallotAlone({ item }: { item: InboxItem }) {
  const t = useWords().channel.vote;
  const { channel_id, vote, participant_id, due_at } = item;
  const cast = useBallot(channel_id, vote?.vote_id ?? '');
  return (
    <section className="answer" aria-label={t.title}>
      <div className="answer-head">
        <Text fw={600}>☑ {t.title}</Text>
        {vote?.question && <Text className="said">{vote.question}</Text>}
        {due_at && <VoteDeadline due={due_at} />}
      </div>
      {cast.error && <ProblemAlert error={cast.error} />}
      {cast.isSuccess ? (
        <Text role="status">{t.sent}</Text>
      ) : (
        <Group gap="xs" className="answer-verbs">
          <Choices cast={cast} seat={participant_id} />
        </Group>
      )}
    </section>
  );
}
