import { Button, Group, Loader, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { ProblemAlert } from '../frame/problem-alert.js';
import { useWords } from '../words/use-words.js';

/** What a list in pages is asked by, as `useInfiniteQuery` gives it. */
interface Asked<Item> {
  data?: { pages: readonly { items: readonly Item[] }[] } | undefined;
  error: unknown;
  isLoading: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage(): unknown;
  refetch(): unknown;
}

interface ListedProps<Item> {
  asked: Asked<Item>;
  /** Said where there is nothing. */
  none: string;
  children(items: readonly Item[]): ReactNode;
}

/** A list that comes in pages: what it waits for, why it cannot be had, and what is further down. */
export function Listed<Item>({ asked, none, children }: ListedProps<Item>) {
  const { frame, operator: t } = useWords();
  const { data, error, isLoading, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = asked;
  const all = data?.pages.flatMap(({ items }) => items) ?? [];
  if (isLoading) return <Loader aria-label={frame.loading} />;
  return (
    <Stack gap="xs">
      {error !== null && <ProblemAlert error={error} retry={() => void refetch()} />}
      {data && !all.length && (
        <Text size="sm" role="status">
          {none}
        </Text>
      )}
      {all.length > 0 && children(all)}
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
