import { terms } from './terms.js';

/** What a deliberation came to, in a word, and how many share it. */
export const ended = {
  verdicts: {
    agreed: terms.agreed,
    done: 'Done',
    partly: 'Agreed in part',
    not_agreed: 'Not agreed',
    stopped: terms.stopped,
    failed: 'Failed',
    rehearsed: terms.onlyARehearsal,
    open: 'Still running',
  },
  /** @param asked everybody who was to say something of it */
  count: (inFavour: number, asked: number) => `${inFavour} of ${asked} agree`,
};
