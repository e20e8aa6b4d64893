import { wordsOf } from '../words.js';
import type { Answering } from '../protocol.js';

/** A turn at a round table, as a line: what is said, before it perhaps where one stands, which the table reads (R2). */
export const answering = (): Answering => ({
  silence: (_, language) => wordsOf(language).roundTable.silence,
  hint: (_, language) => wordsOf(language).roundTable.typing,
  answer: ({ participant_id, request_id }, text) => ({
    path: 'contributions',
    body: { participant_id, request_id, text },
  }),
});
