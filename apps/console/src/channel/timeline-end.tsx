import { Button, Group } from '@mantine/core';
import { useWords } from '../words/use-words.js';
import type { Mode } from '../live/modes.js';
import { usePast } from '../live/past.js';

interface TimelineEndProps {
  mode: Mode;
  follow(): void;
}

/** While one looks at something earlier: how much is new, and the way back. */
export function TimelineEnd({ mode: { following, news }, follow }: TimelineEndProps) {
  const { frame: t, channel } = useWords();
  const isPast = usePast() !== undefined;
  if (following) return null;
  const back = isPast ? channel.past.end : t.live.return;
  return (
    <Group justify="center">
      <Button size="xs" variant="light" onClick={follow}>
        {news ? `${t.live.new(news)} · ${back}` : back}
      </Button>
    </Group>
  );
}
