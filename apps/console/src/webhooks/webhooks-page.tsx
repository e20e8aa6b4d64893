import { Loader, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { usePageTitle } from '../frame/page-title.js';
import { ProblemAlert } from '../frame/problem-alert.js';
import { useWords } from '../words/use-words.js';
import { EndpointCard } from './endpoint-card.js';
import { Letters } from './letters.js';
import { NewEndpoint } from './new-endpoint.js';
import { webhooksQuery } from './queries.js';

/** Servers outside that are told things: how each stands, what it was told, and what was given up on. For whoever may operate. */
export function WebhooksPage() {
  const { webhooks: t, frame } = useWords();
  usePageTitle(t.title);
  const { data, error, isLoading, refetch } = useQuery(webhooksQuery);
  return (
    <Stack>
      <Title order={1} size="h2">
        {t.title}
      </Title>
      <Text size="sm">{t.about}</Text>
      {error && <ProblemAlert error={error} retry={() => void refetch()} />}
      {isLoading && <Loader aria-label={frame.loading} />}
      {data?.length === 0 && <Text role="status">{t.none}</Text>}
      {data && <NewEndpoint />}
      {data?.map((endpoint) => (
        <EndpointCard key={endpoint.id} endpoint={endpoint} />
      ))}
      {data && <Letters endpoints={data} />}
    </Stack>
  );
}
