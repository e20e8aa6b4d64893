import { Button, Checkbox, Group, NativeSelect, NumberInput, Stack, Textarea } from '@mantine/core';
import { roundTableCommandsOpen } from '@parley/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProblemAlert } from '../../frame/problem-alert.js';
import type { Language } from '../../words/words.js';
import type { OpeningProps } from '../protocol.js';
import { EXAMPLES } from './examples.js';
import { bodyOf, draftOf, type Draft } from './opening-body.js';

/** Opens a table; filled with the example, so that two clicks open one. */
export function OpeningForm({ onOpened }: OpeningProps) {
  const { t, i18n } = useTranslation(['round-table', 'frame']);
  const example = EXAMPLES[i18n.language as Language];
  const [draft, setDraft] = useState<Draft>(() => draftOf(example));
  const set = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }));
  const person = t('open.personName', { ns: 'frame' });
  const open = useMutation({
    mutationFn: async () =>
      (await roundTableCommandsOpen({ body: bodyOf(draft, example, person), throwOnError: true })).data.channel_id,
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
        <NativeSelect
          label={t('mode')}
          value={draft.mode}
          onChange={({ currentTarget }) => set({ mode: currentTarget.value as Draft['mode'] })}
          data={(['board', 'party'] as const).map((value) => ({ value, label: t(value) }))}
        />
        <Textarea
          label={t('ask')}
          description={t('example')}
          value={draft.question}
          onChange={({ currentTarget }) => set({ question: currentTarget.value })}
          autosize
          minRows={2}
          required={draft.mode === 'board'}
          data-autofocus
        />
        <Textarea
          label={t('open.participants', { ns: 'frame' })}
          value={draft.participants}
          onChange={({ currentTarget }) => set({ participants: currentTarget.value })}
          autosize
          minRows={3}
          required
        />
        <Group align="end">
          {draft.mode === 'board' && (
            <NumberInput
              label={t('open.rounds', { ns: 'frame' })}
              value={draft.rounds}
              onChange={(rounds) => set({ rounds: Number(rounds) })}
              min={1}
              max={100}
              w={140}
            />
          )}
          <Checkbox
            label={t('open.person', { ns: 'frame', name: person })}
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
