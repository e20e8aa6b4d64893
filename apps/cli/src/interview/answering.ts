import { wordsOf } from '../words.js';
import type { Answering } from '../protocol.js';

/** Whatever is typed to an interview is its user's turn; who asks or writes in a model's place has more to send (I2). */
export const answering = (): Answering => ({
  silence: ({ work }, language) => wordsOf(language).interview.silence[work === 'say' ? 'say' : 'work'],
  hint: ({ work }, language) => (work === 'say' ? wordsOf(language).interview.typing : undefined),
  answer: () => undefined,
});
