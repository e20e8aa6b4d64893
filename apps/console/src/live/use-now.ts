import { useInterval } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { usePast } from './past.js';

const TICK_MS = 1_000;

/** The time, which goes on while something runs; of a past moment it stands still. */
export function useNow(isRunning: boolean): number {
  const past = usePast();
  const [now, setNow] = useState(() => Date.now());
  const { start, stop } = useInterval(() => setNow(Date.now()), TICK_MS);
  const isTicking = isRunning && past === undefined;
  useEffect(() => {
    if (isTicking) start();
    return stop;
  }, [isTicking]);
  return past ?? now;
}
