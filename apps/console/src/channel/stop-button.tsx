import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { interventionsStop } from '@parley/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../words/use-words.js';
import { channelQuery } from '../api/queries.js';
import { ProblemAlert } from '../frame/problem-alert.js';

/** Ends a deliberation, once somebody has said so twice. */
export function StopButton({ id }: { id: string }) {
  const t = useWords().frame;
  const queries = useQueryClient();
  const [opened, { open, close }] = useDisclosure(false);
  const [reason, setReason] = useState('');
  const stop = useMutation({
    mutationFn: () => interventionsStop({ path: { id }, body: { reason }, throwOnError: true }),
    onSuccess: () => {
      close();
      return queries.invalidateQueries(channelQuery(id));
    },
  });
  return (
    <>
      <Button color="red" variant="outline" size="xs" onClick={open}>
        {t.channel.stop}
      </Button>
      <Modal
        opened={opened}
        onClose={close}
        title={t.channel.stopTitle}
        closeButtonProps={{ 'aria-label': t.event.close }}
      >
        <Stack>
          <Text size="sm">{t.channel.stopWhy}</Text>
          <TextInput
            label={t.channel.stopReason}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
            data-autofocus
          />
          {stop.error && <ProblemAlert error={stop.error} />}
          <Group justify="end">
            <Button variant="default" onClick={close}>
              {t.channel.cancel}
            </Button>
            <Button color="red" loading={stop.isPending} onClick={() => stop.mutate()}>
              {t.channel.stop}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}
