import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { webhooksReplay } from '@parley/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ProblemAlert } from '../frame/problem-alert.js';
import { useWords } from '../words/use-words.js';
import { webhooksQuery } from './queries.js';

const isoOf = (local: string): string => new Date(local).toISOString();

/** Has a webhook told again what happened in a time. */
export function ReplayForm({ id, onBegun }: { id: string; onBegun(): void }) {
  const t = useWords().webhooks.replay;
  const queries = useQueryClient();
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const replay = useMutation({
    mutationFn: () => {
      const body = { from_time: isoOf(from), ...(to && { to_time: isoOf(to) }) };
      return webhooksReplay({ path: { id }, body, throwOnError: true });
    },
    onSuccess: async () => {
      await queries.invalidateQueries(webhooksQuery);
      onBegun();
    },
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        replay.mutate();
      }}
    >
      <Stack gap="xs">
        <Text size="sm">{t.about}</Text>
        <Group align="end" gap="xs">
          <TextInput
            type="datetime-local"
            label={t.from}
            required
            value={from}
            onChange={({ currentTarget }) => setFrom(currentTarget.value)}
          />
          <TextInput
            type="datetime-local"
            label={t.to}
            value={to}
            onChange={({ currentTarget }) => setTo(currentTarget.value)}
          />
          <Button type="submit" size="sm" loading={replay.isPending} disabled={!from}>
            {t.start}
          </Button>
        </Group>
        {replay.error && <ProblemAlert error={replay.error} />}
      </Stack>
    </form>
  );
}
