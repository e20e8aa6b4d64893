import { Button, Checkbox, Group, NumberInput, Stack, Textarea } from '@mantine/core';
import { workshopCommandsOpen } from '@parley/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProblemAlert } from '../../frame/problem-alert.js';
import type { Language } from '../../words/words.js';
import type { OpeningProps } from '../protocol.js';
import { EXAMPLES } from './examples.js';
import { bodyOf, draftOf, type Draft } from './opening-body.js';

/** Starts a workshop; filled with the example. */
export function OpeningForm({ onOpened }: OpeningProps) {
  const { t, i18n } = useTranslation(['workshop', 'frame']);
  const example = EXAMPLES[i18n.language as Language];
  const [draft, setDraft] = useState<Draft>(() => draftOf(example));
  const set = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }));
  const person = { name: t('open.personName', { ns: 'frame' }), focus: t('personFocus') };
  const open = useMutation({
    mutationFn: async () =>
      (await workshopCommandsOpen({ body: bodyOf(draft, example, person), throwOnError: true })).data.channel_id,
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
          label={t('requirement')}
          description={t('example')}
          value={draft.requirement}
          onChange={({ currentTarget }) => set({ requirement: currentTarget.value })}
          autosize
          minRows={3}
          required
          data-autofocus
        />
        <Textarea
          label={t('rolesLabel')}
          description={t('rolesHow')}
          value={draft.roles}
          onChange={({ currentTarget }) => set({ roles: currentTarget.value })}
          autosize
          minRows={3}
          required
        />
        <Group align="end">
          <NumberInput
            label={t('open.rounds', { ns: 'frame' })}
            value={draft.rounds}
            onChange={(rounds) => set({ rounds: Number(rounds) })}
            min={1}
            max={10}
            w={140}
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
