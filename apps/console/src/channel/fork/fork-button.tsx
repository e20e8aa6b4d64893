import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { Channel, RecordedEvent } from '@parley/client';
import { isSeatTab } from '../../api/client.js';
import { useWords } from '../../words/use-words.js';
import { forkPlace } from './fork-place.js';
import { ForkWindow } from './fork-window.js';

interface ForkButtonProps {
  channel: Channel;
  event: RecordedEvent;
  events: readonly RecordedEvent[];
}

/** Goes on from an event as another channel; nothing where there is nothing to go on with. */
export function ForkButton({ channel, event, events }: ForkButtonProps) {
  const t = useWords().channel.fork;
  const [opened, { open, close }] = useDisclosure(false);
  const at = forkPlace(events, event);
  if (at === undefined || isSeatTab()) return null;
  return (
    <>
      <Button size="xs" variant="default" onClick={open}>
        {t.open}
      </Button>
      {opened && <ForkWindow channel={channel} at={at} close={close} />}
    </>
  );
}
