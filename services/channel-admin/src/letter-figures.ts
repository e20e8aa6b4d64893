import type { Figure } from '@parley/http';
import type { DeadLetterStore } from '@parley/messaging';

/** For `/metrics`. */
export const letterFigures = (letters: Pick<DeadLetterStore, 'unhandled'>): Figure[] => [
  {
    name: 'parley_dead_letters',
    help: 'Messages that a service gave up on and that were not handled since, of all tenants',
    value: () => letters.unhandled(),
  },
];
