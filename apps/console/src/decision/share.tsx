import { Button, Group, Popover, Stack, Text, TextInput } from '@mantine/core';
import { sharingEnd, sharingShare, type DecisionLink } from '@parley/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { keyHeader } from '../api/client.js';
import { useFormat } from '../frame/format.js';
import { ProblemAlert } from '../frame/problem-alert.js';
import { useDecisionWords } from './use-decision-words.js';

/** A link that only reads: with a key of its own where keys are needed, else the plain address. */
export function Share({ id }: { id: string }) {
  const t = useDecisionWords().page;
  const [opened, setOpened] = useState(false);
  // Without a key this tab was let in by nobody: then everybody who reaches the server is.
  const isKeyed = keyHeader().authorization !== undefined;
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      width="min(360px, 90vw)"
      position="bottom-start"
      trapFocus
      shadow="md"
    >
      <Popover.Target>
        <Button size="xs" variant="default" onClick={() => setOpened(!opened)}>
          {t.share}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        {isKeyed ? <KeyedLink id={id} /> : <Address value={location.origin + location.pathname} said={t.plain} />}
      </Popover.Dropdown>
    </Popover>
  );
}

function KeyedLink({ id }: { id: string }) {
  const t = useDecisionWords().page;
  const format = useFormat();
  const [link, setLink] = useState<DecisionLink>();
  const path = { id };
  const make = useMutation({
    mutationFn: async () => (await sharingShare({ path, body: {}, throwOnError: true })).data,
    onSuccess: setLink,
  });
  const end = useMutation({
    mutationFn: () => sharingEnd({ path, throwOnError: true }),
    onSuccess: () => setLink(undefined),
  });
  const failed = make.error ?? end.error;
  return (
    <Stack gap="xs">
      <Text size="sm">{t.shareWhy}</Text>
      {link && <Address value={location.origin + link.path} said={t.until(format.time(link.expires_at))} />}
      <Group gap="xs">
        <Button size="xs" loading={make.isPending} onClick={() => make.mutate()}>
          {t.makeLink}
        </Button>
        <Button size="xs" variant="default" loading={end.isPending} onClick={() => end.mutate()}>
          {t.endLink}
        </Button>
      </Group>
      {end.isSuccess && !link && (
        <Text size="sm" role="status">
          {t.ended}
        </Text>
      )}
      {failed && <ProblemAlert error={failed} />}
    </Stack>
  );
}

function Address({ value, said }: { value: string; said: string }) {
  const t = useDecisionWords().page;
  return (
    <TextInput
      label={t.address}
      description={said}
      value={value}
      readOnly
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
  );
}
