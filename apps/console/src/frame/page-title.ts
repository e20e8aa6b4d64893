import { plainLine } from '@parley/untrusted';
import { useEffect } from 'react';

const shown = { waiting: 0, about: '' };

/** What a tab is called: how much waits for whoever looks, then what its page is about. */
export const titleOf = ({ waiting, about }: typeof shown): string =>
  `${waiting ? `(${waiting}) ` : ''}${about ? `${plainLine(about)} · ` : ''}Parley`;

function show(changes: Partial<typeof shown>): void {
  Object.assign(shown, changes);
  document.title = titleOf(shown);
}

/** Says in the tab's title what the page is about, as long as it is shown. */
export function usePageTitle(about: string): void {
  useEffect(() => {
    show({ about });
    return () => show({ about: '' });
  }, [about]);
}

/** Says in the tab's title how much waits for me. */
export function useWaitingInTitle(waiting: number): void {
  useEffect(() => void show({ waiting }), [waiting]);
}
