import { Button, Group, Loader, Stack, Text, TextInput, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import { comparisonQuery } from '../api/queries.js';
import { usePageTitle } from '../frame/page-title.js';
import { ProblemAlert } from '../frame/problem-alert.js';
import { useWords } from '../words/use-words.js';
import { Compared } from './compared.js';

/** Two channels beside each other: which, the address says. */
export function ComparePage() {
  const { comparison: t, frame } = useWords();
  usePageTitle(t.title);
  const [search, setSearch] = useSearchParams();
  const [a, b] = [search.get('a') ?? '', search.get('b') ?? ''];
  const { data, error, isLoading } = useQuery(comparisonQuery(a, b));
  return (
    <Stack>
      <Title order={1} size="h2">
        {t.title}
      </Title>
      <Text size="sm">{t.about}</Text>
      <Choice key={`${a} ${b}`} a={a} b={b} choose={(one, other) => setSearch({ a: one, b: other })} />
      {error && <ProblemAlert error={error} />}
      {isLoading && <Loader aria-label={frame.loading} />}
      {data && <Compared comparison={data} />}
    </Stack>
  );
}

interface ChoiceProps {
  a: string;
  b: string;
  choose(a: string, b: string): void;
}

function Choice({ a, b, choose }: ChoiceProps) {
  const t = useWords().comparison;
  const [one, setOne] = useState(a);
  const [other, setOther] = useState(b);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    choose(one.trim(), other.trim());
  };
  return (
    <form onSubmit={submit}>
      <Group align="end">
        <TextInput
          flex="1 1 260px"
          label={t.one}
          value={one}
          onChange={({ currentTarget }) => setOne(currentTarget.value)}
        />
        <TextInput
          flex="1 1 260px"
          label={t.other}
          value={other}
          onChange={({ currentTarget }) => setOther(currentTarget.value)}
        />
        <Button type="submit" disabled={!one.trim() || !other.trim()}>
          {t.show}
        </Button>
      </Group>
    </form>
  );
}
