import { Button, Group, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { negotiationCommandsFeedback, type FeedbackDto } from '@parley/client';
import { useState } from 'react';
import { useWords } from '../../words/use-words.js';
import { useFormat } from '../../frame/format.js';
import { ProblemAlert } from '../../frame/problem-alert.js';
import { sendsBy } from '../../frame/sends-by.js';
import type { AnswerProps } from '../protocol.js';
import { useSend } from '../work-form.js';
import { changedIn, feedbackOf, fieldsOf, type Asked } from './answer-body.js';

/** Answers as a person: editing a value negotiates it, leaving all as it is accepts; withdrawing is asked for twice. */
export function Answer({ channel, item }: AnswerProps) {
  const { negotiation: t, frame } = useWords();
  const format = useFormat();
  const asked = item as unknown as Asked;
  const [edits, setEdits] = useState<ReadonlyMap<string, string>>(new Map());
  const [reason, setReason] = useState('');
  const [leaves, setLeaves] = useState(false);
  const changed = changedIn(asked, edits);
  const send = useSend(channel.channel_id, (body: FeedbackDto) =>
    negotiationCommandsFeedback({ path: { id: channel.channel_id }, body, throwOnError: true }),
  );
  const needsReason = changed.length > 0 && !reason.trim();
  const answer = () => !needsReason && send.mutate(feedbackOf(asked, edits, reason));
  const { participant_id, request_id, round } = asked;
  const withdraw = () =>
    send.mutate({ participant_id, request_id, round, feedback_type: 'withdraw', reasoning: reason });
  if (send.isSuccess) return <Text role="status">{frame.work.pending}</Text>;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        answer();
      }}
      onKeyDown={(event) => sendsBy(event, 'ctrl') && answer()}
    >
      <Stack gap="xs">
        <Text fw={600}>{t.answerAs(item.name ?? '')}</Text>
        <Text size="sm" lang={channel.language}>
          {t.yourRole(asked.assignment.role, asked.assignment.task)}
        </Text>
        <Text size="xs">{t.due(format.time(asked.due_at))}</Text>
        <Text size="sm">{t.edit}</Text>
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
          label={changed.length ? t.whatMustChange : t.why}
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
            {leaves ? t.confirmWithdraw : t.sendWithdraw}
          </Button>
          <Group gap="xs">
            <Button type="button" variant="default" disabled={!edits.size} onClick={() => setEdits(new Map())}>
              {t.reset}
            </Button>
            <Button type="submit" loading={send.isPending} disabled={needsReason}>
              {changed.length ? t.sendNegotiate(changed.length) : t.sendAccept}
            </Button>
          </Group>
        </Group>
      </Stack>
    </form>
  );
}
