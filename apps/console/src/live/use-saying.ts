import { useSyncExternalStore } from 'react';
import type { LiveSnapshot, SayingSource } from './event-store.js';

/** What is being said, by request: whoever asks is drawn anew with every piece. */
export const useSaying = ({ saying }: Pick<LiveSnapshot, 'saying'>): ReturnType<SayingSource['read']> =>
  useSyncExternalStore(saying.subscribe, saying.read);
