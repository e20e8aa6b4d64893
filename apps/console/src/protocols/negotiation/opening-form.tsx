import { Button, Checkbox, Group, NumberInput, Stack, Textarea } from '@mantine/core';
import { negotiationCommandsOpen } from '@parley/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProblemAlert } from '../../frame/problem-alert.js';
import type { Language } from '../../words/words.js';
import type { OpeningProps } from '../protocol.js';
import { EXAMPLES } from './examples.js';
import { bodyOf, draftOf, type Draft } from './opening-body.js';

/** Starts a negotiation; filled with the example, so that two clicks start one. */
export function OpeningForm({ onOpened }: OpeningProps) {
  const { t, i18n } = useTranslation(['negotiation', 'frame']);
  const example = EXAMPLES[i18n.language as Language];
  const [draft, setDraft] = useState<Draft>(() => draftOf(example));
  const set = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }));
  const person = t('open.personName', { ns: 'frame' });
  const open = useMutation({
    mutationFn: async () =>
      (await negotiationCommandsOpen({ body: bodyOf(draft, example, person), throwOnError: true })).data.channel_id,
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
          label={t('demand')}
          description={t('example')}
          value={draft.demand}
          onChange={({ currentTarget }) => set({ demand: currentTarget.value })}
          autosize
          minRows={3}
          required
          data-autofocus
        />
        <Textarea
          label={t('constraints')}
          value={draft.constraints}
          onChange={({ currentTarget }) => set({ constraints: currentTarget.value })}
          autosize
          minRows={2}
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
          <NumberInput
            label={t('open.rounds', { ns: 'frame' })}
            value={draft.rounds}
            onChange={(rounds) => set({ rounds: Number(rounds) })}
            min={1}
            max={10}
            w={140}
          />
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
