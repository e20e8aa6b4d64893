import { Button, Center, Group, Loader, Stack, Text, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useWords } from '../words/use-words.js';
import { useSearchParams } from 'react-router';
import { channelsQuery } from '../api/queries.js';
import { ProblemAlert } from '../frame/problem-alert.js';
import { usePageTitle } from '../frame/page-title.js';
import { AskBox } from './ask-box.js';
import { ChannelTable } from './channel-table.js';
import { useChannelFilter } from './channel-filter.js';
import { Filters } from './filters.js';
import { Samples } from './samples.js';

/** What is to be decided; then every deliberation, the most recently active first; what filters them is in the address. */
export function HomePage() {
  const t = useWords().frame;
  usePageTitle(t.home.title);
  const [search, setSearch] = useSearchParams();
  const filter = useChannelFilter(search);
  const { data, error, isPending, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(channelsQuery(filter));
  const all = data?.pages.flatMap(({ items }) => items) ?? [];
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <Stack>
      <AskBox />
      {(all.length > 0 || isFiltered) && (
        <Title order={2} size="h3" mt="md">
          {t.home.title}
        </Title>
      )}
      {(all.length > 0 || isFiltered) && <Filters found={all} />}
      {error && <ProblemAlert error={error} retry={() => void refetch()} />}
      {isPending && (
        <Center py="xl">
          <Loader aria-label={t.loading} />
        </Center>
      )}
      {all.length > 0 && <ChannelTable channels={all} />}
      {data && !all.length && isFiltered && (
        <Group role="status">
          <Text>{t.home.nothingFound}</Text>
          <Button variant="default" size="xs" onClick={() => setSearch({})}>
            {t.home.clear}
          </Button>
        </Group>
      )}
      {hasNextPage && (
        <Button variant="default" onClick={() => void fetchNextPage()}>
          {t.home.more}
        </Button>
      )}
      <Samples />
    </Stack>
  );
}
