import type { KeyboardEvent } from 'react';

/** What decides whether a key sends. */
export type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'> & {
  nativeEvent: Pick<globalThis.KeyboardEvent, 'isComposing'>;
};

/**
 * Whether a key sends what was typed: in a chat Enter does and Shift+Enter begins a line; in a form it takes Ctrl, or ⌘.
 * An Enter that ends a composition sends nothing.
 */
export function sendsBy({ key, ctrlKey, metaKey, shiftKey, nativeEvent }: Pressed, how: 'enter' | 'ctrl'): boolean {
  if (key !== 'Enter' || nativeEvent.isComposing) return false;
  return how === 'ctrl' ? ctrlKey || metaKey : !shiftKey;
}
