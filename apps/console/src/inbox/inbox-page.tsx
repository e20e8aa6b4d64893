import { Anchor, Card, Group, Loader, Stack, Text, TextInput, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { InboxItem } from '@parley/client';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../words/use-words.js';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { inboxQuery } from '../api/queries.js';
import { useFormat } from '../frame/format.js';
import { ProblemAlert } from '../frame/problem-alert.js';
import { usePageTitle } from '../frame/page-title.js';
import { useListKeys } from '../frame/use-list-keys.js';
import { useProtocolTitle } from '../protocols/use-protocol-title.js';

/** What a typed name waits for, in milliseconds, before it is looked up. */
const TYPING_MS = 300;

/** What waits for somebody; whose it is stands in the address. */
export function InboxPage() {
  const t = useWords().frame;
  usePageTitle(t.inbox.title);
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const name = search.get('name') ?? '';
  const [asked] = useDebouncedValue(name.trim(), TYPING_MS);
  const { data, error, isLoading, refetch } = useQuery(inboxQuery(asked));
  const items = data?.items ?? [];
  const [selected] = useListKeys(items.length, (index) => void navigate(pathOf(items[index]!)));
  return (
    <Stack>
      <Title order={2}>{t.inbox.title}</Title>
      <TextInput
        label={t.inbox.name}
        description={t.inbox.whose}
        value={name}
        onChange={({ currentTarget }) =>
          setSearch(currentTarget.value ? { name: currentTarget.value } : {}, { replace: true })
        }
        maw={420}
      />
      {error && <ProblemAlert error={error} retry={() => void refetch()} />}
      {isLoading && <Loader aria-label={t.loading} />}
      {data && !items.length && <Text role="status">{t.inbox.empty(asked)}</Text>}
      {items.map((item, index) => (
        <Item
          key={`${item.channel_id} ${item.request_id ?? item.question_id}`}
          item={item}
          selected={index === selected}
        />
      ))}
    </Stack>
  );
}

const pathOf = ({ channel_id, participant_id }: InboxItem): string =>
  `/channels/${channel_id}${participant_id ? `?as=${encodeURIComponent(participant_id)}` : ''}`;

function Item({ item, selected }: { item: InboxItem; selected: boolean }) {
  const t = useWords().frame;
  const format = useFormat();
  const { topic, protocol, due_at, question } = item;
  return (
    <Card withBorder className={selected ? 'row-selected' : undefined}>
      <Group justify="space-between" wrap="nowrap">
        <Stack gap={2}>
          <Text fw={600}>{topic}</Text>
          <Text size="sm">{useProtocolTitle(protocol)}</Text>
          {question && <Text className="said">{question}</Text>}
          {due_at && <Text size="sm">{t.inbox.due(format.time(String(due_at)))}</Text>}
        </Stack>
        <Anchor component={Link} to={pathOf(item)}>
          {t.inbox.answer}
        </Anchor>
      </Group>
    </Card>
  );
}
