import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { interventionsIntervene, interviewCommandsAnswer, type Channel, type InboxItem } from '@parley/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ANSWERING } from '../../api/queries.js';
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

/** What is asked of a seat: the user's next words, or the Interviewer's where a person has that seat. */
export function Answer({ channel, item }: AnswerProps) {
  const { t } = useTranslation('interview');
  const asked = askedBy(item);
  if (!asked) return null;
  const { name, work, title } = asked;
  if (work !== 'write') return <Speak channel={channel} asked={asked} />;
  return <Text size="sm">{t('writeElsewhere', { name, title })}</Text>;
}

/** The user speaks as everywhere, by an intervention; the Interviewer answers a turn. */
function say({ channel_id: id }: Channel, { work, participant_id, request_id }: Asked, text: string) {
  return work === 'say'
    ? interventionsIntervene({ path: { id }, body: { text }, throwOnError: true })
    : interviewCommandsAnswer({ path: { id }, body: { participant_id, request_id, text }, throwOnError: true });
}

function Speak({ channel, asked }: { channel: Channel; asked: Asked }) {
  const { t } = useTranslation(['interview', 'frame']);
  const format = useFormat();
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const { name, work, told, due_at } = asked;
  const send = useMutation({
    ...ANSWERING,
    mutationFn: () => say(channel, asked, text.trim()),
    onSettled: () => queries.invalidateQueries({ queryKey: ['inbox'] }),
  });
  const submit = () => text.trim() !== '' && !send.isPending && send.mutate();
  if (send.isSuccess) return <Text role="status">{t('work.pending', { ns: 'frame' })}</Text>;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="xs">
        <Text fw={600}>{t(work === 'say' ? 'yourTurn' : 'answerAs', { name })}</Text>
        <Text size="xs">{t('due', { time: format.time(due_at) })}</Text>
        {told && (
          <details>
            <Text component="summary" size="sm">
              {t('told')}
            </Text>
            <Text size="sm" className="said" lang={channel.language}>
              {told}
            </Text>
          </details>
        )}
        <Textarea
          label={t(work === 'say' ? 'yourAnswer' : 'yourWords')}
          description={t('sendKeys')}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={(event) => {
            if (!sendsBy(event, 'enter')) return;
            event.preventDefault();
            submit();
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
