import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { keysRotate, type MadeKey } from '@parley/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ProblemAlert } from '../frame/problem-alert.js';
import { useWords } from '../words/use-words.js';

/** A day. */
const USUAL_MINUTES = '1440';
/** A month: more the server does not take. */
const MOST_MINUTES = 43_200;

/** Puts another key in a key's place. */
export function RotateForm({ id, onMade }: { id: string; onMade(made: MadeKey): void }) {
  const t = useWords().operator.keys;
  const [minutes, setMinutes] = useState(USUAL_MINUTES);
  const rotate = useMutation({
    mutationFn: async () => {
      const body = { overlap_minutes: Number(minutes) };
      return (await keysRotate({ path: { id }, body, throwOnError: true })).data;
    },
    onSuccess: onMade,
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        rotate.mutate();
      }}
    >
      <Stack gap="xs">
        <Text size="sm">{t.rotate.about}</Text>
        <TextInput
          type="number"
          min={0}
          max={MOST_MINUTES}
          required
          label={t.rotate.overlap}
          description={t.rotate.overlapWhy}
          value={minutes}
          onChange={({ currentTarget }) => setMinutes(currentTarget.value)}
        />
        {rotate.error && <ProblemAlert error={rotate.error} />}
        <Group>
          <Button type="submit" size="xs" loading={rotate.isPending}>
            {t.rotate.start}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
