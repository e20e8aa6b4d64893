import { listChanges, type ListChanges } from '@parley/client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keyHeader } from '../api/client.js';
import { see } from '../api/seen.js';

/** What is read anew when something has changed; only what is shown is. */
const LISTS = ['channels', 'inbox', 'seat'];

/**
 * Lists are read anew when they have changed, and not again and again. The tabs of a browser share one stream: a browser has few connections
 * to a server, and each channel that is shown needs one.
 */
export function useListChanges(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const gone = new AbortController();
    const { authorization: key = '' } = keyHeader();
    const others = new BroadcastChannel(`parley-changes ${key}`);
    const heard = ({ position }: ListChanges) => {
      see(position);
      for (const list of LISTS) void queries.invalidateQueries({ queryKey: [list] });
    };
    others.onmessage = ({ data }: MessageEvent<ListChanges>) => heard(data);
    const listen = async () => {
      for await (const changes of listChanges({ signal: gone.signal, startMs: Infinity })) {
        heard(changes);
        others.postMessage(changes);
      }
    };
    void oneOfAll(`parley-changes ${key}`, gone.signal, () => listen().catch(() => undefined));
    return () => {
      gone.abort();
      others.close();
    };
  }, [queries]);
}

/** In one of the tabs at a time, and in the next when that is closed; in each where a browser cannot tell (over HTTP from elsewhere). */
async function oneOfAll(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(name, { signal }, work).catch(() => undefined);
}
