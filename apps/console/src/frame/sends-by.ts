import type { KeyboardEvent } from 'react';

/** Of a key what decides whether it sends. */
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
