import { Button, Group, Modal } from '@mantine/core';
import { useState } from 'react';
import { useWords } from '../../words/use-words.js';
import { usePast } from '../../live/past.js';
import type { ChannelOf, PanelProps } from '../protocol.js';
import { CompareDrafts } from './compare-drafts.js';
import { NextVersion } from './next-version.js';
import { Outputs } from './outputs.js';

const WINDOWS = { files: Outputs, next: NextVersion };
type Window = keyof typeof WINDOWS;

/** Once it is over: its files, what changed, and the next version. */
export function Afterwards({ channel: given, events }: PanelProps) {
  const { workshop: t, frame } = useWords();
  const [window, setWindow] = useState<Window>();
  const channel = given as ChannelOf<'workshop'>;
  const { previous } = channel;
  const isPast = usePast() !== undefined;
  const windows: Window[] = isPast ? ['files'] : ['files', 'next'];
  const Shown = window && WINDOWS[window];
  return (
    <>
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
    </>
  );
}
