import type { Terminal } from '../../terminal.js';

/** What is said of keys, and of what operators did. */
export const keys = ({ command }: Terminal) => ({
  none: () => `no key was made here; try: ${command`keys make NAME --scopes read,write`}`,
  states: { good: 'good', ended: 'its end has come', revoked: 'revoked' },
  rows: {
    scopes: 'scopes',
    made: 'made',
    replaces: 'in the place of',
    ends: 'good until',
    used: 'last used',
    revoked: 'revoked',
    key: 'key',
  },
  madeBy: (at: string, by: string) => `${at} by ${by}`,
  never: '–',
  shownOnce: 'The key is not shown again.',
  actions: {
    'key-made': 'made the key',
    'key-rotated': 'made in another’s place the key',
    'key-revoked': 'revoked the key',
    'letter-retried': 'drove again the dead letter',
    'views-redriven': 'had made anew the views of',
  },
  nothingDone: 'no operator has done anything yet',
});
