import { Button, Group, NativeSelect, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { roundTableCommandsContribute, type ContributionDto } from '@parley/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ANSWERING, channelQuery } from '../../api/queries.js';
import { useFormat } from '../../frame/format.js';
import { ProblemAlert } from '../../frame/problem-alert.js';
import { sendsBy } from '../../frame/sends-by.js';
import type { AnswerProps, ChannelOf } from '../protocol.js';
import { askedBy, contributionOf, NOTHING, type Asked, type Words } from './answer-body.js';
import { Heard } from './heard.js';
import { VERDICTS } from './verdict-chip.js';

/** A person's turn to speak: words, and where that leaves one, if one says so. */
export function Answer({ channel, item }: AnswerProps) {
  const asked = askedBy(item);
  return asked ? <Turn channel={channel as ChannelOf<'round-table'>} asked={asked} /> : null;
}

function Turn({ channel, asked }: { channel: ChannelOf<'round-table'>; asked: Asked }) {
  const { t } = useTranslation(['round-table', 'frame']);
  const format = useFormat();
  const queries = useQueryClient();
  const [words, setWords] = useState<Words>(NOTHING);
  const send = useMutation({
    ...ANSWERING,
    mutationFn: (body: ContributionDto) =>
      roundTableCommandsContribute({ path: { id: channel.channel_id }, body, throwOnError: true }),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries(channelQuery(channel.channel_id)),
        queries.invalidateQueries({ queryKey: ['inbox'] }),
      ]),
  });
  const isSaid = words.text.trim() !== '';
  const say = () => isSaid && !send.isPending && send.mutate(contributionOf(asked, words));
  if (send.isSuccess) return <Text role="status">{t('work.pending', { ns: 'frame' })}</Text>;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        say();
      }}
      onKeyDown={(event) => sendsBy(event, 'ctrl') && say()}
    >
      <Stack gap="xs">
        <Text fw={600}>{t('answerAs', { name: asked.name, round: asked.round })}</Text>
        <Text size="xs">{t('due', { time: format.time(asked.due_at) })}</Text>
        <Heard asked={asked} language={channel.language} />
        <Fields words={words} set={(changes) => setWords({ ...words, ...changes })} channel={channel} asked={asked} />
        {send.error && <ProblemAlert error={send.error} />}
        <Group justify="space-between">
          <Text size="xs">{t('sendKeys')}</Text>
          <Button type="submit" loading={send.isPending} disabled={!isSaid}>
            {t('send')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface FieldsProps {
  words: Words;
  set(changes: Partial<Words>): void;
  channel: ChannelOf<'round-table'>;
  asked: Asked;
}

function Fields({ words, set, channel, asked }: FieldsProps) {
  const { t } = useTranslation('round-table');
  const others = channel.members.filter(({ participant_id }) => participant_id !== asked.participant_id);
  const isApart = words.verdict === 'partly' || words.verdict === 'disagree';
  return (
    <>
      <Textarea
        size="xs"
        label={t('yourWords')}
        value={words.text}
        onChange={({ currentTarget }) => set({ text: currentTarget.value })}
        required
        autosize
        minRows={2}
        maxRows={8}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs">
        <NativeSelect
          size="xs"
          label={t('yourStance')}
          value={words.verdict}
          onChange={({ currentTarget }) => set({ verdict: currentTarget.value as Words['verdict'] })}
          data={[{ value: '', label: t('noStance') }, ...VERDICTS.map((value) => ({ value, label: t(value) }))]}
        />
        <NativeSelect
          size="xs"
          label={t('nextSpeaker')}
          value={words.next}
          onChange={({ currentTarget }) => set({ next: currentTarget.value })}
          data={[
            { value: '', label: t('nobody') },
            ...others.map(({ participant_id: value, name: label }) => ({ value, label: `@${label}` })),
          ]}
        />
      </SimpleGrid>
      {words.verdict && (
        <TextInput
          size="xs"
          label={t(isApart ? 'whatMustChange' : 'yourClaim')}
          value={words.claim}
          onChange={({ currentTarget }) => set({ claim: currentTarget.value })}
        />
      )}
    </>
  );
}
