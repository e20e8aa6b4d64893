import { Button, List } from '@mantine/core';
import type { Channel, RecordedEvent } from '@parley/client';
import { useMemo, useState } from 'react';
import { useWords } from '../words/use-words.js';
import { EventLink } from './event-link.js';
import { Heading } from '../frame/heading.js';

/** How many rounds are listed at once, the latest first of all. */
const SHOWN = 50;

/** Where each round began; a click goes there. */
export function Rounds({ events, channel }: { events: readonly RecordedEvent[]; channel: Channel }) {
  const t = useWords().frame;
  const [most, setMost] = useState(SHOWN);
  const rounds = useMemo(() => roundsIn(events), [events]);
  const hidden = Math.max(0, rounds.length - most);
  return (
    <nav aria-label={t.channel.rounds}>
      <Heading mb={4}>{t.channel.rounds}</Heading>
      <List listStyleType="none" size="sm">
        {hidden > 0 && (
          <List.Item>
            <Button size="compact-xs" variant="subtle" onClick={() => setMost(most + SHOWN)}>
              {t.home.more}
            </Button>
          </List.Item>
        )}
        {rounds.slice(hidden).map(({ label, position, isNow }) => (
          <List.Item key={position}>
            <EventLink position={position} aria-current={isNow && channel.status === 'open' ? 'step' : undefined}>
              {label === 0 ? t.channel.opening : t.channel.round(label)}
            </EventLink>
          </List.Item>
        ))}
      </List>
    </nav>
  );
}

interface Round {
  label: number;
  /** The position of its first event. */
  position: number;
  isNow: boolean;
}

/** A round begins with the first event that is of it; a second cycle counts from 1 again. What is of no round has 0. */
function roundsIn(events: readonly RecordedEvent[]): Round[] {
  const found: Round[] = events[0] ? [{ label: 0, position: events[0].position, isNow: true }] : [];
  for (const { type, data, position } of events) {
    const isStart = type === 'RoundStarted' || type === 'TurnRequested';
    const { round, cycle = 0 } = data as { round?: number; cycle?: number };
    if (!isStart || !round || round === found.at(-1)?.label) continue;
    if (round < (found.at(-1)?.label ?? 0) && cycle === 0) continue;
    for (const one of found) one.isNow = false;
    found.push({ label: round, position, isNow: true });
  }
  return found;
}
