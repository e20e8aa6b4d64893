import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useWords } from '../words/use-words.js';
import { ANSWERING, channelQuery } from '../api/queries.js';
import { ProblemAlert } from '../frame/problem-alert.js';
import { sendsBy } from '../frame/sends-by.js';

export interface WorkFormProps {
  channelId: string;
  title: string;
  /** Until when, and what silence will mean. */
  silence: string;
  /** What the button says. */
  label: string;
  /** Whether there is enough to send. */
  ready: boolean;
  send(): Promise<unknown>;
  /** Beside the button: other ways to answer. */
  others?: ReactNode;
  children: ReactNode;
}

/** A form in which somebody does what is asked of them. Ctrl+Enter sends it; it is pending until the log has it. */
export function WorkForm({ channelId, title, silence, label, ready, send, others, children }: WorkFormProps) {
  const t = useWords().frame;
  const sending = useSend(channelId, send);
  const submit = () => ready && !sending.isPending && sending.mutate();
  if (sending.isSuccess) return <Text role="status">{t.work.pending}</Text>;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onKeyDown={(event) => {
        if (sendsBy(event, 'ctrl')) submit();
      }}
    >
      <Stack gap="xs">
        <Text fw={600}>{title}</Text>
        {children}
        <Text size="sm">{silence}</Text>
        {sending.error && <ProblemAlert error={sending.error} />}
        <Group justify="flex-end" gap="xs">
          {others}
          <Button type="submit" loading={sending.isPending} disabled={!ready}>
            {label}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Sends something to a channel; its view and the inbox are read anew afterwards. */
export function useSend<Body = void>(channelId: string, send: (body: Body) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({
    ...ANSWERING,
    mutationFn: send,
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries(channelQuery(channelId)),
        queries.invalidateQueries({ queryKey: ['inbox'] }),
      ]),
  });
}
