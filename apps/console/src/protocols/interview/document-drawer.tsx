import { Drawer, Group, Loader, NativeSelect, Stack, Text } from '@mantine/core';
import {
  interviewDocumentsCompare,
  interviewDocumentsDocument,
  interviewDocumentsVersions,
  type DocumentTitle,
} from '@parley/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../../words/use-words.js';
import { useFormat } from '../../frame/format.js';
import { ProblemAlert } from '../../frame/problem-alert.js';
import type { ChannelOf } from '../protocol.js';
import { Compared } from './compared.js';

interface DocumentDrawerProps {
  channel: ChannelOf<'interview'>;
  title: DocumentTitle;
  close(): void;
}

/** One document, in any of its versions, alone or compared with another, statement by statement (I6). */
export function DocumentDrawer({ channel, title: { document, title, version: latest }, close }: DocumentDrawerProps) {
  const { interview: t, frame } = useWords();
  const format = useFormat();
  const [version, setVersion] = useState(latest);
  const [from, setFrom] = useState<number>();
  const path = { id: channel.channel_id, document };
  const versions = useQuery({
    queryKey: ['versions', path, latest],
    queryFn: async () => (await interviewDocumentsVersions({ path, throwOnError: true })).data.items,
  });
  const shown = useQuery({
    queryKey: ['document', path, version, from],
    queryFn: () => readDocument(path, version, from ?? version),
    staleTime: Infinity,
  });
  // At a past moment, those that came later are left out.
  const listed = (versions.data ?? []).filter((one) => one.version <= latest);
  return (
    <Drawer
      opened
      onClose={close}
      position="right"
      size="lg"
      title={`${document} ${title}`}
      closeButtonProps={{ 'aria-label': frame.event.close }}
    >
      <Stack>
        <Group grow>
          <NativeSelect
            label={t.versionShown}
            value={String(version)}
            onChange={({ currentTarget }) => setVersion(Number(currentTarget.value))}
            data={listed.map(({ version: one, at }) => ({
              value: String(one),
              label: `${t.version(one)} · ${format.time(at)}`,
            }))}
          />
          <NativeSelect
            label={t.comparedWith}
            value={from === undefined ? '' : String(from)}
            onChange={({ currentTarget }) => setFrom(currentTarget.value ? Number(currentTarget.value) : undefined)}
            data={[
              { value: '', label: t.notCompared },
              ...listed.map(({ version: one }) => ({ value: String(one), label: t.version(one) })),
            ]}
          />
        </Group>
        {(versions.error ?? shown.error) && <ProblemAlert error={versions.error ?? shown.error} />}
        {shown.isPending && <Loader aria-label={frame.loading} />}
        {shown.data && (
          <div lang={channel.language}>
            <Text size="sm" className="said">
              {shown.data.content.summary}
            </Text>
            <Compared comparison={shown.data.comparison} alone={from === undefined} />
          </div>
        )}
      </Stack>
    </Drawer>
  );
}

/** A version compared with itself has all its statements under their headings: one way to show both. */
async function readDocument(path: { id: string; document: string }, version: number, from: number) {
  const [shown, compared] = await Promise.all([
    interviewDocumentsDocument({ path, query: { version: String(version) }, throwOnError: true }),
    interviewDocumentsCompare({ path, query: { from: String(from), to: String(version) }, throwOnError: true }),
  ]);
  return { content: shown.data.content, comparison: compared.data };
}
