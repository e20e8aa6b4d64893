import { Badge, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useWords } from '../words/use-words.js';
import { ring, useSound } from './sound.js';
import { useWaitingInTitle } from './page-title.js';
import { idOf, useWaiting } from './waiting.js';

/** How much waits for me: a badge, the tab's title, words for who hears the page, and a sound where that is wanted. */
export function WaitingCount() {
  const t = useWords().frame.inbox;
  const { items, isKnown } = useWaiting();
  const hasSound = useSound();
  const before = useRef<ReadonlySet<string>>(undefined);
  const ids = items.map(idOf);
  const key = ids.join();
  useEffect(() => {
    if (!isKnown) return;
    // What waited when the page was opened is no news.
    if (hasSound && before.current && ids.some((id) => !before.current!.has(id))) ring();
    before.current = new Set(ids);
  }, [key, isKnown]);
  useWaitingInTitle(items.length);
  return (
    <>
      {items.length > 0 && (
        <Badge size="sm" variant="filled" color="red" aria-hidden>
          {items.length}
        </Badge>
      )}
      <VisuallyHidden role="status">{items.length > 0 ? t.count(items.length) : ''}</VisuallyHidden>
    </>
  );
}
