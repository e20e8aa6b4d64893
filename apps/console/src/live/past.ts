import { createContext, useContext, type ReactNode } from 'react';

/** When the moment is that is looked at, in milliseconds; undefined where it is now. */
export const PastTime = createContext<number | undefined>(undefined);

export const usePast = (): number | undefined => useContext(PastTime);

/** What can be done only now: a past moment is read, and changes nothing. */
export const OnlyNow = ({ children }: { children: ReactNode }) => (usePast() === undefined ? children : null);
