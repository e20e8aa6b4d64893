/** What terminal and page both say where one of those who agreed at once supposes that it was wrong. */
export const premortem = {
  round: 'suppose that it was wrong',
  asked: 'All agreed at once. Suppose that it was wrong: what went wrong, and what should have warned you?',
};
