import { Badge, Button, Card, Group, Loader, Stack, Text } from '@mantine/core';
import { deadLettersRetry, type LetterSummary } from '@parley/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useFormat } from '../frame/format.js';
import { Heading } from '../frame/heading.js';
import { JsonText } from '../frame/json-text.js';
import { ProblemAlert } from '../frame/problem-alert.js';
import { useWords } from '../words/use-words.js';
import { ChannelLink } from './channel-link.js';
import { letterQuery, OPERATOR } from './queries.js';

const COLORS = { 'given-up': 'red', retrying: 'yellow', handled: 'green' } as const;

/** A dead letter: what it was for, why it was given up, its message, and driving it again. @param own the tenant of whoever looks */
export function LetterCard({ letter, own }: { letter: LetterSummary; own: string }) {
  const t = useWords().operator.letters;
  const { time } = useFormat();
  const heading = useId();
  const queries = useQueryClient();
  const [isRead, read] = useState(false);
  const { id, tenant, consumer, channel_id, at, attempts, cause, status, retries, retried_at, retried_by } = letter;
  const retry = useMutation({
    mutationFn: () => deadLettersRetry({ path: { id }, query: { tenant }, throwOnError: true }),
    onSettled: () => queries.invalidateQueries({ queryKey: [OPERATOR] }),
  });
  return (
    <Card withBorder role="group" aria-labelledby={heading}>
      <Stack gap={4}>
        <Group gap="xs">
          <Heading order={3} id={heading} className="said">
            {consumer}
          </Heading>
          <Badge variant="light" color={COLORS[status]} c="var(--mantine-color-text)" tt="none">
            {t.states[status]}
          </Badge>
        </Group>
        <Text size="sm" className="said">
          {t.tries(attempts, time(at))} · <ChannelLink id={channel_id} isOwn={tenant === own} />
        </Text>
        <Text size="sm" className="said">
          {cause}
        </Text>
        {retried_at && (
          <Text size="sm" className="said">
            {t.retried(retries, time(retried_at), retried_by ?? '')}
          </Text>
        )}
        <Group gap="xs">
          <Button size="xs" variant="default" aria-expanded={isRead} onClick={() => read(!isRead)}>
            {isRead ? t.hide : t.read}
          </Button>
          {status === 'given-up' && (
            <Button size="xs" variant="default" loading={retry.isPending} onClick={() => retry.mutate()}>
              {t.retry}
            </Button>
          )}
        </Group>
        {retry.error && <ProblemAlert error={retry.error} />}
        {isRead && <Message letter={letter} />}
      </Stack>
    </Card>
  );
}

function Message({ letter: { id, tenant } }: { letter: LetterSummary }) {
  const { frame } = useWords();
  const { data, error } = useQuery(letterQuery(id, tenant));
  if (error) return <ProblemAlert error={error} />;
  if (!data) return <Loader aria-label={frame.loading} />;
  return <JsonText value={data.message} name={`dead-letter-${id}.json`} />;
}
