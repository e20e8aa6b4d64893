import { Button, Checkbox, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { interviewCommandsOpen } from '@parley/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProblemAlert } from '../../frame/problem-alert.js';
import type { Language } from '../../words/words.js';
import type { OpeningProps } from '../protocol.js';
import { EXAMPLES } from './examples.js';
import { bodyOf, draftOf, type Draft } from './opening-body.js';

/** Starts an interview; filled with the example, so that two clicks start one. */
export function OpeningForm({ onOpened }: OpeningProps) {
  const { t, i18n } = useTranslation(['interview', 'frame']);
  const example = EXAMPLES[i18n.language as Language];
  const [draft, setDraft] = useState<Draft>(() => draftOf(example));
  const set = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }));
  const open = useMutation({
    mutationFn: async () =>
      (await interviewCommandsOpen({ body: bodyOf(draft, example), throwOnError: true })).data.channel_id,
    onSuccess: onOpened,
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        open.mutate();
      }}
    >
      <Stack>
        <TextInput
          label={t('topic')}
          description={t('example')}
          value={draft.topic}
          onChange={({ currentTarget }) => set({ topic: currentTarget.value })}
          required
          data-autofocus
        />
        <Textarea
          label={t('find')}
          value={draft.goal}
          onChange={({ currentTarget }) => set({ goal: currentTarget.value })}
          autosize
          minRows={2}
        />
        <TextInput
          label={t('yourName')}
          value={draft.name}
          onChange={({ currentTarget }) => set({ name: currentTarget.value })}
        />
        <Checkbox
          label={t('open.rehearsal', { ns: 'frame' })}
          checked={draft.rehearsal}
          onChange={({ currentTarget }) => set({ rehearsal: currentTarget.checked })}
        />
        {open.error && <ProblemAlert error={open.error} />}
        <Group justify="end">
          <Button type="submit" loading={open.isPending}>
            {t('open.start', { ns: 'frame' })}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
