import { Button, Checkbox, Group, Stack } from '@mantine/core';
import type { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useWords } from '../words/use-words.js';
import { ProblemAlert } from '../frame/problem-alert.js';

/** What every form of "New deliberation" holds. */
export interface DraftBase {
  rehearsal: boolean;
}

interface FrameProps<Draft extends DraftBase> {
  form: ReturnType<typeof useForm<Draft>>;
  /** Sends what the form holds. */
  open(draft: Draft): Promise<{ data: { channel_id: string } }>;
  onOpened(channelId: string): void;
  /** The protocol's own fields. */
  children: ReactNode;
}

/** The frame of a form that starts a deliberation: it says why one could not be started, and leads to the one that was. */
export function OpeningFrame<Draft extends DraftBase>({ form, open, onOpened, children }: FrameProps<Draft>) {
  const t = useWords().frame;
  const opening = useMutation({
    mutationFn: async (draft: Draft) => (await open(draft)).data.channel_id,
    onSuccess: onOpened,
  });
  return (
    <form onSubmit={form.onSubmit((draft) => opening.mutate(draft))}>
      <Stack>
        {children}
        <Checkbox label={t.open.rehearsal} {...form.getInputProps('rehearsal', { type: 'checkbox' })} />
        {opening.error && <ProblemAlert error={opening.error} />}
        <Group justify="end">
          <Button type="submit" loading={opening.isPending}>
            {t.open.start}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
