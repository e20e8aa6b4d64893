import { Button, Checkbox, Group, Stack, Textarea } from '@mantine/core';
import { teamsOpen } from '@parley/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProblemAlert } from '../../frame/problem-alert.js';
import type { Language } from '../../words/words.js';
import type { OpeningProps } from '../protocol.js';
import { EXAMPLES } from './examples.js';
import { bodyOf, draftOf, type Draft } from './opening-body.js';

/** Starts a team; filled with the example. */
export function OpeningForm({ onOpened }: OpeningProps) {
  const { t, i18n } = useTranslation(['team', 'frame']);
  const example = EXAMPLES[i18n.language as Language];
  const [draft, setDraft] = useState<Draft>(() => draftOf(example));
  const set = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }));
  const person = { name: t('open.personName', { ns: 'frame' }), persona: t('personIs') };
  const open = useMutation({
    mutationFn: async () =>
      (await teamsOpen({ body: bodyOf(draft, example, person), throwOnError: true })).data.channel_id,
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
        <Textarea
          label={t('taskLabel')}
          description={t('example')}
          value={draft.task}
          onChange={({ currentTarget }) => set({ task: currentTarget.value })}
          autosize
          minRows={3}
          required
          data-autofocus
        />
        <Textarea
          label={t('expertsLabel')}
          description={t('expertsHow')}
          value={draft.experts}
          onChange={({ currentTarget }) => set({ experts: currentTarget.value })}
          autosize
          minRows={3}
          required
        />
        <Group>
          <Checkbox
            label={t('automaticDebates')}
            checked={draft.debates}
            onChange={({ currentTarget }) => set({ debates: currentTarget.checked })}
          />
          <Checkbox
            label={t('open.person', { ns: 'frame', name: person.name })}
            checked={draft.withPerson}
            onChange={({ currentTarget }) => set({ withPerson: currentTarget.checked })}
          />
        </Group>
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
