import { Alert, Button, Group, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameIn } from '../../channel/names.js';
import { Markdown } from '../../frame/markdown.js';
import { usePast } from '../../live/past.js';
import { Points } from '../points.js';
import type { ChannelOf, PanelProps } from '../protocol.js';
import { CompareDrafts } from './compare-drafts.js';
import { NextVersion } from './next-version.js';
import { Outputs } from './outputs.js';

const COLORS: ReadonlyMap<string, string> = new Map([
  ['success', 'green'],
  ['completed', 'green'],
  ['partial_consensus', 'yellow'],
  ['stopped', 'gray'],
  ['rehearsed', 'yellow'],
]);
const KNOWN = new Set(['success', 'partial_consensus', 'no_agreement', 'completed', 'failed', 'stopped', 'rehearsed']);

const WINDOWS = { files: Outputs, next: NextVersion };
type Window = keyof typeof WINDOWS;

/** What it came to: the report in brief, what stays open, who still objects; files, what changed, and the next version. */
export function Result({ channel: given, events }: PanelProps) {
  const { t } = useTranslation(['workshop', 'frame']);
  const [window, setWindow] = useState<Window>();
  const channel = given as ChannelOf<'workshop'>;
  const { outcome = 'failed', round, closed, decision, report, issues, previous, plan_version: version } = channel;
  const openIds = new Set(decision?.open_issues);
  const open = issues.filter(({ issue_id }) => openIds.has(issue_id)).map(({ statement }) => statement);
  const objections = (decision?.standing_objections ?? []).map(({ participant_id, entry_id, reason }) =>
    t('objects', { name: nameIn(channel, participant_id), id: entry_id, reason }),
  );
  const isPast = usePast() !== undefined;
  const windows: Window[] = isPast ? ['files'] : ['files', 'next'];
  const Shown = window && WINDOWS[window];
  const values = { version, before: previous?.version ?? 0, round };
  return (
    <Alert color={COLORS.get(outcome) ?? 'red'} title={t(`outcome.${KNOWN.has(outcome) ? outcome : 'failed'}`, values)}>
      <div lang={channel.language}>
        {report ? (
          <Markdown text={report} />
        ) : (
          <Text size="sm" className="said">
            {closed?.message}
          </Text>
        )}
        <Points name={t('summary.open', { ns: 'frame' })} points={open} />
        <Points name={t('standingObjections')} points={objections} />
      </div>
      <Group gap="xs" mt="xs">
        {windows.map((name) => (
          <Button key={name} size="xs" variant="default" onClick={() => setWindow(name)}>
            {t(`window.${name}`, values)}
          </Button>
        ))}
        {previous?.entries && (
          <CompareDrafts channel={channel} events={events} title={t('compareWith', values)} with="first" />
        )}
      </Group>
      {Shown && (
        <Modal
          opened
          onClose={() => setWindow(undefined)}
          size="xl"
          title={t(`window.${window}`, values)}
          closeButtonProps={{ 'aria-label': t('event.close', { ns: 'frame' }) }}
        >
          <Shown channel={channel} />
        </Modal>
      )}
    </Alert>
  );
}
