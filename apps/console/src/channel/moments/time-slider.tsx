import { Button, Group, Paper, Slider, Text } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import type { RecordedEvent } from '@parley/client';
import { useEffect, useRef, useState } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { useWords } from '../../words/use-words.js';
import { useSearchParams } from 'react-router';
import { useFormat } from '../../frame/format.js';
import { usePast } from '../../live/past.js';
import { addressOf, momentIn, stepAt } from './until.js';

/** A key that is held down passes many moments: the one where it stops is asked for, after so many milliseconds. */
const SETTLES_MS = 150;

/** Leads to how it stood after any event, by an address; a past moment is only read. */
export function TimeSlider({ events }: { events: readonly RecordedEvent[] }) {
  const { channel: t, frame } = useWords();
  const format = useFormat();
  const isPast = usePast() !== undefined;
  const [search, setSearch] = useSearchParams();
  const [moving, move] = useState<number>();
  const group = useRef<HTMLDivElement>(null);
  const all = events.length;
  const asked = stepAt(events, momentIn(search));
  const step = Math.max(1, moving ?? asked);
  const ask = (to: number) =>
    setSearch((before) => addressOf(before, to >= all ? 0 : events[to - 1]!.version), { replace: true });
  const askSoon = useDebouncedCallback(ask, SETTLES_MS);
  const go = (to: number) => {
    move(to);
    askSoon(to);
  };
  useEffect(() => {
    if (moving === asked) move(undefined);
  }, [moving, asked]);
  useHotkeys('g>l', () => go(all));
  const event = events[step - 1];
  if (!event || all < 2) return null;
  const said = t.past.after(step, all, format.time(event.recorded_at));
  const leave = () => {
    go(all);
    // The button that had the focus goes away.
    group.current?.focus();
  };
  return (
    <Paper
      ref={group}
      role="group"
      aria-label={t.past.slider}
      tabIndex={-1}
      className={isPast ? 'moments moments-past' : 'moments'}
    >
      <Group gap="xs" wrap="nowrap" flex="2 1 280px">
        <Step sign="‹" label={t.past.earlier} isOff={step <= 1} go={() => go(step - 1)} />
        <Slider
          flex={1}
          size="sm"
          min={1}
          max={all}
          value={step}
          onChange={move}
          onChangeEnd={askSoon}
          label={`${event.version} ${event.type}`}
          thumbLabel={t.past.slider}
          thumbValueText={() => (step < all ? said : t.past.now)}
        />
        <Step sign="›" label={t.past.later} isOff={step >= all} go={() => go(step + 1)} />
      </Group>
      <Text size="xs" role="status" flex={isPast ? '1 1 280px' : undefined}>
        {isPast ? `◀ ${said} ${t.past.onlyRead}` : step < all ? said : t.past.now}
      </Text>
      {isPast && (
        <Button size="compact-sm" variant="light" onClick={leave}>
          {frame.live.return}
        </Button>
      )}
    </Paper>
  );
}

interface StepProps {
  sign: string;
  label: string;
  isOff: boolean;
  go(): void;
}

/** One event farther: finer than a thumb can move. */
const Step = ({ sign, label, isOff, go }: StepProps) => (
  <Button size="compact-sm" variant="default" aria-label={label} aria-disabled={isOff} onClick={() => !isOff && go()}>
    {sign}
  </Button>
);
