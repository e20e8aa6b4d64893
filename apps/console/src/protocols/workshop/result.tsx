import { Alert, Button, Group, Modal, Text } from '@mantine/core';
import { ownProperty } from '@parley/untrusted';
import { useState } from 'react';
import { useWords } from '../../words/use-words.js';
import { Markdown } from '../../frame/markdown.js';
import { outcomeColor } from '../../frame/outcome-color.js';
import { usePast } from '../../live/past.js';
import type { ChannelOf, PanelProps } from '../protocol.js';
import { CompareDrafts } from './compare-drafts.js';
import { NextVersion } from './next-version.js';
import { Outputs } from './outputs.js';

const WINDOWS = { files: Outputs, next: NextVersion };
type Window = keyof typeof WINDOWS;

/** What it came to: the report in brief; files, what changed, and the next version. */
export function Result({ channel: given, events }: PanelProps) {
  const { workshop: t, frame } = useWords();
  const [window, setWindow] = useState<Window>();
  const channel = given as ChannelOf<'workshop'>;
  const { outcome = 'failed', round, closed, report, previous, plan_version: version } = channel;
  const isPast = usePast() !== undefined;
  const windows: Window[] = isPast ? ['files'] : ['files', 'next'];
  const Shown = window && WINDOWS[window];
  return (
    <Alert color={outcomeColor(outcome)} title={(ownProperty(t.outcome, outcome) ?? t.outcome.failed)(version, round)}>
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
            {t.window[name]}
          </Button>
        ))}
        {previous?.entries && (
          <CompareDrafts channel={channel} events={events} title={t.compareWith(previous.version)} with="first" />
        )}
      </Group>
      {Shown && (
        <Modal
          opened
          onClose={() => setWindow(undefined)}
          size="xl"
          title={t.window[window]}
          closeButtonProps={{ 'aria-label': frame.event.close }}
        >
          <Shown channel={channel} />
        </Modal>
      )}
    </Alert>
  );
}
