import { Button, Group, Menu } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import type { DecisionRecord } from '@parley/client';
import { folderName } from '@parley/untrusted';
import type { Language } from '@parley/wording';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { isSeatTab } from '../api/client.js';
import { ProblemAlert } from '../frame/problem-alert.js';
import { save } from '../frame/save-file.js';
import { fetchDecision, fetchRecord, type DecisionFormat } from './decision-file.js';
import { Share } from './share.js';
import { useWords } from '../words/use-words.js';
import { useDecisionWords } from './use-decision-words.js';

interface ActionsProps {
  record: DecisionRecord;
  /** The key of a link that only reads, where that is how it is shown. */
  shareKey: string | undefined;
  language: Language;
}

const FILES: readonly { format: DecisionFormat; ending: string }[] = [
  { format: 'markdown', ending: '.md' },
  { format: 'html', ending: '.html' },
  { format: 'madr', ending: '-madr.md' },
];

/** What can be done with a decision: copied, printed, taken away as a file, passed on. */
export function Actions({ record, shareKey, language }: ActionsProps) {
  const t = useDecisionWords().page;
  const { channel } = useWords();
  const { channel_id: id, topic } = record;
  const fetched = (format: DecisionFormat) => fetchDecision({ id, format, language, key: shareKey });
  const take = useMutation({
    mutationFn: async ({ format, ending }: (typeof FILES)[number]) =>
      save(new Blob([await fetched(format)]), `${folderName(topic, id)}${ending}`),
  });
  const takeRecord = useMutation({
    mutationFn: async () => save(new Blob([await fetchRecord(id, language)]), `${folderName(topic, id)}-record.html`),
  });
  // Whoever reads the decision alone, by a link or a seat's key, reads no more of the channel.
  const readsAll = shareKey === undefined && !isSeatTab();
  const clipboard = useClipboard();
  const copy = useMutation({ mutationFn: async () => clipboard.copy(await fetched('markdown')) });
  const failed = take.error ?? takeRecord.error ?? copy.error;
  return (
    <Group gap="xs" className="no-print">
      <Button size="xs" variant="default" loading={copy.isPending} onClick={() => copy.mutate()}>
        {clipboard.copied ? `✓ ${t.copied}` : t.copy}
      </Button>
      <Button size="xs" variant="default" onClick={() => window.print()}>
        {t.print}
      </Button>
      <Menu position="bottom-start" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button size="xs" variant="default" loading={take.isPending || takeRecord.isPending}>
            {`↓ ${t.download}`}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {FILES.map((file) => (
            <Menu.Item key={file.format} onClick={() => take.mutate(file)}>
              {t.files[file.format]}
            </Menu.Item>
          ))}
          {readsAll && <Menu.Item onClick={() => takeRecord.mutate()}>{t.files.record}</Menu.Item>}
          {readsAll && (
            <Menu.Item component={Link} to={`/channels/${id}/audit`}>
              {channel.downloads.audit}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {readsAll && <Share id={id} />}
      {failed && <ProblemAlert error={failed} />}
    </Group>
  );
}
