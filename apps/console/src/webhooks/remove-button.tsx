import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { webhooksRemove, type WebhookEndpoint } from '@parley/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ProblemAlert } from '../frame/problem-alert.js';
import { useWords } from '../words/use-words.js';
import { webhooksQuery } from './queries.js';

/** Removes a webhook, once somebody has said so twice. */
export function RemoveButton({ endpoint: { id, url } }: { endpoint: WebhookEndpoint }) {
  const { webhooks, frame } = useWords();
  const t = webhooks.remove;
  const queries = useQueryClient();
  const [opened, { open, close }] = useDisclosure(false);
  const remove = useMutation({
    mutationFn: () => webhooksRemove({ path: { id }, throwOnError: true }),
    onSuccess: () => queries.invalidateQueries(webhooksQuery),
  });
  return (
    <>
      <Button size="xs" color="red" variant="outline" onClick={open}>
        {t.open}
      </Button>
      <Modal opened={opened} onClose={close} title={t.title} closeButtonProps={{ 'aria-label': frame.event.close }}>
        <Stack>
          <Text size="sm" className="said">
            {t.about(url)}
          </Text>
          {remove.error && <ProblemAlert error={remove.error} />}
          <Group justify="end">
            <Button variant="default" onClick={close} data-autofocus>
              {frame.channel.cancel}
            </Button>
            <Button color="red" loading={remove.isPending} onClick={() => remove.mutate()}>
              {t.open}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}
