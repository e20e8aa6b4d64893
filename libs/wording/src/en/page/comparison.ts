import { compare } from '../compare.js';

/** What the page says on which two channels stand beside each other. */
export const comparison = {
  ...compare,
  title: 'Compare two channels',
  about: 'Their answers and inputs are aligned by round, seat and work. No model is asked.',
  one: 'Id of one channel',
  other: 'Id of the other',
  show: 'Compare',
  withAnother: 'Compare with another',
  field: 'Compared',
  event: (version: number) => `To event ${version}`,
};
