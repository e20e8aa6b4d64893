import { plainLine } from '@parley/untrusted';
import { useEffect } from 'react';

/** What the tab's title is made of: what waits for whoever looks, before what the page shows. */
const parts = { waiting: '', page: '' };

/** Names the page in the tab's title, as long as it is shown: its topic, and how it stands. */
export const useTitle = (...words: readonly string[]): void => usePart('page', plainLine(words.join(' · ')));

/** Says before every page's name what waits: "(2)". */
export const useWaitingTitle = (waiting: string): void => usePart('waiting', waiting);

function usePart(part: keyof typeof parts, text: string): void {
  useEffect(() => {
    write(part, text);
    return () => write(part, '');
  }, [part, text]);
}

function write(part: keyof typeof parts, text: string): void {
  parts[part] = text;
  document.title = [[parts.waiting, parts.page].filter(Boolean).join(' '), 'Parley'].filter(Boolean).join(' · ');
}
