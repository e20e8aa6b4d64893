import type { Answering } from '../protocol.js';
import { tableWordingOf } from './wording.js';

/** A turn at a round table, as a line: what is said, before it perhaps where one stands, which the table reads (R2). */
export const answering = (): Answering => ({
  silence: (_, language) => tableWordingOf(language).silence,
  hint: (_, language) => tableWordingOf(language).typing,
  answer: ({ participant_id, request_id }, text) => ({
    path: 'contributions',
    body: { participant_id, request_id, text },
  }),
});
