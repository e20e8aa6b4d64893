import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keyHeader } from '../api/client.js';
import { see } from '../api/seen.js';
import { followStream } from './event-stream.js';

/** What is read anew when something has changed; only what is shown is. */
const LISTS = ['channels', 'inbox', 'seat'];

interface Changes {
  position: number;
}

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
    const heard = ({ position }: Changes) => {
      see(position);
      for (const list of LISTS) void queries.invalidateQueries({ queryKey: [list] });
    };
    others.onmessage = ({ data }: MessageEvent<Changes>) => heard(data);
    const listen = () =>
      followChanges((changes) => {
        heard(changes);
        others.postMessage(changes);
      }, gone.signal);
    void oneOfAll(`parley-changes ${key}`, gone.signal, listen);
    return () => {
      gone.abort();
      others.close();
    };
  }, [queries]);
}

/** What changed before it was open, or while it was cut off, is not told: position 0 says that anything may have. */
function followChanges(tell: (changes: Changes) => void, signal: AbortSignal): Promise<void> {
  return followStream(
    {
      path: () => '/v1/changes',
      onOpen: () => tell({ position: 0 }),
      onMessage: ({ event, data }) => {
        if (event === 'changes') tell(JSON.parse(data) as Changes);
        return true;
      },
      onCut: () => undefined,
      onLost: () => undefined,
    },
    signal,
  );
}

/** In one of the tabs at a time, and in the next when that is closed; in each where a browser cannot tell (over HTTP from elsewhere). */
async function oneOfAll(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(name, { signal }, work).catch(() => undefined);
}
