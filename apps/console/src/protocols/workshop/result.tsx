import { Alert, Button, Group, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Markdown } from '../../frame/markdown.js';
import { outcomeColor } from '../../frame/outcome-color.js';
import { usePast } from '../../live/past.js';
import type { ChannelOf, PanelProps } from '../protocol.js';
import { CompareDrafts } from './compare-drafts.js';
import { NextVersion } from './next-version.js';
import { Outputs } from './outputs.js';

const KNOWN = new Set(['success', 'partial_consensus', 'no_agreement', 'completed', 'failed', 'stopped', 'rehearsed']);

const WINDOWS = { files: Outputs, next: NextVersion };
type Window = keyof typeof WINDOWS;

/** What it came to: the report in brief; files, what changed, and the next version. */
export function Result({ channel: given, events }: PanelProps) {
  const { t } = useTranslation(['workshop', 'frame']);
  const [window, setWindow] = useState<Window>();
  const channel = given as ChannelOf<'workshop'>;
  const { outcome = 'failed', round, closed, report, previous, plan_version: version } = channel;
  const isPast = usePast() !== undefined;
  const windows: Window[] = isPast ? ['files'] : ['files', 'next'];
  const Shown = window && WINDOWS[window];
  const values = { version, before: previous?.version ?? 0, round };
  return (
    <Alert color={outcomeColor(outcome)} title={t(`outcome.${KNOWN.has(outcome) ? outcome : 'failed'}`, values)}>
      <div lang={channel.language}>
        {report ? (
          <Markdown text={report} />
        ) : (
          <Text size="sm" className="said">
            {closed?.message}
          </Text>
        )}
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
