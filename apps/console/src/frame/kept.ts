import { useSyncExternalStore } from 'react';

/** A text that this browser keeps under a name, for all its tabs; shown anew wherever it changes, in another tab too. */
export interface Kept {
  read(): string | undefined;
  /** Nothing more is kept where it is undefined. */
  write(text: string | undefined): void;
  useKept(): string | undefined;
}

export function kept(name: string): Kept {
  const listeners = new Set<() => void>();
  const read = () => localStorage.getItem(name) ?? undefined;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  };
  return {
    read,
    write(text) {
      if (text === undefined) localStorage.removeItem(name);
      else localStorage.setItem(name, text);
      for (const listener of listeners) listener();
    },
    useKept: () => useSyncExternalStore(subscribe, read),
  };
}
