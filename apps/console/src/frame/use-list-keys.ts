import { useState } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';

/**
 * j and k through a list, Enter or o opens.
 * @returns which item is meant; -1 before the first key
 */
export function useListKeys(count: number, open: (index: number) => void): [number, (index: number) => void] {
  const [index, setIndex] = useState(-1);
  useHotkeys('j', () => setIndex((before) => Math.min(count - 1, before + 1)), [count]);
  useHotkeys('k', () => setIndex((before) => Math.max(0, before - 1)), [count]);
  const openIt = () => index >= 0 && open(index);
  useHotkeys('o', openIt, [index, open]);
  // A link or a button that has the focus does what it does.
  useHotkeys('enter', () => document.activeElement?.closest('a, button') ?? openIt(), [index, open]);
  return [Math.min(index, count - 1), setIndex];
}
