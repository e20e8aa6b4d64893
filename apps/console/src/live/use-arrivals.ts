import { useEffect, useState } from 'react';

/** So long nothing has to come before it is said what came, in milliseconds: nobody hears each of many. */
const QUIET_MS = 1_500;

/** How many came together lately. What was there when the page was opened is no news. */
export function useArrivals(count: number): number {
  const [{ news }, tell] = useState<{ upTo?: number; news: number }>({ news: 0 });
  useEffect(() => {
    const timer = setTimeout(
      () => tell(({ upTo = count }) => ({ upTo: count, news: Math.max(0, count - upTo) })),
      QUIET_MS,
    );
    return () => clearTimeout(timer);
  }, [count]);
  return news;
}
