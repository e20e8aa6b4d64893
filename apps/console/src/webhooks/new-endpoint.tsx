import { Button, Card, Group, Stack } from '@mantine/core';
import { webhooksMake } from '@parley/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SecretNotice } from '../frame/secret-notice.js';
import { useWords } from '../words/use-words.js';
import { EndpointForm, type Wanted } from './endpoint-form.js';
import { webhooksQuery } from './queries.js';

/** Makes a webhook, and shows its secret once. */
export function NewEndpoint() {
  const { webhooks: t } = useWords();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const make = useMutation({
    mutationFn: async (body: Wanted) => (await webhooksMake({ body, throwOnError: true })).data,
    onSuccess: () => {
      setOpen(false);
      return queries.invalidateQueries(webhooksQuery);
    },
  });
  return (
    <Stack gap="xs">
      <Group>
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t.form.open}
        </Button>
      </Group>
      {isOpen && (
        <Card withBorder>
          <EndpointForm
            error={make.error}
            isPending={make.isPending}
            submit={t.form.make}
            onSubmit={(wanted) => make.mutate(wanted)}
          />
        </Card>
      )}
      {make.data && (
        <SecretNotice
          title={t.secret.title}
          about={t.secret.about(make.data.url)}
          secret={make.data.secret}
          onClose={make.reset}
        />
      )}
    </Stack>
  );
}
