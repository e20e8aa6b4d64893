/** What opens anything, as keyboards call it. */
export const PALETTE_KEY = /Mac|iPhone|iPad/u.test(navigator.platform) ? '⌘K' : 'Ctrl K';

/** Every key, as it is shown, and what it does. Lists bind theirs where they are (use-list-keys). */
export const KEYS = [
  [PALETTE_KEY, 'palette'],
  ['?', 'help'],
  ['/', 'search'],
  ['j', 'next'],
  ['k', 'previous'],
  ['Enter', 'enter'],
  ['o', 'enter'],
  ['[', 'roundBefore'],
  [']', 'roundAfter'],
  ['r', 'raw'],
  ['g l', 'live'],
  ['g h', 'home'],
  ['g i', 'inbox'],
] as const;
