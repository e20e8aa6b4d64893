import { Badge } from '@mantine/core';
import { useWords } from '../words/use-words.js';
import type { LiveStatus } from '../live/event-store.js';
import { outcomeColor } from './outcome-color.js';
import { outcomeWord } from './outcome-word.js';

/** Said wherever a channel is shown. Who sits elsewhere, and people, answer for themselves in a rehearsal, too. */
export function RehearsalBadge() {
  const t = useWords().frame;
  return (
    <Badge color="yellow" variant="light" c="var(--mantine-color-text)" title={t.home.rehearsalWhy}>
      {t.home.rehearsal}
    </Badge>
  );
}

/** How it stands; in words, since colour alone says nothing to many. */
export function StatusBadge({ status, outcome }: { status: 'open' | 'closed'; outcome?: string }) {
  const t = useWords().frame;
  const color = status === 'open' ? 'blue' : outcomeColor(outcome ?? '');
  return (
    <Badge variant="light" color={color} c="var(--mantine-color-text)">
      {t.outcome[outcomeWord(status, outcome)]}
    </Badge>
  );
}

export function LiveBadge({ status, replay }: { status: LiveStatus; replay: boolean }) {
  const t = useWords().frame;
  const shown = replay ? 'replay' : status;
  const color = shown === 'live' ? 'green' : shown === 'replay' ? 'grape' : 'orange';
  return (
    <Badge variant="dot" color={color} role="status">
      {t.live[shown]}
    </Badge>
  );
}
