import { Button, Group, Stack, Text } from '@mantine/core';
import { interviewCommandsDeliver, type DocumentTitle } from '@parley/client';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../words/use-words.js';
import { OnlyNow } from '../../live/past.js';
import { ProblemAlert } from '../../frame/problem-alert.js';
import type { ChannelOf } from '../protocol.js';
import { documentNames } from './chat.js';
import { Heading } from '../../frame/heading.js';

const DocumentDrawer = lazy(async () => ({ default: (await import('./document-drawer.js')).DocumentDrawer }));

/** The documents that there are, and those that are being written (I6). */
export function Documents({ channel }: { channel: ChannelOf<'interview'> }) {
  const { comma, interview: t } = useWords();
  const { channel_id, documents, delivery, language, status, round } = channel;
  const [opened, setOpened] = useState<DocumentTitle>();
  return (
    <Stack gap={4}>
      <Heading>{t.documents}</Heading>
      {!documents.length && !delivery && <Text size="sm">{t.noDocuments}</Text>}
      {documents.map((one) => (
        <Button
          key={one.document}
          size="compact-sm"
          variant="default"
          justify="start"
          onClick={() => setOpened(one)}
          lang={language}
        >
          {`${one.document} ${one.title} · ${t.version(one.version)}`}
        </Button>
      ))}
      {delivery && delivery.open.length > 0 && (
        <Text size="sm" role="status">{`✎ ${t.writing(documentNames(delivery.open, comma))}`}</Text>
      )}
      {status === 'open' && round > 0 && !delivery && (
        // Once they are there they may be asked for again.
        <OnlyNow>
          <Deliver key={documents.map(({ version }) => version).join()} id={channel_id} />
        </OnlyNow>
      )}
      {opened && (
        <Suspense>
          <DocumentDrawer channel={channel} title={opened} close={() => setOpened(undefined)} />
        </Suspense>
      )}
    </Stack>
  );
}

/** Has them written with what is known by now. */
function Deliver({ id }: { id: string }) {
  const t = useWords().interview;
  const deliver = useMutation({
    mutationFn: () => interviewCommandsDeliver({ path: { id }, body: {}, throwOnError: true }),
  });
  return (
    <Group>
      <Button
        size="compact-sm"
        variant="light"
        loading={deliver.isPending}
        disabled={deliver.isSuccess}
        onClick={() => deliver.mutate()}
      >
        {deliver.isSuccess ? t.asked : t.deliver}
      </Button>
      {deliver.error && <ProblemAlert error={deliver.error} />}
    </Group>
  );
}
