import { Anchor, Button, Card, Group, Loader, Stack, Switch, Text, TextInput, Title } from '@mantine/core';
import type { InboxItem } from '@parley/client';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { inboxQuery } from '../api/queries.js';
import { useFormat } from '../frame/format.js';
import { rememberMe, useMe } from '../frame/me.js';
import { GeneratedLine } from '../frame/generated-line.js';
import { ProblemAlert } from '../frame/problem-alert.js';
import { chooseSound, useSound } from '../frame/sound.js';
import { usePageTitle } from '../frame/page-title.js';
import { useListKeys } from '../frame/use-list-keys.js';
import { idOf, useWaiting } from '../frame/waiting.js';
import { useProtocolTitle } from '../protocols/use-protocol-title.js';
import { pathOf } from './path-of.js';
import { useWords } from '../words/use-words.js';

/** What waits for whoever looks, whom the page asks once; for somebody else where the address names them (`?name=`). */
export function InboxPage() {
  const t = useWords().frame;
  usePageTitle(t.inbox.title);
  const navigate = useNavigate();
  const me = useMe();
  const [search] = useSearchParams();
  const named = search.get('name') ?? '';
  const mine = useWaiting();
  const others = useQuery(inboxQuery(named));
  const { error, isLoading, refetch } = named ? others : mine;
  const items = named ? (others.data?.items ?? []) : mine.items;
  const isKnown = named ? others.data !== undefined : mine.isKnown;
  const name = named || me?.name;
  const [selected] = useListKeys(items.length, (index) => void navigate(pathOf(items[index]!)));
  return (
    <Stack>
      <Title order={1} size="h2">
        {t.inbox.title}
      </Title>
      {named ? <Text className="said">{t.inbox.of(named)}</Text> : <WhoIAm key={name} name={name} />}
      {error && <ProblemAlert error={error} retry={() => void refetch()} />}
      {isLoading && <Loader aria-label={t.loading} />}
      {isKnown && !items.length && <Text role="status">{name ? t.inbox.empty(name) : t.inbox.emptyUser}</Text>}
      {items.map((item, index) => (
        <Item key={idOf(item)} item={item} selected={index === selected} />
      ))}
    </Stack>
  );
}

function WhoIAm({ name }: { name: string | undefined }) {
  const t = useWords().frame.inbox;
  const hasSound = useSound();
  const [typed, setTyped] = useState('');
  return (
    <Group align="end" justify="space-between">
      {name === undefined ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            rememberMe(typed);
          }}
        >
          <Group align="end" gap="xs">
            <TextInput
              label={t.name}
              description={t.whose}
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              autoComplete="name"
            />
            <Button type="submit" disabled={!typed.trim()}>
              {t.thatIsMe}
            </Button>
          </Group>
        </form>
      ) : (
        <Group gap="xs">
          <Text className="said">{t.youAre(name)}</Text>
          <Button variant="default" size="compact-sm" onClick={() => rememberMe('')}>
            {t.notMe}
          </Button>
        </Group>
      )}
      <Switch label={t.sound} checked={hasSound} onChange={({ currentTarget }) => chooseSound(currentTarget.checked)} />
    </Group>
  );
}

function Item({ item, selected }: { item: InboxItem; selected: boolean }) {
  const t = useWords().frame;
  const format = useFormat();
  const { topic, protocol, due_at, question, vote, name } = item;
  return (
    <Card withBorder className={selected ? 'row-selected' : undefined}>
      <Group justify="space-between">
        <Stack gap={2} miw={0} flex="1 1 200px">
          <Text fw={600} className="said">
            {topic}
          </Text>
          <Text size="sm">{useProtocolTitle(protocol)}</Text>
          {name && <Text size="sm">{name}</Text>}
          {question && <Text className="said">{question}</Text>}
          {vote && <Text className="said">{t.inbox.vote(vote.question)}</Text>}
          {due_at && <Text size="sm">{t.inbox.due(format.time(String(due_at)))}</Text>}
          <GeneratedLine mark={item.generated_by} />
        </Stack>
        <Anchor component={Link} to={pathOf(item)}>
          {t.inbox.answer}
        </Anchor>
      </Group>
    </Card>
  );
}
