/** Every key, as it is shown, and what it does. Lists bind theirs where they are (use-list-keys). */
export const KEYS = [
  ['?', 'help'],
  ['/', 'search'],
  ['j', 'next'],
  ['k', 'previous'],
  ['Enter', 'enter'],
  ['g l', 'live'],
  ['g h', 'home'],
  ['g i', 'inbox'],
] as const;
