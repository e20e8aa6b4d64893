import { Button, Group, Loader, Stack, Switch } from '@mantine/core';
import { client, workshopViewsOutputs } from '@parley/client';
import { unturnedJson } from '@parley/untrusted';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../../words/use-words.js';
import { JsonText, LongText } from '../../frame/json-text.js';
import { Markdown } from '../../frame/markdown.js';
import { ProblemAlert } from '../../frame/problem-alert.js';
import { TextDiff } from '../../frame/text-diff.js';
import type { ChannelOf } from '../protocol.js';
import { Heading } from '../../frame/heading.js';

/** The files of a finished version: the report as it is meant, all else as it is (W9). */
export function Outputs({ channel }: { channel: ChannelOf<'workshop'> }) {
  const t = useWords().frame;
  const [picked, pick] = useState<string>();
  const { channel_id: id } = channel;
  const { data, error, refetch } = useQuery({
    queryKey: ['outputs', id],
    queryFn: async ({ signal }) => (await workshopViewsOutputs({ path: { id }, signal, throwOnError: true })).data,
  });
  if (error) return <ProblemAlert error={error} retry={() => void refetch()} />;
  if (!data) return <Loader aria-label={t.loading} />;
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
      {shown && <Output key={shown} channel={channel} file={shown} />}
    </Stack>
  );
}

interface OutputProps {
  channel: ChannelOf<'workshop'>;
  file: string;
}

function Output({ channel: { channel_id: id, language, previous }, file }: OutputProps) {
  const { frame: t, workshop } = useWords();
  const [compares, setCompares] = useState(false);
  const { data, error, refetch } = useQuery(outputQuery(id, file));
  if (error) return <ProblemAlert error={error} retry={() => void refetch()} />;
  if (data === undefined) return <Loader aria-label={t.loading} />;
  return (
    <div lang={language}>
      {previous && file.endsWith('.md') && (
        <Switch
          size="xs"
          label={workshop.changesOfText(previous.version)}
          checked={compares}
          onChange={() => setCompares(!compares)}
        />
      )}
      <Heading order={3}>{file}</Heading>
      {previous && compares ? (
        <Since id={previous.channel_id} file={file} now={data} language={language} />
      ) : file.endsWith('.md') ? (
        <Markdown text={data} isOurs />
      ) : file.endsWith('.json') ? (
        <JsonText value={unturnedJson(data)} name={file} />
      ) : (
        <LongText text={data} name={file} />
      )}
    </div>
  );
}

/** The same file of the version before, and what has changed in it. */
function Since({ id, file, now, language }: { id: string; file: string; now: string; language: string }) {
  const t = useWords().frame;
  const { data, error, refetch } = useQuery(outputQuery(id, file));
  if (error) return <ProblemAlert error={error} retry={() => void refetch()} />;
  if (data === undefined) return <Loader aria-label={t.loading} />;
  return <TextDiff before={data} now={now} language={language} />;
}

const outputQuery = (id: string, file: string) =>
  queryOptions({
    queryKey: ['output', id, file],
    queryFn: ({ signal }) => outputOf(id, file, signal),
    staleTime: Infinity,
  });

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
