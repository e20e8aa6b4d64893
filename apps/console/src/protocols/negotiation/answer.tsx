import { Button, Group, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { negotiationCommandsFeedback, type FeedbackDto } from '@parley/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ANSWERING, channelQuery } from '../../api/queries.js';
import { useFormat } from '../../frame/format.js';
import { ProblemAlert } from '../../frame/problem-alert.js';
import { sendsBy } from '../../frame/sends-by.js';
import type { AnswerProps } from '../protocol.js';
import { changedIn, feedbackOf, fieldsOf, type Asked } from './answer-body.js';

/** Answers as a person: editing a value negotiates it, leaving all as it is accepts; withdrawing is asked for twice. */
export function Answer({ channel, item }: AnswerProps) {
  const { t } = useTranslation(['negotiation', 'frame']);
  const format = useFormat();
  const queries = useQueryClient();
  const asked = item as unknown as Asked;
  const [edits, setEdits] = useState<ReadonlyMap<string, string>>(new Map());
  const [reason, setReason] = useState('');
  const [leaves, setLeaves] = useState(false);
  const changed = changedIn(asked, edits);
  const send = useMutation({
    ...ANSWERING,
    mutationFn: (body: FeedbackDto) =>
      negotiationCommandsFeedback({ path: { id: channel.channel_id }, body, throwOnError: true }),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries(channelQuery(channel.channel_id)),
        queries.invalidateQueries({ queryKey: ['inbox'] }),
      ]),
  });
  const needsReason = changed.length > 0 && !reason.trim();
  const answer = () => !needsReason && send.mutate(feedbackOf(asked, edits, reason));
  const { participant_id, request_id, round } = asked;
  const withdraw = () =>
    send.mutate({ participant_id, request_id, round, feedback_type: 'withdraw', reasoning: reason });
  if (send.isSuccess) return <Text role="status">{t('work.pending', { ns: 'frame' })}</Text>;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        answer();
      }}
      onKeyDown={(event) => sendsBy(event, 'ctrl') && answer()}
    >
      <Stack gap="xs">
        <Text fw={600}>{t('answerAs', { name: item.name })}</Text>
        <Text size="sm" lang={channel.language}>
          {t('yourRole', { role: asked.assignment.role, task: asked.assignment.task })}
        </Text>
        <Text size="xs">{t('due', { time: format.time(asked.due_at) })}</Text>
        <Text size="sm">{t('edit')}</Text>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs">
          {fieldsOf(asked).map(({ field, value }) => (
            <TextInput
              key={field}
              size="xs"
              label={field}
              value={edits.get(field) ?? value}
              onChange={({ currentTarget }) => setEdits(new Map(edits).set(field, currentTarget.value))}
            />
          ))}
        </SimpleGrid>
        <Textarea
          size="xs"
          label={t(changed.length ? 'whatMustChange' : 'why')}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
          required={changed.length > 0}
          autosize
        />
        {send.error && <ProblemAlert error={send.error} />}
        <Group justify="space-between">
          <Button
            type="button"
            variant="subtle"
            color="red"
            onClick={() => (leaves ? withdraw() : setLeaves(true))}
            onBlur={() => setLeaves(false)}
          >
            {t(leaves ? 'confirmWithdraw' : 'sendWithdraw')}
          </Button>
          <Group gap="xs">
            <Button type="button" variant="default" disabled={!edits.size} onClick={() => setEdits(new Map())}>
              {t('reset')}
            </Button>
            <Button type="submit" loading={send.isPending} disabled={needsReason}>
              {changed.length ? t('sendNegotiate', { count: changed.length }) : t('sendAccept')}
            </Button>
          </Group>
        </Group>
      </Stack>
    </form>
  );
}
