import { Anchor, Button, Group, Loader, Stack, Table, Text } from '@mantine/core';
import type { WebhookDelivery } from '@parley/client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useFormat } from '../frame/format.js';
import { ProblemAlert } from '../frame/problem-alert.js';
import { useWords } from '../words/use-words.js';
import { deliveriesQuery } from './queries.js';

/** What a webhook was told and is to be told, with what came of it. */
export function Deliveries({ id }: { id: string }) {
  const { webhooks, frame } = useWords();
  const t = webhooks.deliveries;
  const { data, error, isLoading, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    deliveriesQuery(id),
  );
  const all = data?.pages.flatMap(({ items }) => items) ?? [];
  if (isLoading) return <Loader aria-label={frame.loading} />;
  return (
    <Stack gap="xs">
      {error && <ProblemAlert error={error} />}
      {data && !all.length && <Text size="sm">{t.none}</Text>}
      {all.length > 0 && (
        <Table.ScrollContainer
          minWidth={480}
          scrollAreaProps={{ viewportProps: { tabIndex: 0, 'aria-label': t.open, role: 'region' } }}
        >
          <Table>
            <Table.Thead>
              <Table.Tr>
                {Object.values(t.columns).map((name) => (
                  <Table.Th key={name}>{name}</Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {all.map((delivery) => (
                <Row key={delivery.webhook_id} delivery={delivery} />
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      {hasNextPage && (
        <Group>
          <Button size="xs" variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t.more}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

function Row({ delivery: { message, status, attempts, next_attempt_at } }: { delivery: WebhookDelivery }) {
  const t = useWords().webhooks;
  const format = useFormat();
  const { data, type, timestamp } = message;
  const last = attempts.at(-1);
  const cameOf = [
    t.deliveries.status[status],
    ...(attempts.length > 1 || last?.error ? [t.deliveries.attempts(attempts.length)] : []),
    ...(last?.error ? [last.error] : []),
    ...(next_attempt_at && attempts.length ? [t.deliveries.next(format.time(next_attempt_at))] : []),
  ];
  return (
    <Table.Tr>
      <Table.Td>{format.time(timestamp)}</Table.Td>
      <Table.Td>{t.types[type]}</Table.Td>
      <Table.Td>
        <Anchor component={Link} to={`/channels/${data.channel_id}`} size="sm" className="said" lang={data.language}>
          {data.topic}
        </Anchor>
      </Table.Td>
      <Table.Td className="said">{cameOf.join(' · ')}</Table.Td>
    </Table.Tr>
  );
}
