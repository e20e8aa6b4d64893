import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { interviewCommandsAnswer, type InboxItem } from '@parley/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../frame/format.js';
import { ProblemAlert } from '../../frame/problem-alert.js';
import { sendsBy } from '../../frame/sends-by.js';
import type { AnswerProps } from '../protocol.js';

/** A seat that is asked, as an interview's inbox item has it. */
interface Asked {
  participant_id: string;
  request_id: string;
  name: string;
  due_at: string;
  work: 'say' | 'answer' | 'write';
  /** The document, where one is asked for. */
  title?: string;
  /** What a model in that seat is told. */
  told?: string;
}

const askedBy = (item: InboxItem): Asked | undefined =>
  item.request_id && !item.vote ? (item as unknown as Asked) : undefined;

/** What is asked of a seat: the user speaks in the chat, a person in the Interviewer's seat here. */
export function Answer({ channel, item }: AnswerProps) {
  const { t } = useTranslation('interview');
  const format = useFormat();
  const asked = askedBy(item);
  if (!asked) return null;
  const { name, work, title, due_at } = asked;
  if (work === 'answer') return <Speak id={channel.channel_id} asked={asked} language={channel.language} />;
  return (
    <>
      <Text size="sm" fw={600}>
        {work === 'say' ? t('yourTurn', { name }) : t('writeElsewhere', { name, title })}
      </Text>
      <Text size="xs">{t('due', { time: format.time(due_at) })}</Text>
    </>
  );
}

function Speak({ id, asked, language }: { id: string; asked: Asked; language: string }) {
  const { t } = useTranslation(['interview', 'frame']);
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const { participant_id, request_id, name, told } = asked;
  const send = useMutation({
    mutationFn: () =>
      interviewCommandsAnswer({
        path: { id },
        body: { participant_id, request_id, text: text.trim() },
        throwOnError: true,
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['inbox'] }),
  });
  const say = () => text.trim() !== '' && !send.isPending && send.mutate();
  if (send.isSuccess) return <Text role="status">{t('work.pending', { ns: 'frame' })}</Text>;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        say();
      }}
    >
      <Stack gap="xs">
        <Text fw={600}>{t('answerAs', { name })}</Text>
        {told && (
          <details>
            <Text component="summary" size="sm">
              {t('told')}
            </Text>
            <Text size="sm" className="said" lang={language}>
              {told}
            </Text>
          </details>
        )}
        <Textarea
          label={t('yourWords')}
          description={t('sendKeys')}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={(event) => {
            if (!sendsBy(event, 'enter')) return;
            event.preventDefault();
            say();
          }}
          autosize
          minRows={2}
        />
        {send.error && <ProblemAlert error={send.error} />}
        <Group justify="end">
          <Button type="submit" loading={send.isPending} disabled={!text.trim()}>
            {t('send')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
