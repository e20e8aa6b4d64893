import type { Answering } from '../protocol.js';
import { interviewWordsOf } from './wording.js';

/** Whatever is typed to an interview is its user's turn; who asks or writes in a model's place has more to send (I2). */
export const answering = (): Answering => ({
  silence: ({ work }, language) => interviewWordsOf(language).silence[work === 'say' ? 'say' : 'work'],
  hint: ({ work }, language) => (work === 'say' ? interviewWordsOf(language).typing : undefined),
  answer: () => undefined,
});
