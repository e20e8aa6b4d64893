import { useInterval } from '@mantine/hooks';
import { useEffect, useState } from 'react';

const TICK_MS = 1_000;

/** The time, which goes on while something runs. */
export function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  const { start, stop } = useInterval(() => setNow(Date.now()), TICK_MS);
  useEffect(() => {
    if (isRunning) start();
    return stop;
  }, [isRunning]);
  return now;
}
