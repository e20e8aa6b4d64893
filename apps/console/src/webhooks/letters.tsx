import { Anchor, Button, Card, Group, Stack, Text } from '@mantine/core';
import { deadLettersRetry, type LetterSummary, type WebhookEndpoint } from '@parley/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../frame/format.js';
import { Heading } from '../frame/heading.js';
import { ProblemAlert } from '../frame/problem-alert.js';
import { useWords } from '../words/use-words.js';
import { addresseeOf, lettersQuery, webhooksQuery } from './queries.js';

/** Messages that were given up on, each of which can be sent once more. */
export function Letters({ endpoints }: { endpoints: readonly WebhookEndpoint[] }) {
  const t = useWords().webhooks.letters;
  const heading = useId();
  const { data, error } = useQuery(lettersQuery);
  return (
    <Stack component="section" gap="xs" aria-labelledby={heading}>
      <Heading id={heading}>{t.title}</Heading>
      <Text size="sm">{data?.length === 0 ? t.none : t.about}</Text>
      {error && <ProblemAlert error={error} />}
      {data?.map((letter) => (
        <Letter key={letter.id} letter={letter} url={endpoints.find(({ id }) => id === addresseeOf(letter).id)?.url} />
      ))}
    </Stack>
  );
}

function Letter({ letter, url }: { letter: LetterSummary; url: string | undefined }) {
  const { webhooks: t } = useWords();
  const format = useFormat();
  const queries = useQueryClient();
  const { id, channel_id, at, attempts, cause } = letter;
  const retry = useMutation({
    mutationFn: () => deadLettersRetry({ path: { id }, throwOnError: true }),
    onSuccess: () => Promise.all([queries.invalidateQueries(lettersQuery), queries.invalidateQueries(webhooksQuery)]),
  });
  return (
    <Card withBorder>
      <Group justify="space-between">
        <Stack gap={2} miw={0} flex="1 1 200px">
          <Text size="sm">
            {t.types[addresseeOf(letter).type]} · {format.time(at)} ·{' '}
            <Anchor component={Link} to={`/channels/${channel_id}`} size="sm" underline="always">
              {t.letters.channel}
            </Anchor>
          </Text>
          {url && (
            <Text size="sm" className="said">
              {url}
            </Text>
          )}
          <Text size="sm" className="said">
            {t.letters.tries(attempts, cause)}
          </Text>
        </Stack>
        <Button size="xs" variant="default" loading={retry.isPending} onClick={() => retry.mutate()}>
          {t.letters.retry}
        </Button>
      </Group>
      {retry.error && <ProblemAlert error={retry.error} />}
    </Card>
  );
}
