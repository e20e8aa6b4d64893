import type { InboxItem } from '@parley/client';
import { useMutationState } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ANSWERING } from '../api/queries.js';

interface Held {
  item: InboxItem;
  /** When it was first shown, in milliseconds. */
  since: number;
  /** Whether somebody has begun to answer. */
  touched: boolean;
}

export interface Asking {
  item: InboxItem;
  /** It is settled without what is being written here: it was answered elsewhere, or its time is over. */
  isSettled: boolean;
  touch(): void;
  drop(): void;
}

/** What is asked here; what somebody has begun to answer stays, also where it is settled meanwhile. */
export function useHeld(item: InboxItem | undefined): Asking | undefined {
  const [held, hold] = useState<Held>();
  const sent = useMutationState({
    filters: { ...ANSWERING, predicate: ({ state }) => state.status !== 'error' },
    select: ({ state }) => state.submittedAt,
  });
  const isOther = held?.item.request_id !== item?.request_id;
  const isSettled = isOther && held !== undefined && held.touched && !sent.some((at) => at >= held.since);
  const next = () => hold(item && { item, since: Date.now(), touched: false });
  useEffect(() => {
    if (isOther && !isSettled) next();
  }, [isOther, isSettled, item]);
  const shown = isSettled ? held.item : item;
  if (!shown) return undefined;
  return {
    item: shown,
    isSettled,
    touch: () => hold((before) => before && { ...before, touched: true }),
    drop: next,
  };
}
