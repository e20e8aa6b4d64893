import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useDebouncedCallback } from '@mantine/hooks';
import { channelQuery } from '../api/queries.js';
import { follow } from './channel-stream.js';
import { EventStore, type LiveSnapshot } from './event-store.js';

/** What has come lately is shown in one new view, in milliseconds. */
const TOGETHER_MS = 150;

/** The page is drawn anew at most so often, in milliseconds: words that are being said come no more smoothly if it is more often. */
const REDRAWN_MS = 100;

/** The one stream of this tab: the channel that is shown. Its view is read anew as events come. */
export function useLiveChannel(id: string): LiveSnapshot {
  const store = useMemo(() => new EventStore(REDRAWN_MS), [id]);
  const live = useSyncExternalStore(store.subscribe, store.read);
  const queries = useQueryClient();
  const refresh = useDebouncedCallback(() => void queries.invalidateQueries(channelQuery(id)), TOGETHER_MS);
  useEffect(() => {
    const gone = new AbortController();
    void follow(id, store, gone.signal);
    return () => gone.abort();
  }, [id, store]);
  const { events } = live;
  useEffect(() => {
    if (events.length) refresh();
  }, [events.length]);
  return live;
}
