import { Button, List } from '@mantine/core';
import type { Channel, RecordedEvent } from '@parley/client';
import { useMemo, useState } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { useSearchParams } from 'react-router';
import { useWords } from '../words/use-words.js';
import { EventLink, eventAddress } from './event-link.js';
import { Heading } from '../frame/heading.js';
import { roundAfter, roundBefore, roundsIn, type Round } from './rounds-in.js';

/** How many rounds are listed at once, the latest first of all. */
const SHOWN = 50;

/** Where each round began; a click goes there. */
export function Rounds({ events, channel }: { events: readonly RecordedEvent[]; channel: Channel }) {
  const t = useWords().frame;
  const [most, setMost] = useState(SHOWN);
  const rounds = useMemo(() => roundsIn(events), [events]);
  useRoundKeys(rounds);
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

/** `[` and `]`: to where the round before began, and the next one. */
function useRoundKeys(rounds: readonly Round[]): void {
  const [, setSearch] = useSearchParams();
  const go = (beside: typeof roundBefore) => {
    // The address itself: of keys that come quickly the page has not shown all yet.
    const search = new URLSearchParams(window.location.search);
    const round = beside(rounds, Number(search.get('event')));
    if (round) setSearch(eventAddress(search, round.position), { replace: true });
  };
  useHotkeys('[', () => go(roundBefore), { useKey: true });
  useHotkeys(']', () => go(roundAfter), { useKey: true });
}
