import { Button, Menu, Stack } from '@mantine/core';
import type { Channel } from '@parley/client';
import { folderName } from '@parley/untrusted';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../../words/use-words.js';
import { Link } from 'react-router';
import { ProblemAlert } from '../../frame/problem-alert.js';
import { fetchFile, fetchItems, save, saveText } from '../../frame/save-file.js';
import type { FileLink, Screens } from '../../protocols/protocol.js';

interface DownloadsProps {
  channel: Channel;
  files: Screens['files'];
}

/** What can be taken away: the export that anybody can verify, the outcome, and the files of the protocol. */
export function Downloads({ channel, files }: DownloadsProps) {
  const t = useWords().channel;
  const [opened, setOpened] = useState(false);
  const { channel_id: id, topic, status, version } = channel;
  const own = useQuery({
    queryKey: ['files', id, version],
    queryFn: () => files!(channel),
    enabled: opened && files !== undefined,
  });
  const take = useMutation({ mutationFn: takeAway });
  const name = folderName(topic, id);
  const all: FileLink = { name: `${name}.jsonl`, path: `/v1/channels/${id}/export` };
  const outcome: FileLink = { name: `${name}-outcome.json`, path: `/v1/channels/${id}/outcome` };
  const item = (link: FileLink, label: string) => (
    <Menu.Item key={link.path} onClick={() => take.mutate(link)}>
      {label}
    </Menu.Item>
  );
  return (
    <Stack gap={4} align="end">
      <Menu opened={opened} onChange={setOpened} position="bottom-end" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button size="xs" variant="default" loading={take.isPending}>
            {`↓ ${t.downloads.open}`}
          </Button>
        </Menu.Target>
        <Menu.Dropdown mah="60dvh" style={{ overflow: 'auto' }}>
          {item(all, `${t.downloads.events} (.jsonl)`)}
          {status === 'closed' && item(outcome, `${t.downloads.outcome} (.json)`)}
          {own.isFetching && <Menu.Label>{t.downloads.more}</Menu.Label>}
          {own.data?.map((link) => item({ ...link, name: `${name}-${link.name}` }, link.name))}
          <Menu.Divider />
          <Menu.Item component={Link} to="/verify">
            {t.downloads.verify}
          </Menu.Item>
          <Menu.Item component={Link} to={`/channels/${id}/audit`}>
            {t.downloads.audit}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {(take.error ?? own.error) && <ProblemAlert error={take.error ?? own.error} />}
    </Stack>
  );
}

async function takeAway({ name, path, paged, textOf }: FileLink): Promise<void> {
  const file = await (paged ? fetchItems : fetchFile)(path);
  if (textOf) saveText(textOf(JSON.parse(await file.text())), name);
  else save(file, name);
}
