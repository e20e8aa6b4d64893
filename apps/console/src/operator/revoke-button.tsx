import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { keysRevoke, type StoredKey } from '@parley/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ProblemAlert } from '../frame/problem-alert.js';
import { useWords } from '../words/use-words.js';
import { OPERATOR } from './queries.js';

/** Revokes a key, once somebody has said so twice. */
export function RevokeButton({ stored: { id, name, tenant } }: { stored: StoredKey }) {
  const { operator, frame } = useWords();
  const t = operator.keys.revoke;
  const queries = useQueryClient();
  const [opened, { open, close }] = useDisclosure(false);
  const revoke = useMutation({
    mutationFn: () => keysRevoke({ path: { id }, throwOnError: true }),
    onSuccess: () => {
      close();
      return queries.invalidateQueries({ queryKey: [OPERATOR] });
    },
  });
  return (
    <>
      <Button size="xs" color="red" variant="outline" onClick={open}>
        {t.open}
      </Button>
      <Modal opened={opened} onClose={close} title={t.title} closeButtonProps={{ 'aria-label': frame.event.close }}>
        <Stack>
          <Text size="sm" className="said">
            {t.about(name, tenant)}
          </Text>
          {revoke.error && <ProblemAlert error={revoke.error} />}
          <Group justify="end">
            <Button variant="default" onClick={close} data-autofocus>
              {frame.channel.cancel}
            </Button>
            <Button color="red" loading={revoke.isPending} onClick={() => revoke.mutate()}>
              {t.open}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}
