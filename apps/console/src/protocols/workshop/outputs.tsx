import { Button, Group, Loader, Stack, Text } from '@mantine/core';
import { client, workshopViewsOutputs } from '@parley/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { JsonText, LongText } from '../../channel/json-text.js';
import { Markdown } from '../../frame/markdown.js';
import { ProblemAlert } from '../../frame/problem-alert.js';
import type { ChannelOf } from '../protocol.js';

/** The files of a finished version: the report as it is meant, all else as it is (W9). */
export function Outputs({ channel }: { channel: ChannelOf<'workshop'> }) {
  const { t } = useTranslation();
  const [picked, pick] = useState<string>();
  const { channel_id: id } = channel;
  const { data, error, refetch } = useQuery({
    queryKey: ['outputs', id],
    queryFn: async ({ signal }) => (await workshopViewsOutputs({ path: { id }, signal, throwOnError: true })).data,
  });
  if (error) return <ProblemAlert error={error} retry={() => void refetch()} />;
  if (!data) return <Loader aria-label={t('loading')} />;
  const shown = picked ?? data.items[0]?.file;
  return (
    <Stack>
      <Group gap={4}>
        {data.items.map(({ file }) => (
          <Button
            key={file}
            size="compact-xs"
            variant={file === shown ? 'filled' : 'default'}
            aria-pressed={file === shown}
            onClick={() => pick(file)}
          >
            {file}
          </Button>
        ))}
      </Group>
      {shown && <Output key={shown} id={id} file={shown} language={channel.language} />}
    </Stack>
  );
}

function Output({ id, file, language }: { id: string; file: string; language: string }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery({
    queryKey: ['output', id, file],
    queryFn: ({ signal }) => outputOf(id, file, signal),
    staleTime: Infinity,
  });
  if (error) return <ProblemAlert error={error} retry={() => void refetch()} />;
  if (data === undefined) return <Loader aria-label={t('loading')} />;
  return (
    <div lang={language}>
      <Text fw={600} size="sm">
        {file}
      </Text>
      {file.endsWith('.md') ? (
        <Markdown text={data} />
      ) : file.endsWith('.json') ? (
        <JsonText value={JSON.parse(data)} name={file} />
      ) : (
        <LongText text={data} name={file} />
      )}
    </div>
  );
}

/** As it is: the document of the API knows only JSON and text. */
async function outputOf(id: string, file: string, signal: AbortSignal): Promise<string> {
  const { data } = await client.get<{ 200: string }, unknown, true>({
    url: '/v1/channels/{id}/outputs/{file}',
    path: { id, file },
    parseAs: 'text',
    signal,
    throwOnError: true,
  });
  return data;
}
